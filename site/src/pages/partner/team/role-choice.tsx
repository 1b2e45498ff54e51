import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/select/select.tsx'
import type { Partner } from '../partner-reads.ts'

export type Role = Partner['role']

const ROLES = ['owner', 'developer', 'finance'] as const satisfies readonly Role[]

type RoleChoiceProps = { label: string; value: Role; onChange: (role: Role) => void }

/** What somebody may do for the partner, with what that is. */
export function RoleChoice({ label, value, onChange }: RoleChoiceProps) {
  const t = useT()
  return (
    <div className="partner-key-choice">
      <Field label={label} hint={t(`partner.roleText.${value}`)}>
        <Select
          value={value}
          onChange={({ target }) => onChange(ROLES.find((each) => each === target.value) ?? value)}
        >
          {ROLES.map((each) => (
            <option key={each} value={each}>
              {t(`partner.role.${each}`)}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}
