import { Link } from 'wouter'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { CONTACT } from '../../../base/page/site-paths.ts'
import './claims.css'

/** Where each of them leads: a letter that we answer, and what a company gets. */
const CLAIMS = [
  { id: 'match', path: CONTACT, link: 'landing.writeToUs' },
  { id: 'companies', path: '/partners', link: 'landing.companiesLink' },
] as const

/** Price match and company accounts, each as what it truly is here. */
export function Claims() {
  const t = useT()
  return (
    <div className="claims">
      {CLAIMS.map(({ id, path, link }) => (
        <div key={id} className="claims__claim">
          <h2 className="fi-subheading">{t(`landing.${id}Title`)}</h2>
          <p>
            {t(`landing.${id}Text`)} <Link href={path}>{t(link)}</Link>
          </p>
        </div>
      ))}
    </div>
  )
}
