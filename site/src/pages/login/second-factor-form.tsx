import { FiacreError } from '@fiacre/sdk'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { usePassSecondFactor } from '../../subjects/session/use-pass-second-factor.ts'
import { useRefusalText } from '../../subjects/session/use-refusal-text.ts'
import { Banner } from '../../ui/banner/banner.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'

/** The code that completes a sign-in: of the authenticator app, or a recovery code. */
export function SecondFactorForm({ onAgain }: { onAgain: () => void }) {
  const t = useT()
  const refusalText = useRefusalText()
  const pass = usePassSecondFactor()
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  // It takes the place of the form that had the focus.
  useEffect(() => field.current?.focus(), [])
  const refused = pass.error instanceof FiacreError ? pass.error.code : undefined
  const isWrong = refused === 'WRONG_CODE' || refused === 'INVALID_REQUEST'
  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (code.trim() !== '' && !pass.isPending) pass.mutate(code.trim())
  }
  return (
    <form className="fi-stack" noValidate onSubmit={submit}>
      <Banner live title={t('login.code.title')}>
        {t('login.code.text')}
      </Banner>
      {pass.error && !isWrong && (
        <Banner tone="danger" live>
          {refused === 'UNAUTHORIZED' ? t('login.code.late') : refusalText(pass.error, t('login.failed'))}
        </Banner>
      )}
      <Field
        label={t('login.code.label')}
        hint={t('login.code.hint')}
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
      <Button type="submit" size="lg" wide loading={pass.isPending} loadingLabel={t('login.submitting')}>
        {t('login.submit')}
      </Button>
      <Button variant="quiet" onClick={onAgain}>
        {t('login.code.again')}
      </Button>
    </form>
  )
}
