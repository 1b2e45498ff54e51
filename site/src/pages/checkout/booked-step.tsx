import { paymentPath } from '@fiacre/sdk/rules'
import { Link } from 'wouter'
import { useBookingWords } from '../../subjects/booking/use-booking-words.ts'
import type { Checkout } from '../../subjects/checkout/checkout.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'

type BookedStepProps = { booking: NonNullable<Checkout['booking']>; totalCents: number }

/** Booked already, not paid yet: the way to the payment. */
export function BookedStep({ booking, totalCents }: BookedStepProps) {
  const t = useT()
  const words = useBookingWords()
  return (
    <>
      <h2 className="fi-heading">{t('checkout.booked')}</h2>
      <p className="fi-muted">{t('checkout.bookedText', { number: booking.bookingNumber })}</p>
      <Link href={paymentPath(booking.id)} asChild>
        <ButtonLink size="lg" wide>
          {t('payments.pay', { amount: words.money(totalCents) })}
        </ButtonLink>
      </Link>
    </>
  )
}
