import { NAME_BOARD_MAX_LENGTH } from '@fiacre/sdk/rules'
import { extraPricesOf } from '../../flow/extra-prices.ts'
import { Field, FieldError, useWiring } from '../field.tsx'
import { useBooking, useFlowState } from '../flow-context.ts'
import { useExtraPrice } from './use-extra-price.ts'

/** A driver who waits inside with a board, and what it says. */
export function MeetAndGreetField({ hasBoard }: { hasBoard: boolean }) {
  const { flow, text } = useBooking()
  const priceOf = useExtraPrice()
  const cents = useFlowState(extraPricesOf).meetAndGreetCents
  const isChosen = useFlowState(({ form }) => form.meetAndGreet)
  const nameBoard = useFlowState(({ form }) => form.nameBoard)
  const wiring = useWiring('meetAndGreet')
  return (
    <>
      <label className="fi-level fi-level--check">
        <input
          {...wiring}
          type="checkbox"
          className="fi-checkbox__input"
          checked={isChosen}
          onChange={({ target }) => flow.setField('meetAndGreet', target.checked)}
        />
        <span className="fi-level__name">
          {text.t('meetAndGreet')}
          <span className="fi-level__price">{priceOf(cents)}</span>
        </span>
        <span className="fi-level__terms">{text.t('meetAndGreetHint')}</span>
      </label>
      <FieldError name="meetAndGreet" />
      {hasBoard && isChosen && (
        <Field
          name="nameBoard"
          label={text.t('nameBoard')}
          aside={text.t('optional')}
          hint={text.t('nameBoardHint')}
        >
          {(control) => (
            <input
              {...control}
              type="text"
              className="fi-input"
              maxLength={NAME_BOARD_MAX_LENGTH}
              value={nameBoard}
              onChange={({ target }) => flow.setField('nameBoard', target.value)}
            />
          )}
        </Field>
      )}
    </>
  )
}
