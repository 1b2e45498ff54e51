import { Link } from 'wouter'
import { BRAND } from '../../subjects/brand/brand.ts'
import { PartnerLogo } from '../../subjects/brand/partner-logo.tsx'
import { useBrand } from '../../subjects/brand/use-brand.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Logo } from '../../ui/logo/logo.tsx'
import './home-mark.css'

/** Whose page this is, as a link home: ours, or a partner's by us. */
export function HomeMark() {
  const t = useT()
  const brand = useBrand()
  if (!brand) {
    return (
      <Link href="/" className="site-header__home" aria-label={t('shell.home', { brand: BRAND.name })}>
        <Logo name={BRAND.name} />
      </Link>
    )
  }
  const by = t('shell.by', { brand: BRAND.name })
  return (
    <Link
      href="/"
      className="site-header__home home-mark"
      aria-label={t('shell.home', { brand: `${brand.name} ${by}` })}
    >
      {/* The space parts the two for whoever hears them. */}
      <PartnerLogo brand={brand} /> <span className="home-mark__by">{by}</span>
    </Link>
  )
}
