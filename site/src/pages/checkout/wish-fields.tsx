import {
  NAME_BOARD_MAX_LENGTH,
  SPECIAL_REQUESTS_MAX_LENGTH,
  TRAVEL_NUMBER_MAX_LENGTH,
} from '@fiacre/sdk/rules'
import type { Quote } from '@fiacre/sdk'
import type { RefObject } from 'react'
import { AddressFields } from '../../subjects/booking/address-fields.tsx'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Field } from '../../ui/field/field.tsx'
import { TextArea } from '../../ui/text-input/text-area.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import type { TripWishes } from './trip-wishes.ts'

type WishFieldsProps = {
  wishes: TripWishes
  onChange: (wishes: TripWishes) => void
  quote: Pick<
    Quote,
    'extras' | 'pickupLocation' | 'destination' | 'pickupPlace' | 'destinationPlace' | 'durationHours'
  >
  /** What is wrong with the number of the flight or train. */
  error: string | undefined
  travelNumber: RefObject<HTMLInputElement | null>
}

/** What the driver should know: the flight or train, the name on the board, anything else. */
export function WishFields({ wishes, onChange, quote, error, travelNumber }: WishFieldsProps) {
  const t = useT()
  const optional = t('optional')
  return (
    <>
      <Field
        label={t('travelNumber')}
        hint={t('bookings.travelNumberHint')}
        optionalLabel={optional}
        error={error}
      >
        <TextInput
          ref={travelNumber}
          name="travelNumber"
          autoComplete="off"
          maxLength={TRAVEL_NUMBER_MAX_LENGTH}
          value={wishes.travelNumber}
          onChange={(event) => onChange({ ...wishes, travelNumber: event.target.value })}
        />
      </Field>
      <AddressFields ride={quote} values={wishes} onChange={(change) => onChange({ ...wishes, ...change })} />
      {quote.extras.meetAndGreet && (
        <Field label={t('nameBoard')} hint={t('nameBoardHint')} optionalLabel={optional}>
          <TextInput
            name="nameBoard"
            autoComplete="off"
            maxLength={NAME_BOARD_MAX_LENGTH}
            value={wishes.nameBoard}
            onChange={(event) => onChange({ ...wishes, nameBoard: event.target.value })}
          />
        </Field>
      )}
      <Field label={t('specialRequests')} hint={t('checkout.noteHint')} optionalLabel={optional}>
        <TextArea
          name="note"
          className="checkout-pay__note"
          rows={2}
          maxLength={SPECIAL_REQUESTS_MAX_LENGTH}
          value={wishes.note}
          onChange={(event) => onChange({ ...wishes, note: event.target.value })}
        />
      </Field>
    </>
  )
}
