import { CHILD_SEAT_GROUPS, CHILD_SEATS, MAX_CHILD_SEATS } from '@fiacre/sdk/rules'
import type { ChildSeatGroup } from '@fiacre/sdk/rules'
import type { TextId } from '../../../locales/text-id.ts'
import { extraPricesOf } from '../../flow/extra-prices.ts'
import type { ExtraField } from '../../flow/state.ts'
import { CountField } from './count-field.tsx'
import { extraError } from './extra-error.ts'
import { ErrorText } from '../field.tsx'
import { useBooking, useFlowState } from '../flow-context.ts'
import { useExtraPrice } from './use-extra-price.ts'

const FIELDS: Readonly<
  Record<ChildSeatGroup, { readonly name: ExtraField & `${string}Seats`; readonly label: TextId }>
> = {
  infant: { name: 'infantSeats', label: 'seatInfant' },
  child: { name: 'childSeats', label: 'seatChild' },
  booster: { name: 'boosterSeats', label: 'seatBooster' },
}

/** Seats for children by weight group, with what each costs. */
export function ChildSeatFields() {
  const { id, text } = useBooking()
  const priceOf = useExtraPrice()
  const prices = useFlowState(extraPricesOf)
  const error = extraError(
    useFlowState((state) => state),
    'childSeats',
  )
  const errorId = `${id}-seats-error`
  return (
    <fieldset className="fi-field fi-extras__group">
      <legend className="fi-field__label">{text.t('childSeatsTitle')}</legend>
      {CHILD_SEAT_GROUPS.map((group) => {
        const { name, label } = FIELDS[group]
        const { fromKg, toKg } = CHILD_SEATS[group]
        return (
          <CountField
            key={group}
            name={name}
            label={text.t(label, { from: fromKg, max: toKg })}
            about={priceOf(prices[`${group}Cents`])}
            max={MAX_CHILD_SEATS}
            errorId={error === undefined ? undefined : errorId}
          />
        )
      })}
      {error !== undefined && <ErrorText id={errorId} error={error} />}
    </fieldset>
  )
}
