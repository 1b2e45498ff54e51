import { useState } from 'react'
import { useBooking, useFlowState } from '../flow-context.ts'
import { quoteView } from '../quote-view.ts'
import { useLater } from '../use-later.ts'
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
  // Where it does not come the price says so, and asks for it again.
  const { part } = useLater(quoteView, isAsked || isShown)
  if (isShown && part) return <part.DetailsPanel {...props} />
  return <p className={`fi-booking__later fi-below${isAsked ? ' is-asked' : ''}`}>{text.t('detailsNext')}</p>
}
