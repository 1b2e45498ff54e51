import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { LoadFailed } from '../../../base/api/load-failed.tsx'
import { useLanguage, useT } from '../../../base/i18n/i18n-provider.tsx'
import { clockTime, shortDay } from '../../../base/i18n/local-times.ts'
import { useBookingWords } from '../../../subjects/booking/use-booking-words.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Spinner } from '../../../ui/spinner/spinner.tsx'
import type { Carrier } from '../carrier-reads.ts'
import { useCarrierAddress } from '../use-carrier-address.ts'
import { ridesQuery, type CarrierRide } from './ride-reads.ts'
import { otherDay, otherWeek, weekOf } from './week.ts'

/** A week of rides, a row for each vehicle; those without one stand in the first. On a phone, day below day. */
export function WeekCalendar({ carrier }: { carrier: Carrier }) {
  const t = useT()
  const { language } = useLanguage()
  const { week, go } = useCarrierAddress()
  const [today] = useState(() => new Date())
  const days = weekOf(week, today)
  const [from = '', to = ''] = [days[0], days.at(-1)]
  // Days of pickups are local, those of the read UTC: a day more at both ends holds every zone.
  const query = useQuery(ridesQuery(useClient(), { from: otherDay(from, -1), to: otherDay(to, 1) }))
  if (query.isError)
    return <LoadFailed title={t('carrier.rides.loadFailed')} text={t('carrier.tryAgain')} query={query} />
  if (!query.data) return <Spinner label={t('carrier.rides.loading')} />
  const rides = query.data.rides.filter(({ pickupDate }) => days.includes(pickupDate))
  const rows = [
    { id: null, name: t('carrier.rides.noVehicle') },
    ...carrier.vehicles
      .filter(({ id, isActive }) => isActive || rides.some(({ vehicleId }) => vehicleId === id))
      .map(({ id, plate, make, model }) => ({ id, name: `${plate} ${make} ${model}` })),
  ]
  return (
    <div className="fi-stack">
      <div className="fi-cluster">
        <Button size="sm" variant="secondary" onClick={() => go({ week: otherWeek(days, -1) })}>
          {t('carrier.rides.weekBefore')}
        </Button>
        <strong>
          {t('carrier.rides.weekOf', { from: shortDay(from, language), to: shortDay(to, language) })}
        </strong>
        <Button size="sm" variant="secondary" onClick={() => go({ week: otherWeek(days, 1) })}>
          {t('carrier.rides.weekAfter')}
        </Button>
      </div>
      <div className="carrier-week__frame">
        <table className="carrier-week">
          <caption className="fi-visually-hidden">{t('carrier.rides.calendar')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('carrier.rides.vehicle')}</th>
              {days.map((day) => (
                <th scope="col" key={day}>
                  {shortDay(day, language)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                {days.map((day) => (
                  <td key={day} data-day={shortDay(day, language)}>
                    {rides
                      .filter((ride) => ride.pickupDate === day && ride.vehicleId === id)
                      .map((ride) => (
                        <WeekRide key={ride.id} ride={ride} />
                      ))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

function WeekRide({ ride }: { ride: CarrierRide }) {
  const t = useT()
  const { aim } = useBookingWords()
  const { language } = useLanguage()
  return (
    <p className="carrier-week__ride" data-state={ride.state}>
      <strong>{clockTime(ride.pickupTime, language)}</strong> {ride.pickup.split(',')[0]} →{' '}
      {aim({ ...ride, destination: ride.destination.split(',')[0] ?? '', includedKm: undefined })}{' '}
      <span className="carrier-week__state">{t(`carrier.rides.state.${ride.state}`)}</span>
    </p>
  )
}
