import { formatDuration } from '@fiacre/sdk/rules'
import type { useT } from '../../base/i18n/i18n-provider.tsx'
import type { PendingRide } from './pending-ride.ts'

const MINUTES_PER_HOUR = 60

/** Where a ride goes, or for how long it is had by the hour. */
export function aimOf({ to, hours }: PendingRide, t: ReturnType<typeof useT>, language: string): string {
  return hours ? `${t('hourly')}: ${formatDuration(hours * MINUTES_PER_HOUR, language)}` : to
}
