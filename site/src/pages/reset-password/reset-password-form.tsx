import { newPasswordSchema, PASSWORD_MIN_LENGTH } from '@fiacre/sdk/rules'
import { useLatestMutation } from '../../base/api/use-latest-mutation.ts'
import type { TextRef } from '@fiacre/widget/locales'
import { problemFields } from '../../base/forms/problem-fields.ts'
import { useForm } from '../../base/forms/use-form.ts'
import { useTranslator } from '../../base/i18n/i18n-provider.tsx'
import { AccountFrame } from '../../subjects/session/account-frame.tsx'
import { useRefusalText } from '../../subjects/session/use-refusal-text.ts'
import { UsernameField } from '../../subjects/session/username-field.tsx'
import { Banner } from '../../ui/banner/banner.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { PasswordInput } from '../../ui/password-input/password-input.tsx'
import { isLinkGone } from './use-reset-link.ts'

type ResetPasswordFormProps = {
  /** Whose account it is. */
  email: string
  title: string
  lead: string
  submitLabel: string
  /** Hands the new password to the service. */
  send: (newPassword: string) => Promise<unknown>
  onChanged: () => void
  /** The link was used meanwhile, or its hour is over. */
  onGone: () => void
}

/** Asks for the new password, twice (spec sections 5 and 8). */
export function ResetPasswordForm({
  email,
  title,
  lead,
  submitLabel,
  send,
  onChanged,
  onGone,
}: ResetPasswordFormProps) {
  const { t, say } = useTranslator()
  const refusalText = useRefusalText()
  const sending = useLatestMutation({
    mutationFn: send,
    // What was sent holds the password: it goes with the form.
    gcTime: 0,
    onSuccess: onChanged,
    onError(error) {
      const fields = fieldsOf(error)
      if (fields) form.refuse(fields)
      else if (isLinkGone(error)) onGone()
    },
  })
  const form = useForm({
    initial: { newPassword: '', confirmPassword: '' },
    schema: newPasswordSchema,
    onSubmit: ({ newPassword }) => !sending.isPending && sending.mutate(newPassword),
  })
  const errorOf = (field: keyof typeof form.values) => form.errors[field] && say(form.errors[field])
  const toggles = { showLabel: t('account.showPassword'), hideLabel: t('account.hidePassword') }

  return (
    <AccountFrame title={title} lead={lead}>
      <form className="fi-stack" {...form.form}>
        {sending.error && !fieldsOf(sending.error) && (
          <Banner tone="danger" live title={t('reset.failed')}>
            {refusalText(sending.error, t('reset.failedText'))}
          </Banner>
        )}
        <UsernameField email={email} />
        <Field
          label={t('reset.newPassword')}
          required
          hint={t('reset.passwordHint', { count: PASSWORD_MIN_LENGTH })}
          error={errorOf('newPassword')}
        >
          <PasswordInput autoComplete="new-password" {...toggles} {...form.control('newPassword')} />
        </Field>
        <Field label={t('reset.confirmPassword')} required error={errorOf('confirmPassword')}>
          <PasswordInput autoComplete="new-password" {...toggles} {...form.control('confirmPassword')} />
        </Field>
        <Button type="submit" size="lg" wide loading={sending.isPending} loadingLabel={t('reset.submitting')}>
          {submitLabel}
        </Button>
      </form>
    </AccountFrame>
  )
}

/** What the service says of the password itself; undefined when its refusal is about something else. */
function fieldsOf(error: Error): Readonly<Record<string, TextRef>> | undefined {
  const fields = problemFields(error, ['newPassword'])
  return Object.keys(fields).length > 0 ? fields : undefined
}
