import type { Booking, QuoteLine } from '@fiacre/sdk'
import { useT } from '../i18n/i18n-provider.tsx'
import { DescriptionList } from '../ui/description-list/description-list.tsx'
import { useBookingWords } from './use-booking-words.ts'
import './booking-lines.css'

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
  const reasonOf = useLineReason(journey)
  const items = lines.map((line) => {
    const reason = reasonOf(line)
    return {
      term: (
        <>
          {t(`bookings.line.${line.code}`, { vehicle: journey.vehicleType.name })}
          {reason !== undefined && <span className="booking-lines__reason">{reason}</span>}
        </>
      ),
      details: words.money(line.amountCents),
    }
  })
  return (
    <DescriptionList
      items={[...items, { term: t('bookings.total'), details: words.money(totalCents), total: true }]}
    />
  )
}

function useLineReason({ distance, isRoundTrip }: BookingLinesProps['journey']) {
  const t = useT()
  const words = useBookingWords()
  return ({ code, pricePerKm, percent, count }: QuoteLine): string | undefined => {
    if (code === 'DISTANCE' && pricePerKm !== undefined) {
      return t('bookings.lineRate', {
        distance: words.distance(isRoundTrip ? distance / 2 : distance),
        price: words.money(Math.round(pricePerKm * 100)),
      })
    }
    if (code === 'RETURN') return t('bookings.lineReturnReason')
    if (count !== undefined && count > 1)
      return t(isRoundTrip ? 'bookings.lineCountBoth' : 'bookings.lineCount', { count })
    if (percent === undefined) return undefined
    if (code === 'CLASS') return t('bookings.lineClassReason', { percent })
    if (code === 'FLEXIBLE') return t('bookings.linePercent', { percent })
    return code === 'DISCOUNT' ? t('bookings.linePercentOff', { percent }) : undefined
  }
}
