import { LEGAL_DOCUMENTS, type LegalDocument } from '@fiacre/sdk/rules'
import { Link } from 'wouter'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { LEGAL_PAGES } from '../../base/page/site-paths.ts'

/** The other documents, at the foot of each. */
export function LegalLinks({ document }: { document: LegalDocument }) {
  const t = useT()
  const own = LEGAL_PAGES.filter(({ path }) => path !== `/${document}`)
  const hasLicence = document !== 'carrier-licence' && 'carrier-licence' in LEGAL_DOCUMENTS
  return (
    <nav className="legal__others" aria-label={t('legal.others')}>
      {own.map(({ id, path }) => (
        <Link key={path} href={path}>
          {t(`shell.${id}`)}
        </Link>
      ))}
      {hasLicence && <Link href="/carrier-licence">{t('shell.carrierLicence')}</Link>}
    </nav>
  )
}
