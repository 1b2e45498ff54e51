import { LEGAL_DOCUMENTS, type LegalDocument } from '@fiacre/sdk/rules'
import { Link } from 'wouter'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { LEGAL_TITLES } from './legal-titles.ts'

// What `Object.keys` says are the names of the documents.
const DOCUMENTS = Object.keys(LEGAL_DOCUMENTS) as LegalDocument[]

/** The other documents, at the foot of each. */
export function LegalLinks({ document }: { document: LegalDocument }) {
  const t = useT()
  return (
    <nav className="legal__others" aria-label={t('legal.others')}>
      {DOCUMENTS.filter((other) => other !== document).map((other) => (
        <Link key={other} href={`/${other}`}>
          {t(LEGAL_TITLES[other])}
        </Link>
      ))}
    </nav>
  )
}
