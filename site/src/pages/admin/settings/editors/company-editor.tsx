import {
  COMPANY_SETTING_ADDRESS_MAX_LENGTH,
  COMPANY_SETTING_LEGAL_NAME_MAX_LENGTH,
  COMPANY_SETTING_REGISTRATION_MAX_LENGTH,
  COMPANY_SETTING_TAX_NUMBER_MAX_LENGTH,
} from '@fiacre/sdk/rules'
import { useT } from '../../../../base/i18n/i18n-provider.tsx'
import { Checkbox } from '../../../../ui/checkbox/checkbox.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { TextInput } from '../../../../ui/text-input/text-input.tsx'
import type { EditorProps } from './editor-props.ts'

const LINES = [
  ['legalName', COMPANY_SETTING_LEGAL_NAME_MAX_LENGTH],
  ['address', COMPANY_SETTING_ADDRESS_MAX_LENGTH],
  ['registration', COMPANY_SETTING_REGISTRATION_MAX_LENGTH],
] as const

const NOBODY = { legalName: '', address: '', registration: '', taxNumber: null }

/** Who runs the service, or that nobody is named. */
export function CompanyEditor({ value, onChange }: EditorProps<'company'>) {
  const t = useT()
  return (
    <>
      <Checkbox
        label={t('settings.isNamed')}
        checked={value !== null}
        onChange={({ target }) => onChange(target.checked ? NOBODY : null)}
      />
      {value && (
        <>
          {LINES.map(([name, longest]) => (
            <Field key={name} label={t(`settings.${name}`)}>
              <TextInput
                maxLength={longest}
                value={value[name]}
                onChange={({ target }) => onChange({ ...value, [name]: target.value })}
              />
            </Field>
          ))}
          <Field label={t('settings.taxNumber')} optionalLabel={t('optional')}>
            <TextInput
              maxLength={COMPANY_SETTING_TAX_NUMBER_MAX_LENGTH}
              value={value.taxNumber ?? ''}
              onChange={({ target }) => onChange({ ...value, taxNumber: target.value || null })}
            />
          </Field>
        </>
      )}
    </>
  )
}
