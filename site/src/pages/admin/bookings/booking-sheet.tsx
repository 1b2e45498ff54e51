import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { adminBookingQuery } from '../admin-reads.ts'
import { RecordMissing } from '../record/record-missing.tsx'
import { RecordSheet } from '../record/record-sheet.tsx'
import { Spinner } from '../../../ui/spinner/spinner.tsx'

/** Fetched when a booking is first opened: it weighs as much as the list. */
const BookingRecord = lazy(async () => ({ default: (await import('./booking-record.tsx')).BookingRecord }))

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
      <Suspense fallback={<Spinner label={t('admin.loading')} />}>
        {data ? <BookingRecord booking={data} /> : <RecordMissing query={query} />}
      </Suspense>
    </RecordSheet>
  )
}
