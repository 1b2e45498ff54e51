import type { CallInput } from '@fiacre/sdk'
import { PASSWORD_MIN_LENGTH } from '@fiacre/sdk/rules'
import { useQueryClient } from '@tanstack/react-query'
import { useLatestMutation } from '../../../base/api/use-latest-mutation.ts'
import { useEffect } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { useForm } from '../../../base/forms/use-form.ts'
import { useTranslator } from '../../../base/i18n/i18n-provider.tsx'
import { useNotify } from '../../../base/notices/notices-provider.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { PasswordInput } from '../../../ui/password-input/password-input.tsx'
import {
  PASSWORD_FIELDS,
  passwordChangeSchema,
  refusedPasswords,
  type PasswordField,
  type PasswordValues,
} from './password-change.ts'
import { UsernameField } from '../../session/username-field.tsx'
import { useAccountFailure } from './use-account-failure.ts'
import { SESSIONS_KEY } from './use-sessions.ts'

type PasswordFormProps = {
  email: string
  /** Changed, or called off. */
  onDone: () => void
}

/** The present password and a new one, twice. What was typed stays when it is refused. */
export function PasswordForm({ email, onDone }: PasswordFormProps) {
  const { t, say } = useTranslator()
  const notify = useNotify()
  const client = useClient()
  const cache = useQueryClient()
  const failed = useAccountFailure()
  const change = useLatestMutation({
    mutationFn: (body: CallInput<'changePassword'>['body']) => client.changePassword({ body }),
    onSuccess: () => {
      notify({ title: t('profile.passwordChanged'), description: t('profile.passwordChangedText') })
      void cache.invalidateQueries({ queryKey: SESSIONS_KEY })
      onDone()
    },
    onError: (error) => {
      const fields = refusedPasswords(error, PASSWORD_FIELDS)
      if (Object.keys(fields).length > 0) form.refuse(fields)
      else failed(error, t('profile.passwordFailed'))
    },
  })
  const form = useForm<PasswordField, PasswordValues>({
    initial: { currentPassword: '', newPassword: '', confirmPassword: '' },
    schema: passwordChangeSchema,
    onSubmit: ({ currentPassword, newPassword }) => {
      if (!change.isPending) change.mutate({ currentPassword, newPassword })
    },
  })
  const error = (field: PasswordField) => form.errors[field] && say(form.errors[field])
  const toggles = { showLabel: t('profile.showPassword'), hideLabel: t('profile.hidePassword') }

  useEffect(() => {
    const control = form.form.ref.current?.elements.namedItem('currentPassword')
    if (control instanceof HTMLElement) control.focus()
    // Only once: later the focus is the traveller's.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  return (
    <form {...form.form} className="profile-form fi-stack">
      <UsernameField email={email} />
      <Field label={t('profile.currentPassword')} error={error('currentPassword')} required>
        <PasswordInput {...form.control('currentPassword')} {...toggles} autoComplete="current-password" />
      </Field>
      <div className="fi-field-row">
        <Field
          label={t('profile.newPassword')}
          hint={t('profile.newPasswordHint', { count: PASSWORD_MIN_LENGTH })}
          error={error('newPassword')}
          required
        >
          <PasswordInput {...form.control('newPassword')} {...toggles} autoComplete="new-password" />
        </Field>
        <Field label={t('profile.confirmPassword')} error={error('confirmPassword')} required>
          <PasswordInput {...form.control('confirmPassword')} {...toggles} autoComplete="new-password" />
        </Field>
      </div>
      <div className="profile-form__actions">
        <Button type="submit" loading={change.isPending} loadingLabel={t('profile.savingPassword')}>
          {t('profile.savePassword')}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {t('profile.cancel')}
        </Button>
      </div>
    </form>
  )
}
