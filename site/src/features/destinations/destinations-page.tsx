import { SERVED_COUNTRIES } from '@fiacre/sdk/rules'
import { Link } from 'wouter'
import { useLanguage, useT } from '../../i18n/i18n-provider.tsx'
import { useSession } from '../../session/use-session.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import { countriesByLetter } from './countries-by-letter.ts'
import './destinations-page.css'

/** The countries that transfers start in, by the letter. */
export function DestinationsPage() {
  const t = useT()
  const { language } = useLanguage()
  const form = useSession().status === 'signed-in' ? '/dashboard' : '/'
  return (
    <div className="destinations fi-container">
      <PageHeader
        title={t('destinations.title')}
        lead={t('destinations.lead', { count: SERVED_COUNTRIES.length })}
        actions={
          <Link href={form} asChild>
            <ButtonLink iconAfter="arrow-right">{t('destinations.book')}</ButtonLink>
          </Link>
        }
      />
      <div className="destinations__letters">
        {countriesByLetter(language).map(({ letter, countries }) => (
          <section key={letter} className="destinations__letter">
            <h2 className="destinations__initial" aria-label={t('destinations.letter', { letter })}>
              {letter}
            </h2>
            <ul>
              {countries.map(({ code, name }) => (
                <li key={code} className="destinations__country">
                  {name}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}
