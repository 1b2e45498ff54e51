import type { Booking } from '@fiacre/sdk'
import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../base/api/client-context.tsx'
import { zoneName } from '../../base/i18n/local-times.ts'
import { useLocalMoment } from '../../subjects/booking/place-moment.tsx'
import { useBookingWords } from '../../subjects/booking/use-booking-words.ts'
import { useLanguage, useT } from '../../base/i18n/i18n-provider.tsx'
import { isOnInvoice, isUnpriced } from '../../subjects/booking/refund-place.ts'
import { Button } from '../../ui/button/button.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { eventsQuery, type BookingEvent } from './booking-reads.ts'

/**
 * The life of the booking so far, as a quiet line of steps, the newest at the end. Its times are on the clocks of the pickup
 * place, as deadlines are: those are named once, for beside every step they would not fit a phone.
 */
export function BookingStory({ booking }: { booking: Booking }) {
  const t = useT()
  const { language } = useLanguage()
  const { createdAt, timeZone } = booking
  const { data, isError, isFetching, refetch } = useQuery(eventsQuery(useClient(), booking.id))
  // What goes back goes off the partner's invoice: no news for whoever travels.
  const told = (data?.events ?? []).filter(({ kind }) => kind !== 'REFUNDED' || !isOnInvoice(booking))
  return (
    <section className="booking-story" aria-labelledby="booking-story" aria-busy={!data && !isError}>
      <h2 className="fi-subheading" id="booking-story">
        {t('booking.story')}
      </h2>
      {data && (
        <>
          <p className="fi-small fi-muted">
            {t('booking.storyZone', { zone: zoneName(timeZone, new Date(createdAt), language) })}
          </p>
          <ol className="booking-story__steps">
            {told.map((event, index) => (
              <Step key={index} event={event} timeZone={timeZone} isPriced={!isUnpriced(booking)} />
            ))}
          </ol>
        </>
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

/** In whose words a change is told. */
const CHANGED_BY = {
  traveller: 'you',
  partner: 'partner',
  administrator: 'team',
  gateway: 'you',
  service: 'you',
} as const satisfies Record<BookingEvent['actor'], string>

/** What the service cancels by itself was not paid in time, but where money went back: nobody was found who drives it. */
const canceller = ({ actor, amountCents }: BookingEvent): BookingEvent['actor'] =>
  actor === 'service' && (amountCents ?? 0) < 0 ? 'gateway' : actor

function Step({ event, timeZone, isPriced }: { event: BookingEvent; timeZone: string; isPriced: boolean }) {
  const t = useT()
  const { money } = useBookingWords()
  const localMoment = useLocalMoment()
  const { kind, actor, at, amountCents, toStatus } = event
  const partner = event.partnerName ?? ''
  const moved = (what: typeof kind, cents: number) => {
    const amount = money(Math.abs(cents))
    if (what === 'CHANGED') return t(cents > 0 ? 'booking.more' : 'booking.less', { amount })
    return what === 'CANCELLED' && cents < 0 ? t('booking.event.back', { amount }) : amount
  }
  const words =
    kind === 'CANCELLED'
      ? t(`booking.event.CANCELLED.${canceller(event)}`, { partner })
      : kind === 'CHANGED'
        ? t(`booking.event.CHANGED.${CHANGED_BY[actor]}`, { partner })
        : t(`booking.event.${kind}`, { status: t(`bookings.status.${toStatus}`) })
  return (
    <li className="booking-story__step">
      <p>
        {words}
        {isPriced && amountCents !== null && amountCents !== 0 && (
          <>
            , <span className="booking-story__amount">{moved(kind, amountCents)}</span>
          </>
        )}
      </p>
      <p className="fi-small fi-muted">
        <time dateTime={at}>{localMoment(at, timeZone)}</time>
      </p>
    </li>
  )
}
