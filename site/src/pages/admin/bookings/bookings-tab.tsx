import { useInfiniteQuery } from '@tanstack/react-query'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { bookingsQuery } from '../admin-reads.ts'
import { RecordList } from '../list/record-list.tsx'
import { useAdminAddress } from '../use-admin-address.ts'
import '../record/record.css'
import { BookingFilterFields } from './booking-filter-fields.tsx'
import { exportPath, NO_FILTERS, readBookingFilters } from './booking-filters.ts'
import { BookingSheet } from './booking-sheet.tsx'
import { useBookingColumns } from './use-booking-columns.tsx'

/** Every booking, as the address narrows and orders them; one opens over the list. */
export function BookingsTab() {
  const t = useT()
  const { address, narrow } = useAdminAddress()
  const filters = readBookingFilters(address)
  const pages = useInfiniteQuery(bookingsQuery(useClient(), filters))
  const columns = useBookingColumns()
  const isNarrowed = Object.keys(filters).some((name) => name !== 'sort')
  return (
    <>
      <BookingFilterFields />
      <p className="admin-list__tools">
        <ButtonLink size="sm" variant="quiet" href={exportPath(filters)} download>
          {t('admin.export')}
        </ButtonLink>
      </p>
      <RecordList
        caption={t('admin.bookings')}
        columns={columns}
        rowKey={({ id }) => id}
        pages={pages}
        empty={{
          title: t('admin.noBookings'),
          text: t(isNarrowed ? 'admin.noneSo' : 'admin.noBookingsText'),
          action: isNarrowed && (
            <Button variant="secondary" onClick={() => narrow(NO_FILTERS)}>
              {t('admin.showAll')}
            </Button>
          ),
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
