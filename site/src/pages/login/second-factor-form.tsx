import { FiacreError, type Problem } from '@fiacre/sdk'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { hasPasskeys } from '../../subjects/session/passkeys.ts'
import { usePassSecondFactor } from '../../subjects/session/use-pass-second-factor.ts'
import { useRefusalText } from '../../subjects/session/use-refusal-text.ts'
import { Banner } from '../../ui/banner/banner.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { PasskeyStep } from './passkey-step.tsx'

type SecondFactorFormProps = {
  /** What may be shown; a code where the service does not say. */
  factors: Problem['factors']
  onAgain: () => void
}

/** What completes a sign-in: a passkey, a code of the authenticator app, or a recovery code. */
export function SecondFactorForm({ factors = ['totp', 'recovery-code'], onAgain }: SecondFactorFormProps) {
  const t = useT()
  const refusalText = useRefusalText()
  const pass = usePassSecondFactor()
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const hasPasskey = factors.includes('passkey')
  const takesCode = factors.includes('totp') || factors.includes('recovery-code')
  const isFirst = !hasPasskey || !hasPasskeys()
  // It takes the place of the password form, in which the focus was.
  useEffect(() => {
    if (isFirst) field.current?.focus()
  }, [isFirst])
  const refused = pass.error instanceof FiacreError ? pass.error.code : undefined
  const isWrong = refused === 'WRONG_CODE' || refused === 'INVALID_REQUEST'
  const byPasskey = factors.includes('totp') ? 'login.passkey.appOrRecovery' : 'login.passkey.recovery'
  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (code.trim() !== '' && !pass.isPending) pass.mutate(code.trim())
  }
  return (
    <form method="post" className="fi-stack" noValidate onSubmit={submit}>
      <Banner live title={t('login.code.title')}>
        {t(hasPasskey ? 'login.passkey.text' : 'login.code.text')}
      </Banner>
      {hasPasskey && <PasskeyStep />}
      {hasPasskey && takesCode && <h2 className="login-form__or">{t('login.passkey.orCode')}</h2>}
      {pass.error && !isWrong && (
        <Banner tone="danger" live>
          {refused === 'UNAUTHORIZED' ? t('login.code.late') : refusalText(pass.error, t('login.failed'))}
        </Banner>
      )}
      {takesCode && (
        <>
          <Field
            label={t('login.code.label')}
            hint={t(hasPasskey ? byPasskey : 'login.code.hint')}
            error={isWrong ? t('login.code.wrong') : undefined}
            required
          >
            <TextInput
              ref={field}
              autoComplete="one-time-code"
              value={code}
              onChange={({ target }) => setCode(target.value)}
            />
          </Field>
          <Button
            type="submit"
            variant={isFirst ? 'primary' : 'secondary'}
            size="lg"
            wide
            loading={pass.isPending}
            loadingLabel={t('login.submitting')}
          >
            {t('login.submit')}
          </Button>
        </>
      )}
      <Button variant="quiet" onClick={onAgain}>
        {t('login.code.again')}
      </Button>
    </form>
  )
}
