import { useLanguage, useT } from '../../../base/i18n/i18n-provider.tsx'
import { clockTime, shortDay } from '../../../base/i18n/local-times.ts'
import { paymentBadge } from '../../../subjects/booking/payment-badge.ts'
import { TestBadge } from '../../../subjects/booking/test-badge.tsx'
import { useBookingWords } from '../../../subjects/booking/use-booking-words.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { BOOKING_TONE } from '../../../ui/badge/status-tone.ts'
import type { AdminBooking } from '../admin-reads.ts'
import type { ListColumn } from '../list/list-column.ts'
import { OpenLink } from '../list/open-link.tsx'
import { useMoments } from '../use-moments.ts'

/** What the list of bookings shows of each. */
export function useBookingColumns(): readonly ListColumn<AdminBooking>[] {
  const t = useT()
  const { language } = useLanguage()
  const { aim, money } = useBookingWords()
  const moment = useMoments()
  return [
    {
      key: 'number',
      heading: t('bookings.number'),
      head: true,
      orders: { ascending: 'oldest', descending: 'newest', first: 'descending' },
      cell: (booking) => (
        <>
          <OpenLink id={booking.id}>{booking.bookingNumber}</OpenLink>
          <TestBadge isTest={booking.isTest} />
        </>
      ),
    },
    {
      key: 'traveller',
      heading: t('admin.traveller'),
      cell: ({ userFirstName, userLastName, userEmail }) => (
        <span className="admin-list__two">
          <span>{`${userFirstName} ${userLastName}`.trim() || t('admin.erased')}</span>
          <span className="fi-small fi-muted">{userEmail}</span>
        </span>
      ),
    },
    {
      key: 'ride',
      heading: t('admin.ride'),
      cell: (booking) => (
        <span className="admin-list__two">
          <span>{booking.pickupLocation}</span>
          <span className="fi-small fi-muted">{aim(booking)}</span>
        </span>
      ),
    },
    {
      key: 'pickup',
      heading: t('bookings.pickup'),
      orders: { ascending: 'soonest', descending: 'latest', first: 'ascending' },
      cell: ({ pickupDate, pickupTime }) => (
        <time dateTime={`${pickupDate}T${pickupTime}`} className="admin-list__two">
          <span>{shortDay(pickupDate, language)}</span>
          <span className="fi-small fi-muted">{clockTime(pickupTime, language)}</span>
        </time>
      ),
    },
    { key: 'class', heading: t('bookings.vehicle'), cell: ({ vehicleTypeName }) => vehicleTypeName },
    {
      key: 'status',
      heading: t('bookings.status'),
      cell: ({ status }) => <Badge tone={BOOKING_TONE[status]}>{t(`bookings.status.${status}`)}</Badge>,
    },
    {
      key: 'payment',
      heading: t('bookings.payment'),
      cell: (booking) => {
        const { word, tone } = paymentBadge(booking)
        return <Badge tone={tone}>{t(`bookings.payment.${word}`)}</Badge>
      },
    },
    {
      key: 'price',
      heading: t('bookings.total'),
      align: 'end',
      cell: ({ totalPriceCents }) => money(totalPriceCents),
    },
    {
      key: 'paid',
      heading: t('admin.money.paid'),
      align: 'end',
      extra: true,
      cell: ({ paidCents }) => money(paidCents),
    },
    {
      key: 'phone',
      heading: t('bookings.phone'),
      extra: true,
      cell: ({ contactPhone }) => contactPhone ?? '–',
    },
    {
      key: 'flight',
      heading: t('admin.flight'),
      extra: true,
      cell: ({ travelNumber }) => travelNumber ?? '–',
    },
    {
      key: 'passengers',
      heading: t('admin.passengers'),
      align: 'end',
      extra: true,
      cell: ({ passengers }) => passengers,
    },
    { key: 'booked', heading: t('admin.booked'), extra: true, cell: ({ createdAt }) => moment(createdAt) },
  ]
}
