import { formatDistance, formatDuration, vehicleClass } from '@fiacre/sdk/rules'
import { useLanguage } from '../../base/i18n/i18n-provider.tsx'
import { usePriceDisplay } from '../../base/preferences/use-price-display.ts'
import type { Ride } from './ride.ts'

/** What there is to say of a ride: "Economy, 90.1 km, 1 h 13 min", and its price. */
export function useRideFacts({ vehicleTypeId, distanceKm, durationMinutes, priceCents }: Ride) {
  const { language } = useLanguage()
  const { price, unit } = usePriceDisplay()
  const vehicle = vehicleClass(vehicleTypeId)
  const drive = [
    vehicle?.name,
    formatDistance(distanceKm, { locale: language, unit }),
    formatDuration(durationMinutes, language),
  ]
  return { vehicle, drive: drive.join(', '), price: price(priceCents) }
}
