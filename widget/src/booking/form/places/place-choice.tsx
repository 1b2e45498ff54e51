import { useEffect, useLayoutEffect, useState } from 'react'
import type { PlaceFieldName } from '../../flow/place-field-name.ts'
import type { Suggestions } from '../../flow/state.ts'
import { useFlowState } from '../flow-context.ts'
import type { useCombobox } from '../use-combobox.ts'
import type { Offer } from './offers.ts'
import { PlaceList } from './place-list.tsx'
import { PlaceSheet } from './place-sheet.tsx'
import { useOffers } from './use-offers.ts'

type PlaceChoiceProps = {
  name: PlaceFieldName
  combobox: ReturnType<typeof useCombobox>
  suggestions: Suggestions
  isEmpty: boolean
  /** Whether a sheet takes the list's place. */
  isSheet: boolean
  /** Told what the field offers while it is empty, for its keys. */
  onOffers: (offers: readonly Offer[]) => void
}

/** What a place is chosen in: a list under its field, or on a phone a sheet over all of the screen. */
export function PlaceChoice({ name, combobox, suggestions, isEmpty, isSheet, onOffers }: PlaceChoiceProps) {
  const [wasOpen, setWasOpen] = useState(false)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const { isOpen, close } = combobox
  const isRefused = useFlowState(({ notAvailable }) => notAvailable === name)
  const groups = useOffers(name, isOpen && isEmpty)
  // Before a key can come for what is in view.
  useLayoutEffect(() => onOffers(groups.flatMap(({ offers }) => offers)), [groups, onOffers])
  useEffect(() => {
    // The card that says so lies where the list would.
    if (isRefused) close()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- closing is another function at each drawing
  }, [isRefused])
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    // Whoever is typing already goes on where they are.
    if (isOpen && isSheet && (suggestions.status === 'idle' || suggestions.isQuestion)) setSheetOpen(true)
  }
  if (isSheetOpen)
    return (
      <PlaceSheet
        first={name}
        onClose={() => {
          setSheetOpen(false)
          combobox.close()
        }}
      />
    )
  if (!isOpen) return null
  return (
    <PlaceList
      combobox={combobox}
      suggestions={suggestions}
      groups={isEmpty && !suggestions.isQuestion ? groups : undefined}
      isFloating
    />
  )
}
