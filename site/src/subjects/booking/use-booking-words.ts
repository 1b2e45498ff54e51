import type { Booking } from '@fiacre/sdk'
import { formatDistance, formatDuration, formatMoney, formatPromisedDistance } from '@fiacre/sdk/rules'
import { useLanguage, useT } from '../../base/i18n/i18n-provider.tsx'
import { usePreferences } from '../../base/preferences/preferences-provider.tsx'

/** Classes whose description we speak ourselves; the service describes them in English. */
const CLASSES = new Set(['economy', 'business', 'premium', 'van', 'minibus'])

const MINUTES_PER_HOUR = 60

/** Where a ride goes, or that and how long it is to be had by the hour. */
type Aim = {
  readonly destination: string
  readonly durationHours?: number | undefined
  /** In km, what is included in the hours: of a booking its distance. */
  readonly distance?: number | undefined
  readonly includedKm?: number | undefined
}

/** The facts of bookings in the traveller's words and unit. Prices are what is charged, in euro (spec section 2, payment). */
export function useBookingWords() {
  const t = useT()
  const { language } = useLanguage()
  const { unit } = usePreferences()

  function drive({ duration, isRoundTrip }: Pick<Booking, 'duration' | 'isRoundTrip'>): string {
    const text = formatDuration(duration, language)
    return isRoundTrip ? t('bookings.driveEachWay', { drive: text }) : text
  }

  /** How far: of a car by the hour what is included. */
  function far({ distance, durationHours }: Pick<Booking, 'distance' | 'durationHours'>): string {
    if (!durationHours) return formatDistance(distance, { locale: language, unit })
    return t('hireIncluded', { distance: formatPromisedDistance(distance, { locale: language, unit }) })
  }

  /** Its destination, or "By the hour: 4 h, 120 km included". */
  function aim({ destination, durationHours, distance, includedKm = distance }: Aim): string {
    if (!durationHours) return destination
    const parts = [formatDuration(durationHours * MINUTES_PER_HOUR, language)]
    if (includedKm !== undefined) parts.push(far({ distance: includedKm, durationHours }))
    return `${t('hourly')}: ${parts.join(', ')}`
  }

  function vehicleDescription({ name, description }: Booking['vehicleType']): string {
    const vehicle = name.toLowerCase()
    return CLASSES.has(vehicle) ? t(`bookings.vehicle.${vehicle}`) : description
  }

  return {
    aim,
    drive,
    far,
    unit,
    vehicleDescription,
    money: (eurCents: number) => formatMoney(eurCents, { locale: language }),
    distance: (km: number) => formatDistance(km, { locale: language, unit }),
    passengers: (count: number) => t('passengerCount', { count }),
    trip: ({ isRoundTrip, durationHours }: Pick<Booking, 'isRoundTrip' | 'durationHours'>) =>
      t(durationHours ? 'hourly' : isRoundTrip ? 'roundTrip' : 'oneWay'),
  }
}
