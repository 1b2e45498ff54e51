import type { Booking } from '@fiacre/sdk'
import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../api/client-context.tsx'
import { useBookingWords } from '../../bookings/use-booking-words.ts'
import { useLanguage, useT } from '../../i18n/i18n-provider.tsx'
import { momentOf } from '../../profile/instants.ts'
import { Button } from '../../ui/button/button.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { eventsQuery, type BookingEvent } from './booking-reads.ts'

/** The life of the booking so far, as a quiet line of steps, the newest at the end, on the traveller's own clock. */
export function BookingStory({ booking }: { booking: Booking }) {
  const t = useT()
  const { data, isError, isFetching, refetch } = useQuery(eventsQuery(useClient(), booking.id))
  return (
    <section className="booking-story" aria-labelledby="booking-story" aria-busy={!data && !isError}>
      <h2 className="fi-subheading" id="booking-story">
        {t('booking.story')}
      </h2>
      {data && (
        <ol className="booking-story__steps">
          {data.events.map((event, index) => (
            <Step key={index} event={event} />
          ))}
        </ol>
      )}
      {!data && !isError && (
        <>
          <Skeleton />
          <Skeleton shape="short" />
        </>
      )}
      {!data && isError && (
        <p className="fi-cluster fi-muted">
          {t('booking.storyFailed')}
          <Button
            variant="link"
            loading={isFetching}
            loadingLabel={t('bookings.loading')}
            onClick={() => void refetch()}
          >
            {t('tryAgain')}
          </Button>
        </p>
      )}
    </section>
  )
}

function Step({ event }: { event: BookingEvent }) {
  const t = useT()
  const { money } = useBookingWords()
  const { language } = useLanguage()
  const { kind, actor, at, amountCents, toStatus } = event
  const moved = (what: typeof kind, cents: number) => {
    const amount = money(Math.abs(cents))
    if (what === 'CHANGED') return t(cents > 0 ? 'booking.more' : 'booking.less', { amount })
    return what === 'CANCELLED' && cents < 0 ? t('booking.event.back', { amount }) : amount
  }
  const words =
    kind === 'CANCELLED'
      ? t(`booking.event.CANCELLED.${actor}`)
      : kind === 'CHANGED'
        ? t(`booking.event.CHANGED.${actor === 'administrator' ? 'team' : 'you'}`)
        : t(`booking.event.${kind}`, { status: t(`bookings.status.${toStatus}`) })
  return (
    <li className="booking-story__step">
      <p>
        {words}
        {amountCents !== null && amountCents !== 0 && (
          <>
            , <span className="booking-story__amount">{moved(kind, amountCents)}</span>
          </>
        )}
      </p>
      <p className="fi-small fi-muted">
        <time dateTime={at}>{momentOf(at, language)}</time>
      </p>
    </li>
  )
}
