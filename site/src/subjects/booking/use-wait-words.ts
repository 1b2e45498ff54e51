import type { Booking } from '@fiacre/sdk'
import { waitingMinutes, WAITING_MINUTES } from '@fiacre/sdk/rules'
import { useT } from '../../base/i18n/i18n-provider.tsx'

/** How long the driver waits, free of charge, at the places of a booking; and for a flight that is late. */
export function useWaitWords(): (booking: Booking) => { places: string[]; flight: string | null } {
  const t = useT()
  return ({ pickupLocation, destination, pickupPlace, destinationPlace, isRoundTrip, extras }) => {
    const ways = [{ place: pickupLocation, kind: pickupPlace?.kind }]
    if (isRoundTrip) ways.push({ place: destination, kind: destinationPlace?.kind })
    const isFlight = ways.some(({ kind }) => kind === 'airport')
    return {
      places: ways.map(({ place, kind }) =>
        t('bookings.waitAt', {
          place,
          minutes: waitingMinutes(kind ?? 'other', extras.meetAndGreet ?? false),
        }),
      ),
      flight: isFlight ? t('bookings.waitFlight', { flight: WAITING_MINUTES.flightDelay }) : null,
    }
  }
}
