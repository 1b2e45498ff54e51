import type { Booking } from '@fiacre/sdk'
import { CANCELLATION } from '@fiacre/sdk/rules'
import { usePlaceMoment } from '../../../subjects/booking/place-moment.tsx'
import { useBookingWords } from '../../../subjects/booking/use-booking-words.ts'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { DescriptionList } from '../../../ui/description-list/description-list.tsx'
import { isOnInvoice } from '../../../subjects/booking/refund-place.ts'
import type { Cancellation } from '../booking-reads.ts'

type CancelPreviewProps = { booking: Booking; cancellation: Cancellation }

/** What goes back, what is kept, until when, where to and why. */
export function CancelPreview({ booking, cancellation }: CancelPreviewProps) {
  const t = useT()
  const { aim, money } = useBookingWords()
  const moment = usePlaceMoment()
  const { canCancel, refundCents, keptCents, reason, deadline } = cancellation
  const why = t(`booking.why.${reason}`, {
    bookingHours: CANCELLATION.saver.hoursAfterBooking,
    partnerHours: CANCELLATION.partner.hoursBeforePickup,
  })
  if (!canCancel) return <p>{why}</p>
  const isLate = reason === 'TOO_LATE'
  return (
    <>
      <p className="fi-muted">
        {booking.durationHours
          ? `${booking.bookingNumber}, ${aim(booking)}`
          : t('booking.cancelWhich', { number: booking.bookingNumber, to: booking.destination })}
      </p>
      {(refundCents > 0 || keptCents > 0) && !isOnInvoice(cancellation) && (
        <div
          className={classNames(
            'booking-dialog__amount',
            refundCents === 0 && 'booking-dialog__amount--none',
          )}
        >
          <p className="fi-price fi-price--lg">{money(refundCents)}</p>
          <p className="fi-small">{t('booking.refundToBalance', { to: cancellation.refundTo })}</p>
        </div>
      )}
      {/* What it says is of money that was paid, and that is not the traveller's where an invoice pays. */}
      {!isOnInvoice(cancellation) && (
        <p>
          {why}
          {refundCents > 0 && keptCents > 0 && <> {t('booking.whyExcept', { amount: money(keptCents) })}</>}
        </p>
      )}
      {(keptCents > 0 || deadline) && (
        <DescriptionList
          layout="stacked"
          items={[
            ...(keptCents > 0 && !isOnInvoice(cancellation)
              ? [{ term: t('booking.kept'), details: money(keptCents) }]
              : []),
            ...(deadline
              ? [
                  {
                    term: t(isLate ? 'booking.deadlineWas' : 'booking.deadlineIs'),
                    details: moment(deadline.at, deadline.timeZone),
                  },
                ]
              : []),
          ]}
        />
      )}
    </>
  )
}
