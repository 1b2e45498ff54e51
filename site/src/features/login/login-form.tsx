import { FiacreError } from '@fiacre/sdk'
import { fieldErrors, loginSchema } from '@fiacre/sdk/rules'
import { useRef, useState, type SubmitEvent } from 'react'
import { useTranslator } from '../../i18n/i18n-provider.tsx'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useLogin } from '../../session/use-login.ts'
import { Banner } from '../../ui/banner/banner.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { PasswordInput } from '../../ui/password-input/password-input.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'

/** Email and password, and what the service says to them (spec section 8). Once signed in, the page leads on. */
export function LoginForm() {
  const { t, say } = useTranslator()
  const errorText = useErrorText()
  const login = useLogin()
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Record<string, string>>({})

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (login.isPending) return
    const checked = loginSchema.safeParse(Object.fromEntries(new FormData(event.currentTarget)))
    setErrors(fieldErrors(checked))
    if (checked.success) return login.mutate(checked.data)
    login.reset()
    const first = checked.error.issues[0]?.path[0]
    form.current?.querySelector<HTMLElement>(`[name="${String(first)}"]`)?.focus()
  }

  const failed = login.error instanceof FiacreError ? t('login.failed') : t('login.failedNetwork')
  return (
    <form ref={form} className="fi-stack" noValidate onSubmit={submit}>
      {login.error && (
        <Banner tone="danger" live>
          {errorText(login.error, failed)}
        </Banner>
      )}
      <Field label={t('login.email')} required error={errors['email'] && say(errors['email'])}>
        <TextInput name="email" type="email" autoComplete="username" icon="mail" />
      </Field>
      <Field label={t('login.password')} required error={errors['password'] && say(errors['password'])}>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          showLabel={t('login.showPassword')}
          hideLabel={t('login.hidePassword')}
        />
      </Field>
      <Button type="submit" size="lg" wide loading={login.isPending} loadingLabel={t('login.submitting')}>
        {t('login.submit')}
      </Button>
    </form>
  )
}
