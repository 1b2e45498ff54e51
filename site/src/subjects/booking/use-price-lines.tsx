import type { QuoteLine } from '@fiacre/sdk'
import { pricePerUnit } from '@fiacre/sdk/rules'
import { LINE_NAMES, lineReason, type PricedTrip } from '@fiacre/widget/quote-words'
import type { ReactNode } from 'react'
import { useTranslator } from '../../base/i18n/i18n-provider.tsx'
import { useBookingWords } from './use-booking-words.ts'
import './price-lines.css'

/** The lines of a price as terms and details: in euro, to the cent, and in the words that the booking form has for them. */
export function usePriceLines() {
  const text = useTranslator()
  const { distance, money, unit } = useBookingWords()
  const rate = (eurosPerKm: number) => money(Math.round(pricePerUnit(eurosPerKm, unit) * 100))
  const write = { text, distance, rate, wholeMoney: money, money, unit }
  return (lines: readonly QuoteLine[], trip: PricedTrip): { term: ReactNode; details: string }[] =>
    lines.map((line) => {
      const { code, percent } = line
      // A booking no longer says by which code it became cheaper.
      const isPlainDiscount = code === 'DISCOUNT' && !trip.promo
      const reason =
        isPlainDiscount && percent !== undefined
          ? text.t('bookings.linePercentOff', { percent })
          : lineReason(line, trip, write)
      return {
        term: (
          <>
            {text.t(LINE_NAMES[code], { vehicle: trip.vehicleType.name })}
            {reason !== undefined && <span className="price-lines__reason">{reason}</span>}
          </>
        ),
        details: money(line.amountCents),
      }
    })
}
