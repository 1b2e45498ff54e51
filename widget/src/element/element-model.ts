import { createClient } from '@fiacre/sdk'
import { createStore } from 'zustand/vanilla'
import { createBookingFlow } from '../booking/flow/create-booking-flow.ts'
import type { ElementModel } from './embedded-form.tsx'
import { partnerCheckout } from './partner-checkout.ts'
import type { ElementSettings } from './settings.ts'

/** A flow for an element, with the service at `origin`. */
export function createElementModel(origin: string, settings: ElementSettings): ElementModel {
  const state = createStore<ReturnType<ElementModel['state']['getState']>>()(() => ({
    settings,
    notice: null,
  }))
  const flow = createBookingFlow({
    // Cookies go along on the service's own pages only.
    client: createClient({ baseUrl: origin, credentials: 'same-origin' }),
    checkout: partnerCheckout(
      origin,
      () => flow.getState().form,
      // At top level, also where the page stands in a frame.
      (url) => window.open(url, '_top'),
    ),
    // Nothing is left in a partner's storage: the form goes along in the address.
    session: { profile: () => null },
    notify: (notice) => state.setState({ notice }),
  })
  // What was said about the last attempt is over once there is another price.
  flow.subscribe((now, before) => {
    if (now.quote && now.quote !== before.quote) state.setState({ notice: null })
  })
  return { flow, state, origin }
}
