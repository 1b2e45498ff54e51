import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useLocalMoment } from '../../../subjects/booking/place-moment.tsx'
import { useBookingWords } from '../../../subjects/booking/use-booking-words.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { BOOKING_TONE } from '../../../ui/badge/status-tone.ts'
import { Button } from '../../../ui/button/button.tsx'
import type { Column } from '../../../ui/table/table.tsx'
import { usePartnerMoment } from '../use-partner-moment.ts'
import type { ThroughBooking } from './result-reads.ts'

/**
 * A booking as its partner sees it.
 * @param onSteer opens the clock of a test booking, by its number; without it there is no such button
 */
export function useThroughColumns(
  onSteer?: (bookingNumber: string) => void,
): readonly Column<ThroughBooking>[] {
  const t = useT()
  const { aim, money, passengers } = useBookingWords()
  const moment = usePartnerMoment()
  const localMoment = useLocalMoment()
  const place = (name: string | null) => name ?? t('partner.results.anAddress')
  const whyOf = ({ rule, promoCode, campaign, keyHint, isOwn, isUnagreed }: ThroughBooking) => {
    const details = [promoCode, campaign, keyHint].filter((each) => each !== null)
    return (
      <>
        {rule && t(`partner.results.rule.${rule}`)}{' '}
        {isOwn && <Badge tone="warning">{t('partner.results.own')}</Badge>}
        {isUnagreed && <Badge tone="warning">{t('partner.results.unagreed')}</Badge>}
        {details.length > 0 && (
          <span className="partner-detail fi-small fi-muted">{details.join(' · ')}</span>
        )}
      </>
    )
  }
  return [
    {
      key: 'booking',
      heading: t('partner.results.booking'),
      head: true,
      cell: ({ bookingNumber, createdAt }) => (
        <>
          {bookingNumber}
          <span className="partner-detail fi-small fi-muted">{moment(createdAt)}</span>
        </>
      ),
    },
    {
      key: 'ride',
      heading: t('partner.results.ride'),
      cell: ({ pickup, destination, durationHours, pickupAt, timeZone, passengers: people }) => (
        <>
          {t('partner.results.way', {
            from: place(pickup),
            to: aim({ destination: place(destination), durationHours }),
          })}
          <span className="partner-detail fi-small fi-muted">
            {localMoment(pickupAt, timeZone)} · {passengers(people)}
          </span>
        </>
      ),
    },
    {
      key: 'status',
      heading: t('earned.stands'),
      cell: ({ status }) => <Badge tone={BOOKING_TONE[status]}>{t(`bookings.status.${status}`)}</Badge>,
    },
    { key: 'why', heading: t('partner.results.why'), cell: whyOf },
    {
      key: 'price',
      heading: t('partner.results.price'),
      align: 'end',
      cell: ({ totalPriceCents }) => money(totalPriceCents),
    },
    {
      key: 'earned',
      heading: t('partner.results.earned'),
      align: 'end',
      cell: ({ earnedCents }) => money(earnedCents),
    },
    ...(onSteer ? [clockColumn(t, onSteer)] : []),
  ]
}

const clockColumn = (
  t: ReturnType<typeof useT>,
  onSteer: (bookingNumber: string) => void,
): Column<ThroughBooking> => ({
  key: 'clock',
  heading: t('partner.clock.open'),
  quiet: true,
  cell: ({ bookingNumber }) => (
    <Button
      size="sm"
      variant="secondary"
      aria-label={`${t('partner.clock.open')}: ${bookingNumber}`}
      onClick={() => onSteer(bookingNumber)}
    >
      {t('partner.clock.open')}
    </Button>
  ),
})
