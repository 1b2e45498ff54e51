import { useQuery } from '@tanstack/react-query'
import { CHILD_SEAT_GROUPS, MAX_HIRE_HOURS, MIN_HIRE_HOURS } from '@fiacre/sdk/rules'
import { useClient } from '../../../base/api/client-context.tsx'
import { vehicleTypesQuery } from '../../../base/api/queries.ts'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { DateInput } from '../../../ui/date-time-input/date-input.tsx'
import { TimeInput } from '../../../ui/date-time-input/time-input.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { TextArea } from '../../../ui/text-input/text-area.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import type { AdminBooking } from '../admin-reads.ts'
import type { ChangeFields } from './change-wish.ts'

const TEXTS = ['travelNumber', 'nameBoard', 'pickupAddress', 'destinationAddress'] as const
const LEVELS = ['saver', 'flexible'] as const

type FieldsProps = {
  booking: AdminBooking
  fields: ChangeFields
  onChange: (name: keyof ChangeFields, value: string) => void
}

/** Everything of a booking that can be different; times are the pickup place's. */
export function ChangeFieldset({ booking, fields, onChange }: FieldsProps) {
  const t = useT()
  const { data: classes = [] } = useQuery(vehicleTypesQuery(useClient()))
  const known = classes.length > 0 ? classes : [booking.vehicleType]
  return (
    <>
      <div className="admin-record__fields">
        <Field label={t('record.pickupDate')}>
          <DateInput
            value={fields.pickupDate}
            onChange={({ target }) => onChange('pickupDate', target.value)}
          />
        </Field>
        <Field label={t('record.pickupTime')}>
          <TimeInput
            value={fields.pickupTime}
            onChange={({ target }) => onChange('pickupTime', target.value)}
          />
        </Field>
        {booking.isRoundTrip && (
          <>
            <Field label={t('record.returnDate')}>
              <DateInput
                value={fields.returnDate}
                onChange={({ target }) => onChange('returnDate', target.value)}
              />
            </Field>
            <Field label={t('record.returnTime')}>
              <TimeInput
                value={fields.returnTime}
                onChange={({ target }) => onChange('returnTime', target.value)}
              />
            </Field>
          </>
        )}
        {booking.durationHours !== undefined && (
          <Field label={t('lineHours')}>
            <TextInput
              type="number"
              min={MIN_HIRE_HOURS}
              max={MAX_HIRE_HOURS}
              value={fields.durationHours}
              onChange={({ target }) => onChange('durationHours', target.value)}
            />
          </Field>
        )}
        <Field label={t('bookings.vehicle')}>
          <Select
            value={fields.vehicleTypeId}
            onChange={({ target }) => onChange('vehicleTypeId', target.value)}
          >
            {known.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('bookings.passengers')}>
          <TextInput
            type="number"
            min={1}
            value={fields.passengers}
            onChange={({ target }) => onChange('passengers', target.value)}
          />
        </Field>
        <Field label={t('bookings.accessLevel')}>
          <Select value={fields.accessLevel} onChange={({ target }) => onChange('accessLevel', target.value)}>
            {LEVELS.map((level) => (
              <option key={level} value={level}>
                {t(`bookings.level.${level}`)}
              </option>
            ))}
          </Select>
        </Field>
        {CHILD_SEAT_GROUPS.map((group) => (
          <Field key={group} label={t(`record.seat.${group}`)}>
            <TextInput
              type="number"
              min={0}
              value={fields[group]}
              onChange={({ target }) => onChange(group, target.value)}
            />
          </Field>
        ))}
        {TEXTS.map((name) => (
          <Field key={name} label={t(`record.field.${name}`)}>
            <TextInput
              autoComplete="off"
              value={fields[name]}
              onChange={({ target }) => onChange(name, target.value)}
            />
          </Field>
        ))}
      </div>
      <Field label={t('bookings.requests')}>
        <TextArea
          rows={2}
          value={fields.specialRequests}
          onChange={({ target }) => onChange('specialRequests', target.value)}
        />
      </Field>
    </>
  )
}
