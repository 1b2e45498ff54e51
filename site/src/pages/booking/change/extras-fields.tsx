import {
  CHILD_SEAT_GROUPS,
  CHILD_SEATS,
  MAX_BAGS,
  MAX_CHILD_SEATS,
  NAME_BOARD_MAX_LENGTH,
  SPECIAL_REQUESTS_MAX_LENGTH,
  TRAVEL_NUMBER_MAX_LENGTH,
} from '@fiacre/sdk/rules'
import { AddressFields } from '../../../subjects/booking/address-fields.tsx'
import { useBookingWords } from '../../../subjects/booking/use-booking-words.ts'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useClientSettings } from '../../../base/settings/client-settings.ts'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Stepper } from '../../../ui/stepper/stepper.tsx'
import { TextArea } from '../../../ui/text-input/text-area.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import type { ChangeFormPart } from './change-fields.tsx'

/** What comes along: luggage and child seats. */
export function ExtrasFields({ booking, values, errorOf, onChange }: ChangeFormPart) {
  const t = useT()
  const { money } = useBookingWords()
  const { extraPrices } = useClientSettings().booking
  const isHire = Boolean(booking.durationHours)
  const seats = CHILD_SEAT_GROUPS.map((group) => {
    const { fromKg, toKg } = CHILD_SEATS[group]
    const hint = t(isHire ? 'booking.seatHintOnce' : 'booking.seatHint', {
      from: fromKg,
      to: toKg,
      price: money(extraPrices[`${group}Cents`]),
    })
    return { group, label: t(`booking.seat.${group}`), hint }
  })
  return (
    <>
      <div className="change-counts">
        <Count
          label={t('suitcases')}
          error={errorOf('extras/luggage/suitcases', 'extras/luggage')}
          value={values.suitcases}
          max={MAX_BAGS}
          onChange={(suitcases) => onChange({ suitcases })}
        />
        <Count
          label={t('handLuggage')}
          error={errorOf('extras/luggage/handLuggage')}
          value={values.handLuggage}
          max={MAX_BAGS}
          onChange={(handLuggage) => onChange({ handLuggage })}
        />
      </div>
      <div className="change-counts">
        {seats.map(({ group, label, hint }, index) => (
          <Count
            key={group}
            label={label}
            hint={hint}
            // Too many seats altogether is told at the first of them.
            error={errorOf(`extras/childSeats/${group}`, ...(index === 0 ? ['extras/childSeats'] : []))}
            value={values[group]}
            max={MAX_CHILD_SEATS}
            onChange={(count) => onChange({ [group]: count })}
          />
        ))}
      </div>
    </>
  )
}

type CountProps = {
  label: string
  hint?: string
  error: string | undefined
  value: number
  max: number
  onChange: (count: number) => void
}

function Count({ label, hint, error, ...stepper }: CountProps) {
  const t = useT()
  return (
    <Field label={label} hint={hint} error={error}>
      <Stepper
        {...stepper}
        min={0}
        decreaseLabel={t('booking.fewer', { what: label })}
        increaseLabel={t('booking.further', { what: label })}
      />
    </Field>
  )
}

/** What the driver should know: the flight, the name board, the hotel, the notes. */
export function DriverFields({ booking, values, errorOf, onChange }: ChangeFormPart) {
  const t = useT()
  const { money } = useBookingWords()
  const { extraPrices } = useClientSettings().booking
  const isHire = Boolean(booking.durationHours)
  const optionalLabel = t('optional')
  return (
    <>
      <Checkbox
        label={t(isHire ? 'booking.meetAndGreetOnce' : 'booking.meetAndGreet', {
          price: money(extraPrices.meetAndGreetCents),
        })}
        checked={values.meetAndGreet}
        onChange={(event) => onChange({ meetAndGreet: event.target.checked })}
      />
      {values.meetAndGreet && (
        <Field
          label={t('nameBoard')}
          hint={t('nameBoardHint')}
          error={errorOf('nameBoard')}
          optionalLabel={optionalLabel}
        >
          <TextInput
            maxLength={NAME_BOARD_MAX_LENGTH}
            value={values.nameBoard}
            onChange={(event) => onChange({ nameBoard: event.target.value })}
          />
        </Field>
      )}
      <Field
        label={t('travelNumber')}
        hint={t('bookings.travelNumberHint')}
        error={errorOf('travelNumber')}
        optionalLabel={optionalLabel}
      >
        <TextInput
          name="travelNumber"
          icon="plane"
          autoComplete="off"
          maxLength={TRAVEL_NUMBER_MAX_LENGTH}
          value={values.travelNumber}
          onChange={(event) => onChange({ travelNumber: event.target.value })}
        />
      </Field>
      <AddressFields ride={booking} values={values} errorOf={errorOf} onChange={onChange} />
      <Field label={t('bookings.requests')} error={errorOf('specialRequests')} optionalLabel={optionalLabel}>
        <TextArea
          rows={3}
          maxLength={SPECIAL_REQUESTS_MAX_LENGTH}
          value={values.specialRequests}
          onChange={(event) => onChange({ specialRequests: event.target.value })}
        />
      </Field>
    </>
  )
}
