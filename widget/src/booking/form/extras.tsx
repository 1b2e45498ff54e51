import { useState } from 'react'
import { useBooking, useFlowState } from './flow-context.ts'
import { Icon } from './icon.tsx'
import { Missing } from './missing.tsx'
import { useWordedView } from './use-worded-view.ts'
import type { ExtrasProps } from './extras-props.ts'

/** What travellers would miss, behind one quiet button; what is behind it comes with how a price is shown. */
export function Extras(props: ExtrasProps) {
  const { flow, id, text } = useBooking()
  const [isOpened, setOpened] = useState(false)
  const isAsked = useFlowState(({ quote, status }) => quote !== null || status.quote !== 'idle')
  const { part, isMissing, again } = useWordedView(isOpened || isAsked)
  // What is wrong does not hide.
  const isOpen = useFlowState((state) => isOpened || Boolean(part?.areExtrasWrong(state)))
  return (
    <div className="fi-extras">
      <div className="fi-control">
        <button
          type="button"
          className="fi-input fi-input--select"
          id={`${id}-extras`}
          aria-expanded={isOpen}
          onClick={() => setOpened(!isOpen)}
        >
          {text.t(flow.ports.checkout.handOff ? 'extras' : 'extrasWithTravel')}
          {part && !isOpen && <part.ExtrasSummary {...props} />}
        </button>
        <span className="fi-control__chevron">
          <Icon name="chevron-down" small />
        </span>
      </div>
      {isOpen && part && <part.ExtrasPanel {...props} />}
      {isOpen && isMissing && <Missing again={again} />}
    </div>
  )
}
