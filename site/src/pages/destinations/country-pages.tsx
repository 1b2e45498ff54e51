import { Link } from 'wouter'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import type { Destination } from '../../subjects/places/catalogue.ts'

/** The pages of the rides of each country. */
export function CountryPages({ countries }: { countries: readonly Destination[] }) {
  const t = useT()
  const pages = new Map(
    countries.flatMap(({ code, name, transfersPath }) =>
      // Scotland's rides stand on the page of its country.
      transfersPath && !code.includes('-') ? [[transfersPath, name] as const] : [],
    ),
  )
  if (pages.size === 0) return null
  return (
    <section className="place-sections__section" aria-labelledby="transfers-title">
      <h2 className="fi-heading" id="transfers-title">
        {t('shell.airportTransfers')}
      </h2>
      <ul className="place-list">
        {Array.from(pages, ([path, name]) => (
          <li key={path} className="place-list__item">
            <Link href={path} className="place-list__link">
              <span className="place-list__name">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
