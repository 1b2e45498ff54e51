import { Link } from 'wouter'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { useExpectedStatus } from '../../subjects/session/use-expected-status.ts'
import { SectionLink } from '../section-link/section-link.tsx'

type SiteLinksProps = { className: string; onFollow?: () => void }

/** The ways into the site. Whoever is signed in has the dashboard at `/`, and so no sections of the landing page. */
export function SiteLinks({ className, onFollow }: SiteLinksProps) {
  const t = useT()
  const isVisitor = useExpectedStatus() !== 'signed-in'
  const follow = onFollow ? { onClick: onFollow } : {}
  return (
    <>
      {isVisitor && (
        <>
          <SectionLink section="services" className={className} {...follow}>
            {t('shell.services')}
          </SectionLink>
          <SectionLink section="fleet" className={className} {...follow}>
            {t('shell.fleet')}
          </SectionLink>
        </>
      )}
      <Link href="/destinations" className={className} {...follow}>
        {t('shell.destinations')}
      </Link>
    </>
  )
}
