import { FiacreError } from '@fiacre/sdk'
import { fieldErrors, loginSchema, type RuleMessage } from '@fiacre/sdk/rules'
import { useRef, useState, type SubmitEvent } from 'react'
import { Link } from 'wouter'
import { useTranslator } from '../../base/i18n/i18n-provider.tsx'
import { useLogin } from '../../subjects/session/use-login.ts'
import { useTypedEmail } from '../../subjects/session/use-typed-email.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { PasswordInput } from '../../ui/password-input/password-input.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { LoginRefusal } from './login-refusal.tsx'
import { SecondFactorForm } from './second-factor-form.tsx'
import './login-form.css'

/** Email and password, and what the service says to them (spec section 8). Once signed in, the page leads on. */
export function LoginForm({ linkToken, look }: { linkToken: string | null; look: 'primary' | 'secondary' }) {
  const { t, say } = useTranslator()
  const login = useLogin()
  const { typed, keep } = useTypedEmail()
  const form = useRef<HTMLFormElement>(null)
  const email = useRef<HTMLInputElement>(null)
  /** As it was sent: the link to sign in by goes there. */
  const [sentEmail, setSentEmail] = useState('')
  const [errors, setErrors] = useState<Record<string, RuleMessage>>({})

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (login.isPending) return
    const checked = loginSchema.safeParse(Object.fromEntries(new FormData(event.currentTarget)))
    setErrors(fieldErrors(checked))
    if (checked.success) {
      setSentEmail(checked.data.email)
      return login.mutate({ ...checked.data, ...(linkToken !== null && { linkToken }) })
    }
    login.reset()
    const first = checked.error.issues[0]?.path[0]
    form.current?.querySelector<HTMLElement>(`[name="${String(first)}"]`)?.focus()
  }

  // The address goes along to where a new password is asked for.
  const forget = () => keep(email.current?.value ?? '')

  if (login.error instanceof FiacreError && login.error.code === 'SECOND_FACTOR_NEEDED')
    return <SecondFactorForm factors={login.error.problem?.factors} onAgain={() => login.reset()} />

  return (
    <form ref={form} method="post" className="fi-stack" noValidate onSubmit={submit}>
      {login.error && <LoginRefusal error={login.error} email={sentEmail} onForgot={forget} />}
      <Field label={t('account.email')} required error={errors['email'] && say(errors['email'])}>
        <TextInput
          ref={email}
          name="email"
          type="email"
          autoComplete="username"
          icon="mail"
          defaultValue={typed}
        />
      </Field>
      <div className="login-password">
        <Field label={t('login.password')} required error={errors['password'] && say(errors['password'])}>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            showLabel={t('account.showPassword')}
            hideLabel={t('account.hidePassword')}
          />
        </Field>
        <Link href="/forgot-password" className="login-password__forgot" onClick={forget}>
          {t('login.forgot')}
        </Link>
      </div>
      <Button
        type="submit"
        variant={look}
        size="lg"
        wide
        loading={login.isPending}
        loadingLabel={t('login.submitting')}
      >
        {t('login.submit')}
      </Button>
    </form>
  )
}
