import { BOOKING_STATUSES } from '@fiacre/sdk/rules'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
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
      {selects.map(({ name, label, options }) => (
        <Field key={name} label={label}>
          <Select value={address[name] ?? ''} onChange={({ target }) => narrow({ [name]: target.value })}>
            <option value="">{t('admin.any')}</option>
            {options.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </Select>
        </Field>
      ))}
      <Field label={t('admin.from')}>
        <TextInput
          type="date"
          value={address.from ?? ''}
          onChange={({ target }) => narrow({ from: target.value })}
        />
      </Field>
      <Field label={t('admin.to')}>
        <TextInput
          type="date"
          value={address.to ?? ''}
          onChange={({ target }) => narrow({ to: target.value })}
        />
      </Field>
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
