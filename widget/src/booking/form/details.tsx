import { useState } from 'react'
import { useBooking, useFlowState } from './flow-context.ts'
import { Missing } from './missing.tsx'
import { useWordedView } from './use-worded-view.ts'
import type { DetailsProps } from './details-props.ts'

/**
 * What changes the price besides the trip, and what the driver has to know: asked for once there is a price, each with its
 * own. It comes with how a price is shown, and stays when the price goes.
 */
export function Details(props: DetailsProps) {
  const { text } = useBooking()
  const isAsked = useFlowState(({ quote, status }) => quote !== null || status.quote === 'working')
  const isPriced = useFlowState(({ quote }) => quote !== null)
  const [isShown, setShown] = useState(isPriced)
  if (isPriced && !isShown) setShown(true)
  const { part, isMissing, again } = useWordedView(isAsked || isShown)
  if (isShown && part) return <part.DetailsPanel {...props} />
  if (isShown && isMissing) return <Missing again={again} />
  return <p className="fi-booking__later">{text.t('detailsNext')}</p>
}
