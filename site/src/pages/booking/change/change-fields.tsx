import type { Booking } from '@fiacre/sdk'
import {
  clampPassengers,
  localToInstant,
  MAX_HIRE_HOURS,
  MIN_HIRE_HOURS,
  pickupRange,
  returnRange,
  timesOn,
} from '@fiacre/sdk/rules'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { vehicleTypesQuery } from '../../../base/api/queries.ts'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { DateInput } from '../../../ui/date-time-input/date-input.tsx'
import { TimeInput } from '../../../ui/date-time-input/time-input.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { Stepper } from '../../../ui/stepper/stepper.tsx'
import type { ChangeValues } from './change-values.ts'

/** The form's values, what is wrong with them by field, and how to change them. */
export type ChangeFormPart = {
  booking: Booking
  values: ChangeValues
  errorOf: (...fields: string[]) => string | undefined
  onChange: (changes: Partial<ChangeValues>) => void
}

/** When the ways begin, on the clocks of the pickup place. */
export function TimeFields({ booking, values, errorOf, onChange }: ChangeFormPart) {
  const t = useT()
  const [now] = useState(() => new Date())
  const { timeZone } = booking
  const range = pickupRange(now, timeZone)
  const pickup = localToInstant({ date: values.pickupDate, time: values.pickupTime, timeZone })
  const back = returnRange(pickup.ok ? pickup.instant : new Date(booking.pickupAt), timeZone)
  const pickupTimes = timesOn(values.pickupDate, range)
  const backTimes = timesOn(values.returnDate, back)
  return (
    <>
      <div className="fi-field-row">
        <Field label={t('pickupDate')} error={errorOf('pickupDate')} required>
          <DateInput
            value={values.pickupDate}
            min={range.earliest.date}
            max={range.latest.date}
            onChange={(event) => onChange({ pickupDate: event.target.value })}
          />
        </Field>
        <Field label={t('pickupTime')} error={errorOf('pickupTime')} required>
          <TimeInput
            value={values.pickupTime}
            {...pickupTimes}
            onChange={(event) => onChange({ pickupTime: event.target.value })}
          />
        </Field>
      </div>
      {booking.durationHours !== undefined && (
        <Field label={t('hireHours')} hint={t('booking.hireHint')} error={errorOf('durationHours')}>
          <Stepper
            value={values.durationHours}
            min={MIN_HIRE_HOURS}
            max={MAX_HIRE_HOURS}
            decreaseLabel={t('booking.fewer', { what: t('lineHours') })}
            increaseLabel={t('booking.further', { what: t('lineHours') })}
            onChange={(durationHours) => onChange({ durationHours })}
          />
        </Field>
      )}
      {booking.isRoundTrip && (
        <div className="fi-field-row">
          <Field label={t('returnDate')} error={errorOf('returnDate')} required>
            <DateInput
              value={values.returnDate}
              min={back.earliest.date}
              max={back.latest.date}
              onChange={(event) => onChange({ returnDate: event.target.value })}
            />
          </Field>
          <Field label={t('returnTime')} error={errorOf('returnTime')} required>
            <TimeInput
              value={values.returnTime}
              {...backTimes}
              onChange={(event) => onChange({ returnTime: event.target.value })}
            />
          </Field>
        </div>
      )}
    </>
  )
}

/** How many travel, and in what. A smaller class takes fewer, so the number follows it. */
export function PartyFields({ booking, values, errorOf, onChange }: ChangeFormPart) {
  const t = useT()
  const { data: classes = [] } = useQuery(vehicleTypesQuery(useClient()))
  const known = classes.filter(({ maxPassengers }) => maxPassengers > 0)
  const chosen = known.find(({ id }) => id === values.vehicleTypeId)
  return (
    <div className="fi-field-row">
      <Field label={t('bookings.vehicle')} error={errorOf('vehicleTypeId')}>
        <Select
          icon="car"
          value={values.vehicleTypeId}
          onChange={(event) => {
            const vehicleTypeId = Number(event.target.value)
            const next = known.find(({ id }) => id === vehicleTypeId)
            onChange({ vehicleTypeId, passengers: clampPassengers(values.passengers, next) })
          }}
        >
          {known.length === 0 && <option value={booking.vehicleType.id}>{booking.vehicleType.name}</option>}
          {known.map(({ id, name, maxPassengers }) => (
            <option key={id} value={id}>
              {t('booking.vehicleOption', { name, passengers: maxPassengers })}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('bookings.passengers')} error={errorOf('passengers')}>
        <Stepper
          value={values.passengers}
          min={1}
          max={clampPassengers(Number.POSITIVE_INFINITY, chosen)}
          decreaseLabel={t('booking.fewer', { what: t('bookings.passengers') })}
          increaseLabel={t('booking.further', { what: t('bookings.passengers') })}
          onChange={(passengers) => onChange({ passengers })}
        />
      </Field>
    </div>
  )
}
