import { useState } from 'react'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Button } from '../../ui/button/button.tsx'

type CopyButtonProps = {
  /** What goes to the clipboard. */
  text: string
  /** What it does, with what: there may be several on a page. */
  label: string
}

/** Puts a text on the clipboard, and says whether it could: some browsers do not let it. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const t = useT()
  const [outcome, setOutcome] = useState<'payments.copied' | 'payments.notCopied' | null>(null)

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('payments.copied')
    } catch {
      setOutcome('payments.notCopied')
    }
  }

  return (
    <span className="bank-details__copy">
      <Button size="sm" variant="secondary" aria-label={label} onClick={() => void copy()}>
        {t('payments.copy')}
      </Button>
      <output>{outcome && t(outcome)}</output>
    </span>
  )
}
