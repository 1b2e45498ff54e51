import { LATE_DRIVER, MS_PER_MINUTE } from '@fiacre/sdk/rules'
import { greatCircleKm, type LatLon } from '#map/routing/great-circle.ts'
import type { RideRow } from '../ride/ride.entity.ts'

/** Roads are so much longer than the straight way, and in and around towns so fast. */
const DETOUR = 1.3
const KM_PER_HOUR = 45

/** A position that is older says nothing of now. */
const FRESH_MINUTES = 10

type Awaited = Pick<RideRow, 'state' | 'pickupAt'>
type Seen = LatLon & { at: Date }

/**
 * Whether a driver may not be at the meeting point on time: by where the phone was last, or as nothing was heard of them when the
 * time is there. Pure; the numbers are the rules'.
 */
export function mayBeLate(
  { state, pickupAt }: Awaited,
  { meeting, seen }: { meeting: LatLon | null; seen: Seen | null },
  now: Date,
): boolean {
  if (state !== 'assigned' && state !== 'on-the-way') return false
  const minutes = (instant: Date) => (instant.getTime() - pickupAt.getTime()) / MS_PER_MINUTE
  const isFresh = seen !== null && now.getTime() - seen.at.getTime() <= FRESH_MINUTES * MS_PER_MINUTE
  if (state === 'on-the-way' && isFresh && meeting) {
    const drive = ((greatCircleKm(seen, meeting) * DETOUR) / KM_PER_HOUR) * 60
    return minutes(seen.at) + drive > LATE_DRIVER.toldFromMinutes
  }
  return minutes(now) >= LATE_DRIVER.silentMinutes
}
