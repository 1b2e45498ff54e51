import { Link } from 'wouter'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { ServicesLink } from '../section-link/services-link.tsx'
import { HELP } from '../../base/page/site-paths.ts'

type SiteLinksProps = { className: string; onFollow?: () => void }

/** The ways into the site: services, destinations, help (spec section 2). */
export function SiteLinks({ className, onFollow }: SiteLinksProps) {
  const t = useT()
  const follow = onFollow ? { onClick: onFollow } : {}
  return (
    <>
      <ServicesLink className={className} {...follow}>
        {t('shell.services')}
      </ServicesLink>
      <Link href="/destinations" className={className} {...follow}>
        {t('shell.destinations')}
      </Link>
      <Link href={HELP} className={className} {...follow}>
        {t('shell.help')}
      </Link>
    </>
  )
}
