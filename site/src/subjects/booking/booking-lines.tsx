import type { Booking, QuoteLine } from '@fiacre/sdk'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { DescriptionList } from '../../ui/description-list/description-list.tsx'
import { useBookingWords } from './use-booking-words.ts'
import { usePriceLines } from './use-price-lines.tsx'

type BookingLinesProps = {
  lines: readonly QuoteLine[]
  /** What the lines add up to, in EUR cents. */
  totalCents: number
  /** Of which journey: its kilometres are those of both ways. */
  journey: Pick<Booking, 'distance' | 'isRoundTrip' | 'vehicleType'>
}

/** What a booked price is made of, in euro, to the cent; the total at the end. */
export function BookingLines({ lines, totalCents, journey }: BookingLinesProps) {
  const t = useT()
  const words = useBookingWords()
  const { distance, isRoundTrip } = journey
  const trip = { ...journey, oneWayDistance: isRoundTrip ? distance / 2 : distance }
  const items = usePriceLines()(lines, trip)
  return (
    <DescriptionList
      items={[...items, { term: t('bookings.total'), details: words.money(totalCents), total: true }]}
    />
  )
}
