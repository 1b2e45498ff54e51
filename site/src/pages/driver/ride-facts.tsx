import { dateFormat } from '../../base/i18n/formats.ts'
import { DescriptionList } from '../../ui/description-list/description-list.tsx'
import { useDriverT } from './driver-language.ts'
import type { DriverRide } from './kept-ride.ts'

/** What the driver brings and knows: seats, luggage, flight, notes. */
export function RideFacts({ ride }: { ride: DriverRide }) {
  const t = useDriverT()
  const seats = [
    ride.infantSeats > 0 && t('driver.infantSeats', { count: ride.infantSeats }),
    ride.childSeats > 0 && t('driver.childSeats', { count: ride.childSeats }),
    ride.boosterSeats > 0 && t('driver.boosterSeats', { count: ride.boosterSeats }),
  ].filter((text) => text !== false)
  function flightWords(): string | null {
    if (ride.landedAt) return t('driver.landed', { time: clockOf(ride.landedAt, ride.timeZone) })
    return ride.flightDueAt ? t('driver.flightDue', { time: clockOf(ride.flightDueAt, ride.timeZone) }) : null
  }
  const facts: [term: string, details: string | null][] = [
    [t('driver.when'), `${day(ride)}, ${ride.pickupTime}`],
    [t('driver.people'), t('driver.peopleCount', { count: ride.passengers })],
    [t('driver.luggage'), ride.suitcases > 0 ? t('driver.suitcases', { count: ride.suitcases }) : null],
    [t('driver.seats'), seats.length > 0 ? seats.join(', ') : null],
    [t('driver.travelNumber'), ride.travelNumber],
    [t('driver.flight'), flightWords()],
    [t('driver.notes'), ride.notes],
    ride.durationHours
      ? [t('driver.hire'), t('driver.hireText', { hours: ride.durationHours, km: ride.includedKm ?? 0 })]
      : [t('driver.destination'), [ride.destinationAddress, ride.destination].filter(Boolean).join(', ')],
    [t('driver.waits'), t('driver.waitsMinutes', { minutes: ride.waitingMinutes })],
    [t('driver.car'), [ride.vehicle, ride.plate].filter(Boolean).join(' · ')],
    [t('driver.booking'), ride.bookingNumber],
  ]
  const items = facts.flatMap(([term, details]) => (details ? [{ term, details }] : []))
  return <DescriptionList items={items} />
}

function day({ pickupDate }: DriverRide): string {
  const words = dateFormat(document.documentElement.lang, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return words.format(new Date(`${pickupDate}T00:00:00Z`))
}

/** An instant on the clocks of the pickup place. */
const clockOf = (instant: string, timeZone: string): string =>
  dateFormat(document.documentElement.lang, { hour: '2-digit', minute: '2-digit', timeZone }).format(
    new Date(instant),
  )
