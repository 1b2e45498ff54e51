import { useT } from '../../i18n/i18n-provider.tsx'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { Banner } from '../../ui/banner/banner.tsx'
import { readFailure } from './register-failure.ts'

/** Why the account was not made (spec section 8). */
export function RegisterAlert({ error }: { error: Error }) {
  const t = useT()
  const errorText = useErrorText()
  const { kind } = readFailure(error)
  return (
    <Banner tone="danger" live>
      {kind === 'email-taken' && t('register.emailTaken')}
      {kind === 'unreachable' && t('register.failedNetwork')}
      {kind === 'refused' && errorText(error, t('register.failed'))}
    </Banner>
  )
}
