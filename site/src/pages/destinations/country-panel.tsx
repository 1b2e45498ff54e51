import type { Place } from '@fiacre/sdk'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useClient } from '../../base/api/client-context.tsx'
import { LoadFailed } from '../../base/api/load-failed.tsx'
import { destinationQuery } from '../../base/api/queries.ts'
import { useLanguage, useT } from '../../base/i18n/i18n-provider.tsx'
import type { RunwayRide } from '../../subjects/booking-form/use-start-from.ts'
import type { Destination } from '../../subjects/places/catalogue.ts'
import { PlaceLink } from '../../subjects/places/place-link.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { CountryRide } from './country-ride.tsx'
import { RunwayLink } from './runway-link.tsx'
import './country-panel.css'

const PLACEHOLDERS = [1, 2, 3]

type CountryPanelProps = {
  country: Destination
  id: string
  airportOf: (resort: Place) => Place | undefined
  onTake: (ride: RunwayRide) => void
}

/** What a country's card opens: its airports, its resorts, and rides with prices that can be had. */
export function CountryPanel({ country, id, airportOf, onTake }: CountryPanelProps) {
  const t = useT()
  const { language } = useLanguage()
  const query = useQuery(destinationQuery(useClient(), country.code, language))
  const { data, isError } = query
  if (isError && !data) {
    return (
      <div className="country-panel" id={id}>
        <LoadFailed
          title={t('destinations.countryFailed', { country: country.name })}
          text={t('destinations.failedText')}
          query={query}
        />
      </div>
    )
  }
  return (
    <section className="country-panel" id={id} aria-label={country.name} aria-busy={!data}>
      <Part title={t('destinations.countryRides')} isWide>
        <ul className="country-panel__rides">
          {data
            ? data.rides.map((ride) => <CountryRide key={ride.destination.id + ride.pickup.id} ride={ride} />)
            : PLACEHOLDERS.map((each) => (
                <li key={each} className="country-ride country-ride--waiting">
                  <Skeleton />
                </li>
              ))}
        </ul>
        {country.transfersPath && (
          <p>
            <Link href={country.transfersPath}>{t('shell.airportTransfers')}</Link>
          </p>
        )}
      </Part>
      <Part title={t('destinations.countryAirports')}>
        <ul className="country-panel__places">
          {data
            ? data.airports.map((airport) => (
                <li key={airport.id}>
                  <PlaceLink className="destination__resort" place={airport}>
                    {airport.name}
                    <Icon name="arrow-right" size="sm" />
                  </PlaceLink>
                </li>
              ))
            : PLACEHOLDERS.slice(1).map((each) => (
                <li key={each} className="destination__resort">
                  <Skeleton />
                </li>
              ))}
        </ul>
      </Part>
      {data && data.resorts.length > 0 && (
        <Part title={t('destinations.countryResorts')}>
          <ul className="country-panel__places">
            {data.resorts.map((resort) => (
              <li key={resort.id}>
                <RunwayLink
                  className="destination__resort"
                  resort={resort}
                  airport={airportOf(resort)}
                  onTake={onTake}
                >
                  {resort.name}
                  <Icon name="arrow-right" size="sm" />
                </RunwayLink>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </section>
  )
}

type PartProps = { title: string; isWide?: boolean; children: ReactNode }

function Part({ title, isWide = false, children }: PartProps) {
  return (
    <div className={isWide ? 'country-panel__part country-panel__part--wide' : 'country-panel__part'}>
      <h4 className="country-panel__title">{title}</h4>
      {children}
    </div>
  )
}
