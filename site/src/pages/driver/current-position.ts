import type { Report } from './kept-ride.ts'

type Position = NonNullable<Report['position']>

/** A phone that does not know where it is by then reports without. */
const PATIENCE_MS = 4000
/** A position of so long ago is still where the phone is. */
const FRESH_MS = 15_000

export const toPosition = ({ coords }: GeolocationPosition): Position => ({
  lat: coords.latitude,
  lon: coords.longitude,
  accuracyMeters: Math.min(100_000, Math.round(coords.accuracy)),
})

/** Where the phone is; null where it does not know, or may not tell. */
export function currentPosition(): Promise<Position | null> {
  const { geolocation } = navigator
  if (!geolocation) return Promise.resolve(null)
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      (found) => resolve(toPosition(found)),
      () => resolve(null),
      { enableHighAccuracy: true, timeout: PATIENCE_MS, maximumAge: FRESH_MS },
    )
    // While the question for leave is open, browsers count no time.
    setTimeout(() => resolve(null), PATIENCE_MS)
  })
}
