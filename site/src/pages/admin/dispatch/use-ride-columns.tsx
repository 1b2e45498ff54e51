import { useLanguage, useT } from '../../../base/i18n/i18n-provider.tsx'
import { clockTime, shortDay } from '../../../base/i18n/local-times.ts'
import { useBookingWords } from '../../../subjects/booking/use-booking-words.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import type { Column } from '../../../ui/table/table.tsx'
import { OpenLink } from '../list/open-link.tsx'
import { timeLeft } from '../today/time-left.ts'
import { useNow } from '../today/use-now.ts'
import type { AdminRide } from './dispatch-reads.ts'
import { RideState } from './ride-state.tsx'

/** When, which way, who, and how long a carrier still has to answer. */
export function useRideColumns(): readonly Column<AdminRide>[] {
  const t = useT()
  const { language } = useLanguage()
  const now = useNow()
  const { aim } = useBookingWords()
  const left = (until: string) => {
    const { id, count } = timeLeft(until, now)
    return t(id, { count })
  }
  return [
    {
      key: 'booking',
      heading: t('bookings.number'),
      head: true,
      cell: ({ id, bookingNumber }) => <OpenLink id={id}>{bookingNumber}</OpenLink>,
    },
    {
      key: 'pickup',
      heading: t('dispatch.pickup'),
      cell: ({ pickupDate, pickupTime, pickupAt, timeZone, isLate }) => (
        <>
          <time dateTime={pickupAt} className="admin-list__two" title={timeZone}>
            <span>{shortDay(pickupDate, language)}</span>
            <span className="fi-small fi-muted">{clockTime(pickupTime, language)}</span>
          </time>{' '}
          {isLate && <Badge tone="danger">{t('dispatch.late')}</Badge>}
        </>
      ),
    },
    {
      key: 'way',
      heading: t('dispatch.way'),
      cell: (ride) => `${ride.pickup} – ${aim(ride)}`,
    },
    {
      key: 'state',
      heading: t('admin.stands'),
      cell: ({ state, incidents }) => (
        <>
          <RideState state={state} />{' '}
          {incidents.length > 0 && <Badge tone="warning">{t('dispatch.hasIncident')}</Badge>}
        </>
      ),
    },
    {
      key: 'who',
      heading: t('dispatch.who'),
      cell: ({ carrierName, driverName }) => [carrierName, driverName].filter(Boolean).join(', ') || '–',
    },
    {
      key: 'clock',
      heading: t('dispatch.clock'),
      cell: ({ offers, amendmentUntil }) => {
        const open = offers.filter(({ state }) => state === 'open').map(({ answerUntil }) => answerUntil)
        const [first] = [...open, ...(amendmentUntil ? [amendmentUntil] : [])].toSorted()
        return first ? left(first) : '–'
      },
    },
  ]
}
