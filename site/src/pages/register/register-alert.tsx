import { Link } from 'wouter'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { useRefusalText } from '../../subjects/session/use-refusal-text.ts'
import { useTypedEmail } from '../../subjects/session/use-typed-email.ts'
import { Banner } from '../../ui/banner/banner.tsx'
import { readFailure } from './register-failure.ts'

type RegisterAlertProps = {
  error: Error
  /** The address that was sent; the form may have cleared it since. */
  email: string
}

/** Why the account was not made (spec section 8); whoever has one already is shown the ways into it. */
export function RegisterAlert({ error, email }: RegisterAlertProps) {
  const t = useT()
  const refusalText = useRefusalText()
  const { keep } = useTypedEmail()
  const { kind } = readFailure(error)
  const ways = (
    <div className="fi-cluster">
      <Link href="/login" onClick={() => keep(email)}>
        {t('register.signIn')}
      </Link>
      <Link href="/forgot-password" onClick={() => keep(email)}>
        {t('register.forgot')}
      </Link>
    </div>
  )
  return (
    <Banner tone="danger" live action={kind === 'email-taken' ? ways : undefined}>
      {kind === 'email-taken' && t('register.emailTaken')}
      {kind === 'unreachable' && t('register.failedNetwork')}
      {kind === 'refused' && refusalText(error, t('register.failed'))}
    </Banner>
  )
}
