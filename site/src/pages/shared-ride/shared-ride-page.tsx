import { FiacreError, type CallResult } from '@fiacre/sdk'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { dateFormat, numberFormat } from '../../base/i18n/formats.ts'
import { useClient } from '../../base/api/client-context.tsx'
import { LoadFailed } from '../../base/api/load-failed.tsx'
import { useLanguage, useT } from '../../base/i18n/i18n-provider.tsx'
import { ageOf } from '../../subjects/live-ride/age-of.ts'
import { LiveMap } from '../../subjects/live-ride/live-map.tsx'
import { Card } from '../../ui/card/card.tsx'
import { DescriptionList } from '../../ui/description-list/description-list.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Spinner } from '../../ui/spinner/spinner.tsx'
import './shared-ride.css'

type SharedRide = CallResult<'getSharedRide'>

const READ_EVERY_MS = 15_000

/**
 * `/ride/#…`: how a ride stands, for whoever waits for its traveller. What stands behind the `#` is never sent with the address of the
 * page, so that no log and no other site learns of it.
 */
export function SharedRidePage() {
  const t = useT()
  const client = useClient()
  const token = useToken()
  const query = useQuery({
    queryKey: ['/api/shared-ride', token],
    queryFn: ({ signal }) => client.getSharedRide({ body: { token }, signal }),
    enabled: token !== '',
    retry: (count, error) => !isGone(error) && count < 2,
    refetchInterval: ({ state }) => (isGone(state.error) ? false : READ_EVERY_MS),
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <div className="fi-container shared-ride">
      <h1 className="fi-heading">{t('sharedRide.title')}</h1>
      {token === '' || isGone(query.error) ? (
        <EmptyState icon="info" title={t('sharedRide.gone')}>
          <p>{t('sharedRide.goneText')}</p>
        </EmptyState>
      ) : query.data ? (
        <Shown ride={query.data} />
      ) : query.isError ? (
        <LoadFailed title={t('sharedRide.failed')} text={t('tryAgain')} query={query} />
      ) : (
        <Spinner label={t('sharedRide.loading')} />
      )}
    </div>
  )
}

/** A token that is none is refused like one that ended. */
const isGone = (error: unknown) =>
  error instanceof FiacreError && (error.status === 404 || error.status === 400)

function useToken(): string {
  const [token, setToken] = useState('')
  useEffect(() => {
    const read = () => setToken(location.hash.slice(1))
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  return token
}

function Shown({ ride }: { ride: SharedRide }) {
  const t = useT()
  const { language } = useLanguage()
  const now = useMinute()
  const { map, driverName } = ride
  const name = driverName ?? t('sharedRide.driver')
  const km = numberFormat(language, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 })
  const seen = map && [
    map.kmLeft !== null && t('sharedRide.left', { distance: km.format(map.kmLeft) }),
    t('sharedRide.seen', { age: ageOf(map.at, now, language) }),
  ]
  return (
    <Card as="section" tone="accent" className="fi-stack">
      <p aria-live="polite">
        <strong>{t(`sharedRide.state.${ride.state}`, { name })}</strong>
      </p>
      {map && <LiveMap map={map} label={t('sharedRide.map', { name })} />}
      {seen && <p className="fi-small fi-muted">{seen.filter(Boolean).join(' · ')}</p>}
      <DescriptionList
        items={[
          {
            term: t('sharedRide.pickup'),
            details: `${dayOf(ride.pickupDate, language)}, ${ride.pickupTime}`,
          },
          ...(ride.state === 'no-show' || ride.state === 'cancelled'
            ? []
            : [{ term: t('sharedRide.expected'), details: ride.arrivalTime }]),
          ...(ride.vehicle ? [{ term: t('sharedRide.vehicle'), details: ride.vehicle }] : []),
          ...(ride.plate ? [{ term: t('sharedRide.plate'), details: ride.plate }] : []),
        ]}
      />
      <p className="fi-small fi-muted">{t('sharedRide.note')}</p>
    </Card>
  )
}

const dayOf = (date: string, language: string) =>
  dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))

const AGES_EVERY_MS = 15_000

/** The time as ages are told by it. */
function useMinute(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), AGES_EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
