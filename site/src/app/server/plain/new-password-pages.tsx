import { EMAIL_ADDRESS_MAX_LENGTH, PASSWORD_MIN_LENGTH, RESET_LINK_VALID_MINUTES } from '@fiacre/sdk/rules'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { PlainField } from '../../../subjects/booking-form/plain-field.tsx'
import { MailedTo } from '../../../subjects/session/mailed-to.tsx'
import { Banner } from '../../../ui/banner/banner.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import type { PlainPageOf } from './plain-page.ts'
import { formOf, PlainForm, PlainProblem, usePlainHref } from './plain-parts.tsx'

const HOURS = { hours: RESET_LINK_VALID_MINUTES / 60 }

/** Asks where to send a link to a new password; nobody learns here who has an account. */
export function ForgotPasswordPage({ page }: { page: PlainPageOf<'forgot-password'> }) {
  const t = useT()
  const href = usePlainHref()
  const { quote, booking, email = '' } = page.values
  const signIn = <a href={href('/book/sign-in', { quote, booking })}>{t('forgot.back')}</a>
  if (page.isSent) {
    return (
      <>
        <MailedTo text={t('forgot.sent')} email={email}>
          {t('forgot.sentText', HOURS)} {t('account.spam')}
        </MailedTo>
        {signIn}
      </>
    )
  }
  return (
    <>
      <p>{t('forgot.lead')}</p>
      <PlainProblem page={page} fields={['email']} />
      <PlainForm to="/book/forgot-password" page={page}>
        <PlainField
          form={formOf(page)}
          name="email"
          type="email"
          label={t('account.email')}
          autoComplete="username"
          maxLength={EMAIL_ADDRESS_MAX_LENGTH}
          required
        />
        <Button type="submit" size="lg" wide>
          {t('forgot.submit')}
        </Button>
      </PlainForm>
      {signIn}
    </>
  )
}

/** Where a reset link leads: the new password twice, that it is set, or that the link does not work. */
export function ResetPasswordPage({ page }: { page: PlainPageOf<'reset-password'> }) {
  const t = useT()
  const href = usePlainHref()
  const { email, isDone, values } = page
  const signIn = <ButtonLink href={href('/book/sign-in')}>{t('reset.signIn')}</ButtonLink>
  if (isDone) {
    return (
      <>
        <p>{t('reset.done')}</p>
        <p>{signIn}</p>
      </>
    )
  }
  if (email === undefined) {
    return (
      <>
        <Banner tone="warning" title={t('reset.invalid')}>
          {t(page.problem ? 'reset.invalidText' : 'reset.missingText')}
        </Banner>
        <p className="fi-muted">{t('reset.invalidWhy', HOURS)}</p>
        <p>
          <ButtonLink href={href('/book/forgot-password')}>{t('reset.requestNew')}</ButtonLink>
        </p>
        <p>{signIn}</p>
      </>
    )
  }
  const password = {
    form: formOf(page),
    type: 'password',
    autoComplete: 'new-password',
    required: true,
  } as const
  return (
    <>
      <p>{t('reset.lead', { email })}</p>
      <PlainProblem page={page} fields={['newPassword', 'confirmPassword']} />
      <PlainForm to="/book/reset-password" page={page}>
        <input type="hidden" name="token" value={values['token'] ?? ''} />
        <input type="text" name="username" autoComplete="username" value={email} hidden readOnly />
        <PlainField
          {...password}
          name="newPassword"
          label={t('reset.newPassword')}
          hint={t('reset.passwordHint', { count: PASSWORD_MIN_LENGTH })}
        />
        <PlainField {...password} name="confirmPassword" label={t('reset.confirmPassword')} />
        <Button type="submit" size="lg" wide>
          {t('reset.submit')}
        </Button>
      </PlainForm>
    </>
  )
}
