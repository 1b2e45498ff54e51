import { ButtonLink } from '../../ui/button/button-link.tsx'
import { useDriverT } from './driver-language.ts'
import type { DriverRide } from './kept-ride.ts'

/** Where to drive now, in whatever map the phone has. */
export function WayLink({ ride }: { ride: DriverRide }) {
  const t = useDriverT()
  const isAboard = ride.state === 'on-board'
  // By the hour the traveller says where to.
  if (isAboard && ride.durationHours) return null
  const [place, address, point] = isAboard
    ? [ride.destination, ride.destinationAddress, ride.destinationPoint]
    : [ride.pickup, ride.pickupAddress, ride.pickupPoint]
  return (
    <section className="driver-way">
      <p className="fi-small fi-muted">{t(isAboard ? 'driver.toDestination' : 'driver.toPickup')}</p>
      <p className="driver-way__place">{place}</p>
      {address && <p>{address}</p>}
      <ButtonLink
        wide
        variant="secondary"
        icon="route"
        href={mapAddress(address ? `${address}, ${place}` : place, address ? null : point)}
        target="_blank"
        rel="noreferrer"
      >
        {t('driver.navigate')}
      </ButtonLink>
    </section>
  )
}

/** An address that phones open in their map; the exact point where the words name no door. */
function mapAddress(words: string, point: { lat: number; lon: number } | null): string {
  const destination = point ? `${point.lat},${point.lon}` : words
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`
}
