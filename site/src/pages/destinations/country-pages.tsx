import { Link } from 'wouter'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import type { Destination } from '../../subjects/places/catalogue.ts'
import { RidePages } from '../../subjects/rides/ride-pages.tsx'
import type { Ride } from '../../subjects/rides/ride.ts'

type CountryPagesProps = { countries: readonly Destination[]; rides: readonly Ride[] }

/** The pages of the rides of each country, and those of some rides that many ask for. */
export function CountryPages({ countries, rides }: CountryPagesProps) {
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
      <div>
        <ul className="place-list">
          {Array.from(pages, ([path, name]) => (
            <li key={path} className="place-list__item">
              <Link href={path} className="place-list__link">
                <span className="place-list__name">{name}</span>
              </Link>
            </li>
          ))}
        </ul>
        <RidePages rides={rides} to={t('destinations.rideTo')} />
      </div>
    </section>
  )
}
