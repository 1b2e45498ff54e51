import { Link } from 'wouter'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { CONTACT } from '../../../base/page/site-paths.ts'
import './claims.css'

/** Price match and company accounts, each as what it truly is here: a letter, and an answer to it. */
export function Claims() {
  const t = useT()
  return (
    <div className="claims">
      {(['match', 'companies'] as const).map((id) => (
        <div key={id} className="claims__claim">
          <h2 className="fi-subheading">{t(`landing.${id}Title`)}</h2>
          <p>
            {t(`landing.${id}Text`)} <Link href={CONTACT}>{t('landing.writeToUs')}</Link>
          </p>
        </div>
      ))}
    </div>
  )
}
