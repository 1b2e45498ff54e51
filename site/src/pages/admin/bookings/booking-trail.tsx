import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useBookingWords } from '../../../subjects/booking/use-booking-words.ts'
import { trailQuery } from '../admin-reads.ts'
import { RecordMissing } from '../record/record-missing.tsx'
import { useMoments } from '../use-moments.ts'

/** Everything that happened to a booking: what, when, by whom, and why. */
export function BookingTrail({ id }: { id: number }) {
  const t = useT()
  const moment = useMoments()
  const { money } = useBookingWords()
  const query = useQuery(trailQuery(useClient(), id))
  if (!query.data) return <RecordMissing query={query} />
  return (
    <ol className="admin-trail">
      {query.data.events.map((event, index) => (
        <li key={index}>
          <p>
            {t(`admin.event.${event.kind}`, { status: t(`bookings.status.${event.toStatus}`) })}
            {event.amountCents ? ` · ${money(event.amountCents)}` : ''}
          </p>
          <p className="fi-small fi-muted">
            <time dateTime={event.at}>{moment(event.at)}</time> ·{' '}
            {event.actorEmail ?? t(`admin.actor.${event.actor}`)}
            {event.cause && ` · ${t(`admin.because.${event.cause}`)}`}
          </p>
          {event.why && <p className="admin-trail__why">{event.why}</p>}
        </li>
      ))}
    </ol>
  )
}
