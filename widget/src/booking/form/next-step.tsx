import { useBooking, useFlowState } from './flow-context.ts'

/** What comes after Book Now, for those who may fear to be charged by it. */
export function NextStep() {
  const { flow, text } = useBooking()
  // Who is signed in is known to the page; what it says of them changes with the billing warning at the latest.
  const isSignedOut = useFlowState(() => flow.ports.session.profile() === null)
  const isHandedOff = flow.ports.checkout.handOff !== undefined
  if (!isHandedOff && !isSignedOut) return null
  return <p className="fi-booking__next">{text.t(isHandedOff ? 'nextCheckout' : 'nextAccount')}</p>
}
