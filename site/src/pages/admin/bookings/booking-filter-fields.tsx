import { BOOKING_STATUSES } from '@fiacre/sdk/rules'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { FilterDays, FilterSelect } from '../list/filter-fields.tsx'
import { SearchField } from '../list/search-field.tsx'
import { useAdminAddress } from '../use-admin-address.ts'
import { ORDERS, PAYMENT_STATUSES, VEHICLES } from './booking-filters.ts'

/** What narrows the list of bookings, and its order. */
export function BookingFilterFields() {
  const t = useT()
  const { address, narrow } = useAdminAddress()
  const selects = [
    {
      name: 'status',
      label: t('bookings.status'),
      options: BOOKING_STATUSES.map((value) => [value, t(`bookings.status.${value}`)] as const),
    },
    {
      name: 'payment',
      label: t('bookings.payment'),
      options: PAYMENT_STATUSES.map((value) => [value, t(`bookings.payment.${value}`)] as const),
    },
    {
      name: 'class',
      label: t('bookings.vehicle'),
      options: VEHICLES.map((value) => [value, value] as const),
    },
  ] as const
  return (
    <search className="admin-filters" aria-label={t('admin.filters')}>
      <div className="admin-filters__search">
        <SearchField
          label={t('admin.search')}
          hint={t('admin.searchBookings')}
          value={address.q ?? ''}
          onSearch={(q) => narrow({ q })}
        />
      </div>
      {selects.map((select) => (
        <FilterSelect key={select.name} {...select} />
      ))}
      <FilterDays from={t('admin.from')} to={t('admin.to')} />
      <Field label={t('admin.order')}>
        <Select
          value={address.sort ?? 'newest'}
          onChange={({ target }) => narrow({ sort: target.value === 'newest' ? '' : target.value })}
        >
          {ORDERS.map((order) => (
            <option key={order} value={order}>
              {t(`admin.order.${order}`)}
            </option>
          ))}
        </Select>
      </Field>
    </search>
  )
}
