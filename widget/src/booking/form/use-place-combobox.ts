import type { PlaceField } from '../flow/place-field.ts'
import { useBooking } from './flow-context.ts'
import type { Offer } from './places/offers.ts'
import { useCombobox } from './use-combobox.ts'

type PlaceComboboxOptions = {
  name: PlaceField
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
