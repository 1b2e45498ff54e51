import { createStore } from 'zustand/vanilla'
import { createBookingFlow } from '../booking/flow/create-booking-flow.ts'
import { elementClient } from './element-client.ts'
import { elementTexts } from './element-texts.ts'
import type { ElementModel } from './embedded-form.tsx'
import { partnerCheckout } from './partner-checkout.ts'
import type { ElementSettings } from './settings.ts'

/**
 * A flow for an element, with the service at `origin`.
 * @param adopt puts on a style sheet that comes with the later steps
 */
export function createElementModel(
  origin: string,
  settings: ElementSettings,
  adopt: (sheet: CSSStyleSheet) => void,
): ElementModel {
  const state = createStore<ReturnType<ElementModel['state']['getState']>>()(() => ({
    settings,
    notice: null,
    catalogue: null,
  }))
  const client = elementClient(origin)
  const texts = elementTexts(
    () => state.getState().settings.locale,
    (catalogue) => state.setState({ catalogue }),
  )
  const flow = createBookingFlow({
    client,
    async prepare() {
      const [{ laterStyles }] = await Promise.all([
        import('./later-styles.ts'),
        client.prepare(),
        texts.prepare(),
      ])
      adopt(laterStyles())
    },
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
  void texts.change()
  state.subscribe((now, before) => {
    if (now.settings.locale !== before.settings.locale) void texts.change()
  })
  return { flow, state, origin }
}
