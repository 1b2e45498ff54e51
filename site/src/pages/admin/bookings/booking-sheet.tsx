import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { adminBookingQuery } from '../admin-reads.ts'
import { RecordMissing } from '../record/record-missing.tsx'
import { RecordSheet } from '../record/record-sheet.tsx'
import { BookingRecord } from './booking-record.tsx'

/** A booking over the list. */
export function BookingSheet({ id, ids }: { id: number; ids: readonly number[] }) {
  const t = useT()
  const query = useQuery(adminBookingQuery(useClient(), id))
  const { data } = query
  return (
    <RecordSheet
      id={id}
      ids={ids}
      title={t('bookings.numbered', { number: data?.bookingNumber ?? String(id) })}
    >
      {data ? <BookingRecord booking={data} /> : <RecordMissing query={query} />}
    </RecordSheet>
  )
}
