import { BOOKING_BATCH_NOTE_MAX_LENGTH, BOOKING_STATUSES } from '@fiacre/sdk/rules'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { bookingsQuery } from '../admin-reads.ts'
import { exportPath } from '../list/address-days.ts'
import { ListRoom } from '../list/list-room.tsx'
import { useAdminAddress } from '../use-admin-address.ts'
import '../record/record.css'
import { BookingFilterFields } from './booking-filter-fields.tsx'
import { readBookingFilters } from './booking-filters.ts'
import { BookingSheet } from './booking-sheet.tsx'
import { useBookingColumns } from './use-booking-columns.tsx'

/** Every booking, as the address narrows and orders them; one opens over the list. */
export function BookingsTab() {
  const t = useT()
  const client = useClient()
  const { address } = useAdminAddress()
  const filters = readBookingFilters(address)
  const pages = useInfiniteQuery(bookingsQuery(client, filters))
  const columns = useBookingColumns()
  const statuses = BOOKING_STATUSES.map((status) => [status, t(`bookings.status.${status}`)] as const)
  return (
    <>
      <ListRoom
        list="bookings"
        caption={t('admin.bookings')}
        columns={columns}
        rowKey={({ id }) => id}
        pages={pages}
        filters={<BookingFilterFields />}
        table={{ href: exportPath('bookings', filters), roles: ['operations', 'finance'] }}
        empty={{ title: t('admin.noBookings'), text: t('admin.noBookingsText') }}
        bulk={{
          roles: ['operations'],
          label: ({ bookingNumber }) => bookingNumber,
          actions: [
            {
              name: t('admin.update'),
              explained: t('admin.bulkStatusText'),
              choice: { label: t('admin.stands'), options: statuses },
              reasonLength: BOOKING_BATCH_NOTE_MAX_LENGTH,
              needsReason: true,
              async run({ ids, choice, reason }) {
                const status = BOOKING_STATUSES.find((known) => known === choice) ?? 'pending'
                return client.setBookingStatuses({ body: { ids, status, note: reason } })
              },
            },
          ],
        }}
      />
      {address.open && /^\d{1,10}$/.test(address.open) && (
        <BookingSheet
          key={address.open}
          id={Number(address.open)}
          ids={(pages.data ?? []).map(({ id }) => id)}
        />
      )}
    </>
  )
}
