import { OFFICE_REASON_REASON_MAX_LENGTH } from '@fiacre/sdk/rules'
import { useState } from 'react'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { ReasonForm } from '../reason-form.tsx'

type AskedReasonProps = {
  text: string
  action: string
  variant: 'secondary' | 'danger'
  isPending: boolean
  onSubmit: (reason: string) => void
}

/** Does something to an account once it is said why; the first press asks for that. */
export function AskedReason({ text, action, variant, isPending, onSubmit }: AskedReasonProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  if (isOpen)
    return (
      <ReasonForm
        text={text}
        label={t('admin.reason')}
        hint={t('admin.reasonHint')}
        maxLength={OFFICE_REASON_REASON_MAX_LENGTH}
        save={action}
        variant={variant}
        isPending={isPending}
        onSave={onSubmit}
      />
    )
  return (
    <div className="fi-stack">
      <p>{text}</p>
      <div>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {action}
        </Button>
      </div>
    </div>
  )
}
