import { useState } from 'react'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Button } from '../../ui/button/button.tsx'

type AskedTwiceProps = {
  label: string
  /** On the button that does it. */
  surely: string
  onSure: () => void
}

/** A button for what is not taken back: once pressed it asks again, and may be left. */
export function AskedTwice({ label, surely, onSure }: AskedTwiceProps) {
  const t = useT()
  const [isAsked, setAsked] = useState(false)
  if (!isAsked)
    return (
      <Button size="sm" variant="quiet" onClick={() => setAsked(true)}>
        {label}
      </Button>
    )
  return (
    <>
      <Button size="sm" variant="danger" onClick={onSure}>
        {surely}
      </Button>
      <Button size="sm" variant="quiet" onClick={() => setAsked(false)}>
        {t('partner.cancel')}
      </Button>
    </>
  )
}
