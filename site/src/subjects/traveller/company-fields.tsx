import { AskedField } from './asked-field.tsx'
import type { ProfileFormState } from './form-state.ts'

/** Whom the traveller books for: both may stay blank. */
export function CompanyFields({ form }: { form: ProfileFormState }) {
  return (
    <div className="fi-field-row">
      <AskedField field="company" form={form} isOptional />
      <AskedField field="vatNumber" form={form} isOptional />
    </div>
  )
}
