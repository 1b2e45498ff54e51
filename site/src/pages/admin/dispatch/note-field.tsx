import { REFUSAL_NOTE_MAX_LENGTH } from '@fiacre/sdk/rules'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'

/** What the audit trail keeps of why, in one's own words. */
export function NoteField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useT()
  return (
    <Field label={t('admin.note')} optionalLabel={t('optional')}>
      <TextInput
        autoComplete="off"
        maxLength={REFUSAL_NOTE_MAX_LENGTH}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  )
}
