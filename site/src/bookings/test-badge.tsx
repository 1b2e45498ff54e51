import type { Booking } from '@fiacre/sdk'
import { useT } from '../i18n/i18n-provider.tsx'
import { Badge } from '../ui/badge/badge.tsx'

/** Says of a booking that was only tried out that nobody will drive it. */
export function TestBadge({ booking }: { booking: Pick<Booking, 'isTest'> }) {
  const t = useT()
  return booking.isTest && <Badge tone="warning">{t('bookings.test')}</Badge>
}
