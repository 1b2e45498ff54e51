import { FiacreError } from '@fiacre/sdk'
import { forgotPasswordSchema } from '@fiacre/sdk/rules'
import { useLatestMutation } from '../../base/api/use-latest-mutation.ts'
import { useClient } from '../../base/api/client-context.tsx'
import { problemFields } from '../../base/forms/problem-fields.ts'
import { useForm } from '../../base/forms/use-form.ts'
import { useTranslator } from '../../base/i18n/i18n-provider.tsx'
import { useRefusalText } from '../../subjects/session/use-refusal-text.ts'
import { Banner } from '../../ui/banner/banner.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'

type ForgotPasswordFormProps = {
  /** What the field starts from. */
  email: string
  /** The service took the address, which it does whether or not it knows it. */
  onSent: (email: string) => void
}

/** Asks where to send a link to a new password, and says what kept it from being sent (spec sections 5 and 8). */
export function ForgotPasswordForm({ email, onSent }: ForgotPasswordFormProps) {
  const { t, say } = useTranslator()
  const refusalText = useRefusalText()
  const client = useClient()
  const sending = useLatestMutation({
    mutationFn: (body: { email: string }) => client.requestPasswordReset({ body }),
    onSuccess: (_, body) => onSent(body.email),
    onError: (error) => form.refuse(problemFields(error, ['email'])),
  })
  const form = useForm({
    initial: { email },
    schema: forgotPasswordSchema,
    onSubmit: (body) => !sending.isPending && sending.mutate(body),
  })
  const failed = sending.error instanceof FiacreError ? t('forgot.failed') : t('forgot.failedNetwork')
  return (
    <form className="fi-stack" {...form.form}>
      {sending.error && !form.errors.email && (
        <Banner tone="danger" live>
          {refusalText(sending.error, failed)}
        </Banner>
      )}
      <Field label={t('account.email')} required error={form.errors.email && say(form.errors.email)}>
        <TextInput type="email" autoComplete="username" icon="mail" {...form.control('email')} />
      </Field>
      <Button type="submit" size="lg" wide loading={sending.isPending} loadingLabel={t('forgot.submitting')}>
        {t('forgot.submit')}
      </Button>
    </form>
  )
}
