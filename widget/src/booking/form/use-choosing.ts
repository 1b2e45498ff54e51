import { useSyncExternalStore } from 'react'
import type { PlaceFieldName } from '../flow/place-field-name.ts'
import { useBooking } from './flow-context.ts'
import type { Offer } from './places/offers.ts'
import { useCombobox } from './use-combobox.ts'

/*
 * Both hooks in one file, which the form and both files that come later share: what only one of those shared with the form would
 * break up the form's own file (`widget/scripts/build.ts`).
 */

type PlaceComboboxOptions = {
  name: PlaceFieldName
  id: string
  options: readonly Offer[]
  onType: (text: string, pasted: boolean) => void
  /** A place was chosen. */
  onChosen?: () => void
  onLeave?: () => void
}

/** A combobox of places; a row that looks for more leaves the list open. */
export function usePlaceCombobox({ name, id, options, onType, onChosen, onLeave }: PlaceComboboxOptions) {
  const { flow } = useBooking()
  const combobox = useCombobox({
    id,
    count: options.length,
    listKey: options.map((each) => each.id).join(),
    onType,
    onChoose(index) {
      const chosen = options[index]
      if (!chosen) return
      if ('search' in chosen) {
        combobox.setOpen(true)
        return chosen.search()
      }
      flow.choosePlace(name, chosen)
      onChosen?.()
    },
    onLeave: () => onLeave?.(),
  })
  return combobox
}

/** A finger on a phone: what is chosen from takes the screen, or its lower part. */
const SHEETS = '(pointer: coarse) and (max-width: 599.98px)'

function subscribe(changed: () => void): () => void {
  const media = matchMedia(SHEETS)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Whether choosing takes a sheet of its own here. */
export function useSheets(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(SHEETS).matches,
    () => false,
  )
}
