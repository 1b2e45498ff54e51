import { forgotPasswordSchema } from '@fiacre/sdk/rules'
import { useForm } from '../../base/forms/use-form.ts'
import { useTranslator } from '../../base/i18n/i18n-provider.tsx'
import { AccountFrame } from '../../subjects/session/account-frame.tsx'
import { ResendButton } from '../../subjects/session/resend-button.tsx'
import { useResendConfirmation } from '../../subjects/session/use-resend-confirmation.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'

/** A confirmation link that does not work any more, and the way to a new one. `onSignIn` turns to the sign-in instead. */
export function LinkInvalid({ onSignIn }: { onSignIn: () => void }) {
  const { t, say } = useTranslator()
  const { send, isSending, wait } = useResendConfirmation()
  const form = useForm({
    initial: { email: '' },
    schema: forgotPasswordSchema,
    onSubmit: ({ email }) => send(email),
  })
  return (
    <AccountFrame
      title={t('login.linkInvalid')}
      lead={t('login.linkInvalidText')}
      foot={
        <p>
          {t('login.signInInstead')}{' '}
          <Button variant="link" onClick={onSignIn}>
            {t('account.signIn')}
          </Button>
        </p>
      }
    >
      <form className="fi-stack" {...form.form}>
        <Field label={t('account.email')} required error={form.errors.email && say(form.errors.email)}>
          <TextInput type="email" autoComplete="username" icon="mail" {...form.control('email')} />
        </Field>
        <ResendButton
          size="lg"
          wide
          label={t('login.resend')}
          sendingLabel={t('login.resending')}
          isSending={isSending}
          wait={wait}
        />
      </form>
    </AccountFrame>
  )
}
