import { useState, type ReactNode, type SubmitEvent } from 'react'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'

interface Props {
  /** What the deed brings about. */
  text: ReactNode
  /** Of the field. */
  label: string
  hint?: string
  maxLength: number
  /** Of the button. */
  save: string
  variant?: 'secondary' | 'danger'
  isPending: boolean
  /** @param reason without blanks around it, never empty */
  onSave: (reason: string) => void
}

/** A deed that wants nothing but the reason for it. */
export function ReasonForm({
  text,
  label,
  hint,
  maxLength,
  save,
  variant = 'secondary',
  isPending,
  onSave,
}: Props) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const reason = typed.trim()

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (reason && !isPending) onSave(reason)
  }

  return (
    <form className="fi-stack" onSubmit={submit} noValidate>
      <p>{text}</p>
      <Field label={label} hint={hint} required>
        <TextInput
          autoComplete="off"
          maxLength={maxLength}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <div>
        <Button
          type="submit"
          variant={variant}
          resting={!reason}
          loading={isPending}
          loadingLabel={t('admin.updating')}
        >
          {save}
        </Button>
      </div>
    </form>
  )
}
