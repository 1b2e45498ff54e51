import { useEffect, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { PLACE_TEXT_MAX_LENGTH } from '@fiacre/sdk/rules'
import type { PlaceFieldName } from '../../flow/place-field-name.ts'
import { useBooking, useFlowState } from '../flow-context.ts'
import { Icon } from '../icon.tsx'
import { SheetDialog, sheetHandle } from '../sheet-dialog.tsx'
import { usePlaceCombobox } from '../use-choosing.ts'
import { PlaceList } from './place-list.tsx'
import { useOffers } from './use-offers.ts'

/** As long as in the field itself; taken from there it would weigh on the form's first load. */
const RESTRICTED_PAUSE_MS = 700

type PlaceSheetProps = { first: PlaceFieldName; onClose: () => void }

/** All of a phone's screen, to choose a place in: the pickup, and the destination right after it while there is none. */
export function PlaceSheet({ first, onClose }: PlaceSheetProps) {
  const { flow, id, text } = useBooking()
  const [name, setName] = useState(first)
  const [sheet] = useState(sheetHandle)
  const take = (): void => {
    if (name === 'pickupLocation' && flow.getState().form.destination === '') return setName('destination')
    const root = sheet.element()?.getRootNode() as Document | ShadowRoot | undefined
    sheet.close()
    // Closing has given the focus back to the field; the trip goes on with its day.
    root?.getElementById(`${id}-pickupDate`)?.focus()
  }
  return (
    <SheetDialog id={`${id}-${first}-sheet`} sheet={sheet} title={text.t(name)} isWhole onClose={onClose}>
      <SheetPage key={name} name={name} close={sheet.close} onTake={take} />
    </SheetDialog>
  )
}

type SheetPageProps = { name: PlaceFieldName; close: () => void; onTake: () => void }

/** A field of its own, so that what is typed here is no trip before it is taken. */
function SheetPage({ name, close, onTake }: SheetPageProps) {
  const { flow, id, text } = useBooking()
  const [typed, setTyped] = useState(() => flow.getState().form[name])
  const found = useFlowState(({ suggestions }) => suggestions[name])
  const groups = useOffers(name, true)
  const isEmpty = typed === '' && !found.isQuestion
  const combobox = usePlaceCombobox({
    name,
    id: `${id}-${name}-sheet`,
    options: isEmpty ? groups.flatMap(({ offers }) => offers) : found.places,
    onType(written) {
      setTyped(written)
      flow.suggestPlaces(name, written)
    },
    onChosen: onTake,
  })
  const { input, inputProps, setOpen } = combobox
  // Focused by the browser itself, while the press that opens the sheet counts: else no keyboard comes up.
  const [holdInput] = useState(() => (element: HTMLInputElement | null): void => {
    input.current = element
    element?.setAttribute('autofocus', '')
  })
  useEffect(() => {
    const { form, suggestions } = flow.getState()
    if (!suggestions[name].isQuestion) flow.suggestPlaces(name, form[name])
    input.current?.focus()
    input.current?.select()
    setOpen(true)
    return () => flow.suggestPlaces(name, '')
  }, [flow, name, input, setOpen])

  useEffect(() => {
    // As in the field itself; the card that says why is under the sheet.
    if (typed === flow.getState().form[name]) return
    const refuse = async (): Promise<void> => {
      const list = await import('../../flow/restricted-text.ts').catch(() => undefined)
      if (!list?.isRestrictedText(typed) || input.current?.value !== typed) return
      close()
      flow.setField(name, typed, { pasted: true })
    }
    return flow.ports.clock.after(RESTRICTED_PAUSE_MS, () => void refuse())
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- of what is typed alone
  }, [flow, name, typed])

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || inputProps['aria-activedescendant']) return inputProps.onKeyDown(event)
    // The text as it stands.
    event.preventDefault()
    flow.setField(name, typed)
    flow.leavePlace(name)
    if (typed.trim() === '') close()
    else onTake()
  }

  return (
    <div className="fi-sheet__rest">
      <div className="fi-control fi-control--leading fi-control--trailing">
        <span className="fi-control__icon">
          <Icon name={name === 'pickupLocation' ? 'start' : 'pin'} />
        </span>
        <input
          {...inputProps}
          ref={holdInput}
          role="combobox"
          aria-controls={inputProps['aria-controls']}
          aria-expanded={true}
          aria-label={text.t(name)}
          type="text"
          className="fi-input"
          maxLength={PLACE_TEXT_MAX_LENGTH}
          spellCheck={false}
          enterKeyHint="done"
          placeholder={text.t('placePlaceholder')}
          value={typed}
          onFocus={() => setOpen(true)}
          onKeyDown={onKeyDown}
        />
        {typed !== '' && (
          <button
            type="button"
            className="fi-control__action"
            aria-label={text.t('clearField')}
            onClick={() => {
              setTyped('')
              flow.suggestPlaces(name, '')
              input.current?.focus()
            }}
          >
            <Icon name="close" small />
          </button>
        )}
      </div>
      <PlaceList
        combobox={combobox}
        suggestions={found}
        groups={isEmpty ? groups : undefined}
        isFloating={false}
      />
    </div>
  )
}
