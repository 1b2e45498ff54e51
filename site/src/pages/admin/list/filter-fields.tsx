import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import type { AdminParameter } from '../admin-address.ts'
import { useAdminAddress } from '../use-admin-address.ts'

type FilterSelectProps = {
  name: AdminParameter
  label: string
  options: readonly (readonly [value: string, text: string])[]
  /** What stands for none of them. */
  any?: string
}

/** Narrows a list to one of several; the address keeps it. */
export function FilterSelect({ name, label, options, any }: FilterSelectProps) {
  const t = useT()
  const { address, narrow } = useAdminAddress()
  return (
    <Field label={label}>
      <Select value={address[name] ?? ''} onChange={({ target }) => narrow({ [name]: target.value })}>
        <option value="">{any ?? t('admin.any')}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** The first and the last day of a list. */
export function FilterDays({ from, to }: { from: string; to: string }) {
  const { address, narrow } = useAdminAddress()
  return (
    <>
      {(
        [
          ['from', from],
          ['to', to],
        ] as const
      ).map(([name, label]) => (
        <Field key={name} label={label}>
          <TextInput
            type="date"
            value={address[name] ?? ''}
            onChange={({ target }) => narrow({ [name]: target.value })}
          />
        </Field>
      ))}
    </>
  )
}
