import { Link } from 'wouter'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { BookedWay } from '../../../subjects/booking/booked-way.tsx'
import { BookingLines } from '../../../subjects/booking/booking-lines.tsx'
import { StatusBadges } from '../../../subjects/booking/status-badges.tsx'
import { TestBadge } from '../../../subjects/booking/test-badge.tsx'
import { TripFacts } from '../../../subjects/booking/trip-facts.tsx'
import { useWishes } from '../../../subjects/booking/use-wishes.ts'
import { DescriptionList } from '../../../ui/description-list/description-list.tsx'
import { adminPath } from '../admin-address.ts'
import type { AdminBooking } from '../admin-reads.ts'
import { RecordPart } from '../record/record-part.tsx'
import { useMoments } from '../use-moments.ts'
import { BookingMoney } from './booking-money.tsx'
import { BookingTrail } from './booking-trail.tsx'
import { PaymentForm } from './payment-form.tsx'
import { RefundForm } from './refund/refund-form.tsx'
import { StatusForm } from './status-form.tsx'

/** A booking, whole: the ride and who takes it, what can be done about it, its money and its story. */
export function BookingRecord({ booking }: { booking: AdminBooking }) {
  const t = useT()
  const moment = useMoments()
  const wishes = useWishes()
  const { userFirstName, userLastName, userEmail, contactPhone } = booking
  return (
    <>
      <TestBadge isTest={booking.isTest} />
      <StatusBadges booking={booking} />
      <RecordPart title={t('admin.ride')}>
        <BookedWay
          from={booking.pickupLocation}
          to={booking.destination}
          fromPlace={booking.pickupPlace}
          toPlace={booking.destinationPlace}
          fromAddress={booking.pickupAddress}
          toAddress={booking.destinationAddress}
        />
        <TripFacts
          booking={booking}
          totalLabel={t('bookings.total')}
          more={[{ term: t('bookings.vehicle'), details: booking.vehicleTypeName }, ...wishes(booking)]}
        />
      </RecordPart>
      <RecordPart title={t('admin.traveller')}>
        <DescriptionList
          items={[
            {
              term: t('admin.name'),
              details: `${userFirstName} ${userLastName}`.trim() || t('admin.erased'),
            },
            ...(userEmail
              ? [
                  {
                    term: t('admin.email'),
                    details: (
                      <Link className="admin-link" href={adminPath({ tab: 'users', q: userEmail })}>
                        {userEmail}
                      </Link>
                    ),
                  },
                ]
              : []),
            ...(contactPhone
              ? [
                  {
                    term: t('bookings.phone'),
                    details: (
                      <a className="admin-link" href={`tel:${contactPhone.replaceAll(/[^+\d]/g, '')}`}>
                        {contactPhone}
                      </a>
                    ),
                  },
                ]
              : []),
            { term: t('bookings.booked'), details: moment(booking.createdAt) },
          ]}
        />
      </RecordPart>
      <RecordPart title={t('admin.setStatus')}>
        <StatusForm booking={booking} />
      </RecordPart>
      {(booking.paidCents > 0 || booking.status !== 'cancelled') && (
        <RecordPart title={t('refund.title')}>
          <RefundForm booking={booking} />
        </RecordPart>
      )}
      {booking.outstandingCents > 0 && !booking.isTest && (
        <RecordPart title={t('admin.recordPayment')}>
          <PaymentForm key={booking.outstandingCents} booking={booking} />
        </RecordPart>
      )}
      <RecordPart title={t('admin.price')}>
        <BookingLines lines={booking.lines} totalCents={booking.totalPriceCents} journey={booking} />
      </RecordPart>
      <RecordPart title={t('admin.money')}>
        <BookingMoney booking={booking} />
      </RecordPart>
      <RecordPart title={t('admin.story')}>
        <BookingTrail id={booking.id} />
      </RecordPart>
    </>
  )
}
