import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../base/api/client-context.tsx'
import { LoadFailed } from '../../../base/api/load-failed.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Segmented } from '../../../ui/segmented/segmented.tsx'
import { Spinner } from '../../../ui/spinner/spinner.tsx'
import type { Carrier } from '../carrier-reads.ts'
import { useCarrierAddress } from '../use-carrier-address.ts'
import { OfferCard } from './offer-card.tsx'
import { RideCard } from './ride-card.tsx'
import { offersQuery, ridesQuery } from './ride-reads.ts'
import { WeekCalendar } from './week-calendar.tsx'
import './rides.css'

/** What is offered, the first to be answered at the top; then what is to be driven, as a list or by the week. */
export function RidesPart({ carrier }: { carrier: Carrier }) {
  const t = useT()
  const { view, go } = useCarrierAddress()
  return (
    <div className="fi-stack fi-stack--loose">
      <section className="fi-stack" aria-labelledby="carrier-offers">
        <h2 id="carrier-offers">{t('carrier.rides.offers')}</h2>
        <Offers />
      </section>
      <section className="fi-stack" aria-labelledby="carrier-rides">
        <h2 id="carrier-rides">{t('carrier.rides.title')}</h2>
        <div className="carrier-rides__view">
          <Segmented
            legend={t('carrier.rides.view')}
            value={view}
            onChange={(value) => go({ tab: 'rides', view: value })}
            choices={[
              { value: 'list', label: t('carrier.rides.list') },
              { value: 'week', label: t('carrier.rides.week') },
            ]}
          />
        </div>
        {view === 'week' ? <WeekCalendar carrier={carrier} /> : <RideList carrier={carrier} />}
      </section>
    </div>
  )
}

function Offers() {
  const t = useT()
  const query = useQuery(offersQuery(useClient()))
  if (query.isError)
    return <LoadFailed title={t('carrier.rides.loadFailed')} text={t('carrier.tryAgain')} query={query} />
  if (!query.data) return <Spinner label={t('carrier.rides.loading')} />
  const { offers } = query.data
  if (offers.length === 0) return <p>{t('carrier.rides.noOffers')}</p>
  return (
    <ul className="carrier-rides">
      {offers.map((offer) => (
        <OfferCard key={offer.id} offer={offer} />
      ))}
    </ul>
  )
}

function RideList({ carrier }: { carrier: Carrier }) {
  const t = useT()
  const query = useQuery(ridesQuery(useClient(), {}))
  if (query.isError)
    return <LoadFailed title={t('carrier.rides.loadFailed')} text={t('carrier.tryAgain')} query={query} />
  if (!query.data) return <Spinner label={t('carrier.rides.loading')} />
  const { rides } = query.data
  if (rides.length === 0) return <p>{t('carrier.rides.noRides')}</p>
  return (
    <ul className="carrier-rides">
      {rides.map((ride) => (
        <RideCard key={ride.id} ride={ride} carrier={carrier} />
      ))}
    </ul>
  )
}
