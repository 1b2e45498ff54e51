import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'wouter'
import { useClient } from '../../base/api/client-context.tsx'
import { useDocumentTitle } from '../../base/browser/use-document-title.ts'
import { useLanguage, useT, useTranslator } from '../../base/i18n/i18n-provider.tsx'
import { BRAND } from '../../subjects/brand/brand.ts'
import { classNames } from '../../ui/class-names.ts'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import { Crumbs } from './crumbs.tsx'
import { NoTransfer } from './no-transfer.tsx'
import { RideForm } from './ride-form.tsx'
import { RideLink } from './ride-link.tsx'
import { RideList } from './ride-list.tsx'
import type { Hub, Ride } from './transfer.ts'
import { hubQuery } from './transfer-queries.ts'
import { hubName, hubTitle, oneStop } from './transfer-words.ts'
import { useTransferFormat } from './use-transfer-format.ts'
import './transfers.css'

// In one file with the page, which is nothing without its texts.
export { transfersTexts } from './locales/texts.ts'

/** As many rides as fill the first screen of a phone, where they stand below each other. */
const PHONEFUL = 7

/** As many rides as fill a large screen, which has three beside each other. */
const SCREENFUL = 36

/** As many as have what follows them begin at the foot of a laptop's screen, and far below that of a phone. */
const MOST_OF_A_SCREEN = 15

/** All rides that begin in a country, by its airports, or at an airport. */
export function HubPage() {
  const params = useParams()
  const { language } = useLanguage()
  const query = useQuery(hubQuery(useClient(), params, language))
  return query.data ? <Rides hub={query.data} /> : <NoTransfer query={query} />
}

function Rides({ hub }: { hub: Hub }) {
  const t = useT()
  const { airport, country, airports, rides } = hub
  const title = hubName(hub, t)
  useDocumentTitle(t('shell.documentTitle', { page: hubTitle(hub, useTranslator()), brand: BRAND.name }))
  const ridesOf = ({ airport: { id } }: Hub['airports'][number]) =>
    rides.filter((ride) => ride.airport.id === id)
  const ridesBefore = (index: number) => airports.slice(0, index).flatMap(ridesOf).length
  const others = airport ? airports.length : 0
  const crumbs = [
    { name: t('shell.titleDestinations'), path: '/destinations' },
    ...(airport ? [{ name: country.name, path: country.path }] : []),
  ]
  return (
    <>
      <div className="transfer fi-container">
        <Crumbs crumbs={crumbs} />
        <PageHeader title={title} lead={<Lead hub={hub} />} />
        {airport ? (
          <RideList rides={rides} names="place" most={PHONEFUL} />
        ) : (
          airports.map((each, index) => (
            <FromAirport key={each.path} airport={each} rides={ridesOf(each)} before={ridesBefore(index)} />
          ))
        )}
        {others > 0 && <OtherAirports hub={hub} />}
      </div>
      <RideForm isFar={rides.length + others >= MOST_OF_A_SCREEN} />
    </>
  )
}

type FromAirportProps = {
  airport: Hub['airports'][number]
  rides: readonly Ride[]
  /** How many rides stand above. */
  before: number
}

/** The rides that begin at an airport, on the page of its country. */
function FromAirport({ airport: { path, airport }, rides, before }: FromAirportProps) {
  const isFar = before >= SCREENFUL
  const isBelow = !isFar && before >= PHONEFUL
  return (
    <section className={classNames('transfer-airport', isFar && 'fi-far', isBelow && 'fi-below')}>
      <h2 className="fi-subheading">
        <Link href={path}>{airport.name}</Link>
      </h2>
      <RideList rides={rides} names="place" most={isFar || isBelow ? undefined : PHONEFUL - before} />
    </section>
  )
}

function Lead({ hub: { airport, rides } }: { hub: Hub }) {
  const t = useT()
  const format = useTransferFormat()
  const count = t('transfers.ridesOf', { rides: rides.length })
  if (!airport) return t('transfers.countryLead', { rides: count })
  const byTime = rides.toSorted((a, b) => a.durationMinutes - b.durationMinutes)
  const [near, far] = [byTime[0], byTime.at(-1)]
  if (!near || !far) return null
  const lead = t(near === far ? 'transfers.airportLeadOne' : 'transfers.airportLead', {
    rides: count,
    near: near.place.name,
    nearDistance: format.distance(near.distanceKm),
    nearTime: format.time(near.durationMinutes),
    far: far.place.name,
    farTime: format.time(far.durationMinutes),
  })
  return oneStop(lead)
}

function OtherAirports({ hub: { airports, country, rides } }: { hub: Hub }) {
  const t = useT()
  return (
    <section className={classNames('transfer-airport', rides.length >= PHONEFUL && 'fi-below')}>
      <h2 className="fi-subheading">{t('transfers.otherAirports', { country: country.name })}</h2>
      <ul className="ride-list">
        {airports.map(({ path, airport, rides: count, fromPriceCents }) => (
          <RideLink key={path} path={path} name={airport.name} fromPriceCents={fromPriceCents}>
            {t('transfers.ridesOf', { rides: count })}
          </RideLink>
        ))}
      </ul>
    </section>
  )
}
