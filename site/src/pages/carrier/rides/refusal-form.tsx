import type { CallInput } from '@fiacre/sdk'
import { REFUSAL_NOTE_MAX_LENGTH } from '@fiacre/sdk/rules'
import type { SubmitEvent } from 'react'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { FormActions } from '../form-actions.tsx'
import { textOf } from '../form-text.ts'

export type Refusal = CallInput<'rejectRideOffer'>['body']

const REASONS = [
  'NO_AVAILABILITY',
  'CANT_FULFILL_REQUEST',
  'RATE_ERROR',
  'ROAD_CLOSURE',
  'INCOMPLETE_DETAILS',
  'OTHER',
] as const satisfies readonly Refusal['reason'][]

type RefusalFormProps = {
  /** What sending it does, in words. */
  label: string
  /** What it means for the carrier. */
  text: string
  isSending: boolean
  onSend: (refusal: Refusal) => void
  onCancel: () => void
}

/** Why a ride is not driven, asked before it goes to others. */
export function RefusalForm({ label, text, isSending, onSend, onCancel }: RefusalFormProps) {
  const t = useT()
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (isSending) return
    const form = new FormData(event.currentTarget)
    const reason = REASONS.find((known) => known === textOf(form, 'reason')) ?? 'OTHER'
    onSend({ reason, note: textOf(form, 'note') || null })
  }
  return (
    <form className="fi-stack" onSubmit={submit} noValidate>
      <p>{text}</p>
      <div className="carrier-fields">
        <Field label={t('carrier.rides.reason')}>
          <Select name="reason">
            {REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {t(`carrier.rides.reasons.${reason}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('carrier.rides.note')} optionalLabel={t('optional')}>
          <TextInput name="note" autoComplete="off" maxLength={REFUSAL_NOTE_MAX_LENGTH} />
        </Field>
      </div>
      <FormActions label={label} isSending={isSending} onCancel={onCancel} />
    </form>
  )
}
