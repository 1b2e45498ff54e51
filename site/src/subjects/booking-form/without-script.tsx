import type { BookingFlow } from '@fiacre/widget'
import { PlainTripForm } from './plain-trip-form.tsx'

/** Where a browser draws, it runs scripts: what the service has drawn in here stays as it is, and is none of this page's. */
const LEFT = { __html: '' }

/**
 * The form for whoever runs no script, with the ride that the page is about. It is drawn by the service alone, and takes nothing of
 * what a browser fetches.
 */
export function WithoutScript({ flow }: { flow: BookingFlow }) {
  if (!import.meta.env.SSR) return <noscript dangerouslySetInnerHTML={LEFT} />
  const { pickupLocation: pickup, destination } = flow.getState().form
  return (
    <noscript>
      <PlainTripForm form={{ values: { pickup, destination }, errors: {} }} />
    </noscript>
  )
}
