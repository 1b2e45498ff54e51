import { FiacreError } from '@fiacre/sdk'
import { INACTIVE_MONTHS } from '@fiacre/sdk/rules'
import { Link } from 'wouter'
import { BRAND } from '../../subjects/brand/brand.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { useRefusalText } from '../../subjects/session/use-refusal-text.ts'
import { Banner } from '../../ui/banner/banner.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { LinkInstead } from './link-instead.tsx'

type LoginRefusalProps = {
  error: Error
  /** The address that was tried. */
  email: string
  /** Somebody goes on to set a new password. */
  onForgot: () => void
}

/** Why nobody was signed in (spec section 8). A closed account is opened again by a new password. */
export function LoginRefusal({ error, email, onForgot }: LoginRefusalProps) {
  const t = useT()
  const refusalText = useRefusalText()
  const code = error instanceof FiacreError ? error.code : undefined
  if (code === 'ACCOUNT_BLOCKED') {
    return (
      <Banner tone="danger" live title={t('login.blocked')}>
        {t('login.blockedText', { email: BRAND.email })}
      </Banner>
    )
  }
  if (code === 'ACCOUNT_CLOSED') {
    return (
      <Banner
        tone="warning"
        live
        title={t('login.closed')}
        action={
          <Link href="/forgot-password" asChild onClick={onForgot}>
            <ButtonLink size="sm" variant="secondary">
              {t('login.setPassword')}
            </ButtonLink>
          </Link>
        }
      >
        {t('login.closedText', { months: INACTIVE_MONTHS })}
      </Banner>
    )
  }
  if (code === 'TOO_MANY_REQUESTS' || code === 'RESET_LINK_INVALID') {
    return <LinkInstead error={error} email={email} isLinkGone={code === 'RESET_LINK_INVALID'} />
  }
  return (
    <Banner tone="danger" live>
      {refusalText(error, code ? t('login.failed') : t('login.failedNetwork'))}
    </Banner>
  )
}
