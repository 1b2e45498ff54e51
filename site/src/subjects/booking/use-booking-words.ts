import type { Booking } from '@fiacre/sdk'
import { formatDistance, formatDuration, formatMoney } from '@fiacre/sdk/rules'
import { useLanguage, useT } from '../../base/i18n/i18n-provider.tsx'
import { usePreferences } from '../../base/preferences/preferences-provider.tsx'

/** Classes whose description we speak ourselves; the service describes them in English. */
const CLASSES = new Set(['economy', 'business', 'premium', 'van', 'minibus'])

/** The facts of bookings in the traveller's words and unit. Prices are what is charged, in euro (spec section 2, payment). */
export function useBookingWords() {
  const t = useT()
  const { language } = useLanguage()
  const { unit } = usePreferences()

  function drive({ duration, isRoundTrip }: Pick<Booking, 'duration' | 'isRoundTrip'>): string {
    const text = formatDuration(duration, language)
    return isRoundTrip ? t('bookings.driveEachWay', { drive: text }) : text
  }

  function vehicleDescription({ name, description }: Booking['vehicleType']): string {
    const vehicle = name.toLowerCase()
    return CLASSES.has(vehicle) ? t(`bookings.vehicle.${vehicle}`) : description
  }

  return {
    drive,
    unit,
    vehicleDescription,
    money: (eurCents: number) => formatMoney(eurCents, { locale: language }),
    distance: (km: number) => formatDistance(km, { locale: language, unit }),
    passengers: (count: number) => t('passengerCount', { count }),
    trip: (isRoundTrip: boolean) => t(isRoundTrip ? 'roundTrip' : 'oneWay'),
  }
}
