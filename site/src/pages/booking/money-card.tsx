import type { Booking } from '@fiacre/sdk'
import { BookingLines } from '../../subjects/booking/booking-lines.tsx'
import { moneyFacts } from '../../subjects/booking/money-facts.ts'
import { useBookingWords } from '../../subjects/booking/use-booking-words.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Card } from '../../ui/card/card.tsx'
import { DescriptionList } from '../../ui/description-list/description-list.tsx'
import type { TripPhase } from './trip-phase.ts'

/** What the price is made of, and where the money is. */
export function MoneyCard({ booking, phase }: { booking: Booking; phase: TripPhase }) {
  const t = useT()
  const { money } = useBookingWords()
  const { onCompanyInvoice: isCompanys, costReference } = booking
  const facts = moneyFacts(booking).filter(({ kind }) => !isCompanys || kind !== 'refunded')
  return (
    <Card as="section" className="fi-stack" aria-labelledby="booking-money">
      <h2 className="fi-subheading" id="booking-money">
        {t('booking.price')}
      </h2>
      <BookingLines lines={booking.lines} totalCents={booking.totalPriceCents} journey={booking} />
      {facts.length > 0 && (
        <div className="booking-money__where">
          <DescriptionList
            items={[
              ...facts.map(({ kind, cents }) => ({
                term: t(
                  isCompanys && kind === 'paid' ? 'bookings.onCompanyInvoice' : `bookings.money.${kind}`,
                ),
                details: money(cents),
              })),
              ...(costReference ? [{ term: t('bookings.costReference'), details: costReference }] : []),
            ]}
          />
        </div>
      )}
      {booking.dueToCarrierCents > 0 && phase !== 'over' && (
        <p className="fi-small fi-muted">
          {t('booking.dueText', { amount: money(booking.dueToCarrierCents) })}
        </p>
      )}
    </Card>
  )
}
