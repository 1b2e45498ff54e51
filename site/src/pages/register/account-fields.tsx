import { PASSWORD_MIN_LENGTH } from '@fiacre/sdk/rules'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Field } from '../../ui/field/field.tsx'
import { PasswordInput } from '../../ui/password-input/password-input.tsx'
import type { FieldsProps } from './fields.ts'

/** The password, twice, each of which can be shown. */
export function AccountFields({ values, change, errorOf }: FieldsProps) {
  const t = useT()
  const toggles = { showLabel: t('account.showPassword'), hideLabel: t('account.hidePassword') }
  return (
    <div className="fi-field-row">
      <Field
        label={t('register.password')}
        required
        hint={t('register.passwordHint', { count: PASSWORD_MIN_LENGTH })}
        error={errorOf('password')}
      >
        <PasswordInput
          {...toggles}
          name="password"
          autoComplete="new-password"
          value={values.password}
          onChange={(event) => change({ password: event.target.value })}
        />
      </Field>
      <Field label={t('register.confirmPassword')} required error={errorOf('confirmPassword')}>
        <PasswordInput
          {...toggles}
          name="confirmPassword"
          autoComplete="new-password"
          value={values.confirmPassword}
          onChange={(event) => change({ confirmPassword: event.target.value })}
        />
      </Field>
    </div>
  )
}
