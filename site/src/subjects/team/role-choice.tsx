import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Select } from '../../ui/select/select.tsx'
import type { TeamRole } from './team.ts'

type RoleChoiceProps<Role extends TeamRole> = {
  label: string
  roles: readonly Role[]
  value: Role
  onChange: (role: Role) => void
}

/** What somebody may do for the business, with what that is. */
export function RoleChoice<Role extends TeamRole>({ label, roles, value, onChange }: RoleChoiceProps<Role>) {
  const t = useT()
  const chosen: TeamRole = value
  return (
    <Field label={label} hint={t(`team.roleText.${chosen}`)}>
      <Select
        value={value}
        onChange={({ target }) => onChange(roles.find((each) => each === target.value) ?? value)}
      >
        {roles.map((each: TeamRole) => (
          <option key={each} value={each}>
            {t(`team.role.${each}`)}
          </option>
        ))}
      </Select>
    </Field>
  )
}
