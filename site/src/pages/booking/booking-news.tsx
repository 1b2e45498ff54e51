import type { Booking } from '@fiacre/sdk'
import { Link } from 'wouter'
import { useBookingWords } from '../../subjects/booking/use-booking-words.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Banner } from '../../ui/banner/banner.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Button } from '../../ui/button/button.tsx'
import type { Outcome } from './outcome.ts'
import type { TripPhase } from './trip-phase.ts'
import { isOnInvoice, refundPlace } from '../../subjects/booking/refund-place.ts'

type BookingNewsProps = {
  booking: Booking
  phase: TripPhase
  outcome: Outcome | null
  /** Left out when it is too late for it. */
  onChange?: () => void
}

/** What the traveller should know first: what they have just done, else what is special about the booking. */
export function BookingNews({ booking, phase, outcome, onChange }: BookingNewsProps) {
  const t = useT()
  const { money } = useBookingWords()
  const to = refundPlace(booking)
  const toBalance = to === 'balance' && (
    <Link href="/balance" asChild>
      <ButtonLink variant="secondary" size="sm">
        {t('bookings.seeBalance')}
      </ButtonLink>
    </Link>
  )
  if (outcome?.kind === 'changed') {
    const cents = isOnInvoice(booking) ? 0 : outcome.creditedCents
    return (
      <Banner tone="success" live title={t('booking.changed')} action={(cents > 0 && toBalance) || undefined}>
        {cents > 0 && t('booking.changedCredit', { amount: money(cents), to })}
      </Banner>
    )
  }
  if (phase === 'cancelled') {
    const { isTest } = booking
    const isOwn = !isTest && !isOnInvoice(booking)
    const [cents, keptCents] = isOwn ? [booking.refundedCents, booking.paidCents] : [0, 0]
    const isNew = outcome?.kind === 'cancelled'
    return (
      <Banner
        tone={isNew ? 'success' : 'info'}
        live={isNew}
        title={t('bookings.isCancelled')}
        action={(cents > 0 && toBalance) || undefined}
      >
        {cents > 0 && <p>{t('booking.isCancelledRefund', { amount: money(cents), to })}</p>}
        {isTest && <p>{t('bookings.isCancelledTest')}</p>}
        {keptCents > 0 && <p>{t('booking.isCancelledKept', { amount: money(keptCents) })}</p>}
        {cents === 0 && keptCents === 0 && !isTest && t('booking.isCancelledText')}
      </Banner>
    )
  }
  if (phase !== 'to-come') return null
  if (outcome?.kind === 'change-unpaid' && onChange) {
    const again = (
      <Button size="sm" variant="secondary" onClick={onChange}>
        {t('booking.change')}
      </Button>
    )
    return (
      <Banner tone="warning" title={t('booking.changeUnpaid')} action={again}>
        {t('booking.changeUnpaidText')}
      </Banner>
    )
  }
  if (booking.paymentStatus === 'processing') {
    return <Banner title={t('bookings.onItsWay')}>{t('booking.processingText')}</Banner>
  }
  if (booking.paymentStatus === 'failed') {
    return (
      <Banner tone="danger" title={t('bookings.failed')}>
        {t('booking.failedText')}
      </Banner>
    )
  }
  if (booking.paymentStatus !== 'pending') return null
  return (
    <Banner tone="warning" title={t('booking.unpaid', { amount: money(booking.outstandingCents) })}>
      {t(booking.paymentMethod === 'bank_transfer' ? 'booking.unpaidTransfer' : 'booking.unpaidCard')}
    </Banner>
  )
}
