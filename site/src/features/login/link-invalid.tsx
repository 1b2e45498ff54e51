import { fieldErrors, loginSchema } from '@fiacre/sdk/rules'
import { useState, type SubmitEvent } from 'react'
import { useTranslator } from '../../i18n/i18n-provider.tsx'
import { useResendConfirmation } from '../../session/use-resend-confirmation.ts'
import { Banner } from '../../ui/banner/banner.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Field } from '../../ui/field/field.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'

/** A confirmation link that does not work any more, and the way to a new one. */
export function LinkInvalid() {
  const { t, say } = useTranslator()
  const resend = useResendConfirmation()
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = fieldErrors(loginSchema.safeParse({ email, password: '-' }))['email']
    setError(found)
    if (!found && !resend.isPending) resend.mutate(email.trim())
  }

  return (
    <Card tone="sunken" compact>
      <form className="fi-stack" noValidate onSubmit={submit}>
        <Banner tone="warning" live title={t('login.linkInvalid')}>
          {t('login.linkInvalidText')}
        </Banner>
        <Field label={t('login.email')} required error={error && say(error)}>
          <TextInput
            name="email"
            type="email"
            autoComplete="email"
            icon="mail"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <Button
          type="submit"
          variant="secondary"
          loading={resend.isPending}
          loadingLabel={t('login.resending')}
        >
          {t('login.resend')}
        </Button>
      </form>
    </Card>
  )
}
