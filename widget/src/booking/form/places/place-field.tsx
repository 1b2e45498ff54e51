import { useEffect, useState } from 'react'
import { PLACE_TEXT_MAX_LENGTH } from '@fiacre/sdk/rules'
import type { PlaceFieldName } from '../../flow/place-field-name.ts'
import { Field } from '../field.tsx'
import { useBooking, useFlowState } from '../flow-context.ts'
import { Icon } from '../icon.tsx'
import type { Offer } from './offers.ts'
import { usePlaceCombobox, useSheets } from '../use-choosing.ts'
import { quoteView } from '../quote-view.ts'
import { useWordedView } from '../use-worded-view.ts'

/** What a field says of a list that is not there. */
const NO_LIST = { 'aria-expanded': false, 'aria-controls': undefined }

/** Where from or where to: suggestions while typing, any other text allowed. */
export function PlaceField({ name }: { name: PlaceFieldName }) {
  const { flow, id, text } = useBooking()
  const value = useFlowState(({ form }) => form[name])
  const place = useFlowState(({ places }) => places[name])
  const found = useFlowState((state) => state.suggestions[name])
  const [offers, setOffers] = useState<readonly Offer[]>([])
  const isPhone = useSheets()
  const isEmpty = value === ''
  const combobox = usePlaceCombobox({
    name,
    id: `${id}-${name}`,
    options: isEmpty && !found.isQuestion ? offers : found.places,
    onType: (typed, pasted) => flow.setField(name, typed, { pasted }),
    onLeave: () => flow.leavePlace(name),
  })
  // Without its words and looks, or without a network, a place is text that is typed.
  const { part: view, isMissing, again } = useWordedView(combobox.isOpen)
  const isSheet = isPhone && view !== undefined
  const { isOpen, setOpen } = combobox
  useEffect(() => {
    if (!isOpen && isMissing) again()
  }, [isOpen, isMissing, again])
  useEffect(() => {
    // Which of them is meant is asked, not suggested: the list opens by itself.
    if (found.isQuestion) setOpen(true)
  }, [found, setOpen])
  const ownIcon = { name: name === 'pickupLocation' ? 'start' : 'pin' } as const
  // A place is known once the traveller has turned to the form, and so is how its kind is drawn.
  const kinds = quoteView.now()?.PLACE_KINDS
  return (
    <Field name={name} label={text.t(name)} className={`fi-place fi-place--${name}`}>
      {(wiring) => (
        <div className="fi-control fi-control--leading fi-control--trailing">
          <span className="fi-control__icon">
            <Icon {...((place && kinds?.[place.kind].icon) ?? ownIcon)} />
          </span>
          <input
            {...wiring}
            part="input"
            {...combobox.inputProps}
            {...(!view && NO_LIST)}
            onFocus={flow.enterPlaceField}
            type="text"
            className="fi-input"
            maxLength={PLACE_TEXT_MAX_LENGTH}
            spellCheck={false}
            enterKeyHint="next"
            inputMode={isSheet ? 'none' : undefined}
            aria-haspopup={isSheet ? 'dialog' : undefined}
            placeholder={text.t('placePlaceholder')}
            value={value}
          />
          {!isEmpty && (
            <button
              type="button"
              className="fi-control__action"
              aria-label={text.t('clearField')}
              aria-describedby={`${wiring.id}-label`}
              onClick={() => {
                flow.setField(name, '')
                combobox.input.current?.focus()
              }}
            >
              <Icon name="close" small />
            </button>
          )}
          {view && (
            <view.PlaceChoice
              name={name}
              combobox={combobox}
              suggestions={found}
              isEmpty={isEmpty}
              onOffers={setOffers}
              isSheet={isSheet}
            />
          )}
        </div>
      )}
    </Field>
  )
}
