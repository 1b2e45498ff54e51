import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { BookedWay } from '../../../subjects/booking/booked-way.tsx'
import { BookingLines } from '../../../subjects/booking/booking-lines.tsx'
import { StatusBadges } from '../../../subjects/booking/status-badges.tsx'
import { TestBadge } from '../../../subjects/booking/test-badge.tsx'
import { TripFacts } from '../../../subjects/booking/trip-facts.tsx'
import { useBookingWords } from '../../../subjects/booking/use-booking-words.ts'
import { useWishes } from '../../../subjects/booking/use-wishes.ts'
import type { AdminBooking } from '../admin-reads.ts'
import { RecordMissing } from '../record/record-missing.tsx'
import { RecordPart } from '../record/record-part.tsx'
import { recordQuery } from '../record/record-reads.ts'
import { Timeline } from '../record/timeline.tsx'
import { BookingActions } from './booking-actions.tsx'
import { BookingDocuments } from './booking-documents.tsx'
import { BookingMap } from './booking-map.tsx'
import { BookingMoney } from './booking-money.tsx'
import { BookingTraveller } from './booking-traveller.tsx'

/** A booking, whole: on one side the ride, who takes it and its money, on the other what can be done about it and its story. */
export function BookingRecord({ booking }: { booking: AdminBooking }) {
  const t = useT()
  const wishes = useWishes()
  const { aim } = useBookingWords()
  const query = useQuery(recordQuery(useClient(), booking.id))
  const { data: record } = query
  return (
    <div className="admin-record__columns">
      <div className="admin-record__column">
        <TestBadge isTest={booking.isTest} />
        <StatusBadges booking={booking} />
        <RecordPart title={t('admin.ride')}>
          <BookingMap booking={booking} mapUrl={record?.mapUrl ?? null} />
          <BookedWay
            from={booking.pickupLocation}
            to={aim(booking)}
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
          <BookingTraveller booking={booking} record={record} />
        </RecordPart>
        <RecordPart title={t('admin.price')}>
          <BookingLines lines={booking.lines} totalCents={booking.totalPriceCents} journey={booking} />
        </RecordPart>
        <RecordPart title={t('admin.money')}>
          <BookingMoney booking={booking} />
        </RecordPart>
        {record?.userId && (
          <RecordPart title={t('record.documents')}>
            <BookingDocuments id={booking.id} hasReceipt={record.hasReceipt} />
          </RecordPart>
        )}
      </div>
      <div className="admin-record__column">
        <BookingActions booking={booking} record={record} />
        <RecordPart title={t('admin.story')}>
          {record ? <Timeline entries={record.timeline} /> : <RecordMissing query={query} />}
        </RecordPart>
      </div>
    </div>
  )
}
