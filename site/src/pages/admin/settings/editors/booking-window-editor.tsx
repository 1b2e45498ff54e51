import { useT } from '../../../../base/i18n/i18n-provider.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import type { EditorProps } from './editor-props.ts'
import { NumberInput } from './number-input.tsx'

/** How far ahead a ride is booked. */
export function BookingWindowEditor({ value, onChange }: EditorProps<'bookingWindow'>) {
  const t = useT()
  return (
    <Field label={t('settings.horizonDays')} hint={t('settings.horizonHint')}>
      <NumberInput value={value.horizonDays} onChange={(horizonDays) => onChange({ horizonDays })} />
    </Field>
  )
}
