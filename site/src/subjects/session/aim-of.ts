import type { useT } from '../../base/i18n/i18n-provider.tsx'
import type { PendingRide } from './pending-ride.ts'

const NO_MINUTES = 0

/** Where a ride goes, or for how long it is had by the hour. */
export function aimOf({ to, hours }: PendingRide, t: ReturnType<typeof useT>): string {
  return hours ? `${t('hourly')}: ${t('durationHours', { hours, minutes: NO_MINUTES })}` : to
}
