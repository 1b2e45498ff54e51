import { Link } from 'wouter'
import { ScreenActions } from '../../subjects/booking/screen-actions.tsx'
import { BRAND } from '../../subjects/brand/brand.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'

/** Who travels: the ways to sign in and to register, both of which lead back here. */
export function YouStep() {
  const t = useT()
  return (
    <>
      <h2 className="fi-heading">{t('checkout.you')}</h2>
      <p className="fi-muted">{t('checkout.youText', { brand: BRAND.name })}</p>
      <ScreenActions>
        <Link href="/register" asChild>
          <ButtonLink size="lg">{t('checkout.register')}</ButtonLink>
        </Link>
        <Link href="/login" asChild>
          <ButtonLink size="lg" variant="secondary">
            {t('checkout.signIn')}
          </ButtonLink>
        </Link>
      </ScreenActions>
    </>
  )
}
