import { vehicleClass } from '@fiacre/sdk/rules'
import { useLanguage, useT } from '../../../base/i18n/i18n-provider.tsx'
import { clockTime, shortDay } from '../../../base/i18n/local-times.ts'
import { useBookingWords } from '../../../subjects/booking/use-booking-words.ts'
import type { CarrierRide } from './ride-reads.ts'

/** When, from where to where, with what room and for what: the same of an offer and of a ride. */
export function RideFacts({ ride, netCents }: { ride: CarrierRide; netCents: number }) {
  const t = useT()
  const { language } = useLanguage()
  const { aim, money, passengers } = useBookingWords()
  const seats = (['infant', 'child', 'booster'] as const).flatMap((kind) => {
    const count = ride[`${kind}Seats`]
    return count > 0 ? [t(`carrier.rides.seats.${kind}`, { count })] : []
  })
  const room = [
    vehicleClass(ride.vehicleTypeId)?.name,
    passengers(ride.passengers),
    ...(ride.suitcases > 0 ? [t('carrier.rides.suitcases', { count: ride.suitcases })] : []),
    ...seats,
    ...(ride.meetAndGreet ? [t('carrier.rides.board')] : []),
  ]
  return (
    <div className="carrier-ride__facts">
      <p className="carrier-ride__when">
        <strong>{shortDay(ride.pickupDate, language)}</strong> {clockTime(ride.pickupTime, language)}
        <span className="carrier-ride__net">{money(netCents)}</span>
      </p>
      <p className="carrier-ride__way">{t('carrier.rides.way', { from: ride.pickup, to: aim(ride) })}</p>
      <p className="carrier-ride__room">{room.filter(Boolean).join(' · ')}</p>
    </div>
  )
}
