import type { HTMLAttributes } from 'react'
import { useBooking } from '../flow-context.ts'
import { Icon } from '../icon.tsx'
import { PLACE_KINDS } from './place-kind.ts'
import { matchingParts } from './matching-parts.ts'
import type { Offer } from './offers.ts'
import { shownLabel } from './shown-label.ts'

/** A ring with four marks: here. */
const HERE = 'M12 2.5v4M12 17.5v4M2.5 12h4M17.5 12h4M5.5 12a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0ZM12 12h.01'

type PlaceRowProps = { offer: Offer; typed: string; option: HTMLAttributes<HTMLElement> }

/** A place to choose, with its kind; what matches the text that was typed is set apart. */
export function PlaceRow({ offer, typed, option }: PlaceRowProps) {
  const { text } = useBooking()
  if ('search' in offer)
    return (
      <div className="fi-listbox__option fi-listbox__option--search" {...option}>
        <Icon path={HERE} />
        <span>{offer.label}</span>
      </div>
    )
  const { icon, name } = PLACE_KINDS[offer.kind]
  return (
    <div className="fi-listbox__option" {...option}>
      <Icon {...icon} />
      <span>
        {matchingParts(shownLabel(offer, text.locale), typed).map((part, index) =>
          part.isMatch ? <b key={index}>{part.text}</b> : part.text,
        )}
      </span>
      <span className="fi-listbox__detail">{text.t(name)}</span>
    </div>
  )
}
