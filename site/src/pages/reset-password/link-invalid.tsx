import { RESET_LINK_VALID_MINUTES } from '@fiacre/sdk/rules'
import { Link } from 'wouter'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { AccountFrame } from '../../subjects/session/account-frame.tsx'
import { Banner } from '../../ui/banner/banner.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'

/** The link does not work, or came without its key: why, and the way to a new one (spec sections 2 and 8). */
export function LinkInvalid({ isMissing }: { isMissing: boolean }) {
  const t = useT()
  return (
    <AccountFrame title={t('reset.invalidTitle')}>
      <Banner tone="warning" title={t('reset.invalid')}>
        {isMissing ? t('reset.missingText') : t('reset.invalidText')}
      </Banner>
      {!isMissing && (
        <p className="fi-muted">{t('reset.invalidWhy', { hours: RESET_LINK_VALID_MINUTES / 60 })}</p>
      )}
      <div className="fi-cluster">
        <Link href="/forgot-password" asChild>
          <ButtonLink size="lg">{t('reset.requestNew')}</ButtonLink>
        </Link>
        <Link href="/login" asChild>
          <ButtonLink size="lg" variant="secondary">
            {t('reset.signIn')}
          </ButtonLink>
        </Link>
      </div>
    </AccountFrame>
  )
}
