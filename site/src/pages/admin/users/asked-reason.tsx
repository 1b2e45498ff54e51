import { OFFICE_REASON_REASON_MAX_LENGTH } from '@fiacre/sdk/rules'
import { useState, type SubmitEvent } from 'react'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'

type ReasonFormProps = {
  text: string
  action: string
  variant: 'secondary' | 'danger'
  isPending: boolean
  onSubmit: (reason: string) => void
}

/** Does something to an account once it is said why; the first press asks for that. */
export function ReasonForm({ text, action, variant, isPending, onSubmit }: ReasonFormProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (reason.trim() !== '' && !isPending) onSubmit(reason.trim())
  }
  if (!isOpen) {
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
  return (
    <form className="fi-stack" onSubmit={submit}>
      <p>{text}</p>
      <Field label={t('admin.reason')} hint={t('admin.reasonHint')} required>
        <TextInput
          maxLength={OFFICE_REASON_REASON_MAX_LENGTH}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      <div>
        <Button type="submit" variant={variant} disabled={reason.trim() === ''} loading={isPending}>
          {action}
        </Button>
      </div>
    </form>
  )
}
