import { createBookingFlow } from '../booking/flow/create-booking-flow.ts'
import { later } from '../booking/flow/later.ts'
import { errorNotice } from '../booking/flow/notices.ts'
import type { FlowNotice } from '../booking/flow/ports.ts'
import { paintBrand } from './brand.ts'
import { elementClient } from './element-client.ts'
import { createElementCore } from './element-core.ts'
import type { Announce } from './element-events.ts'
import type { ElementModel } from './element-model.ts'
import { elementTexts } from './element-texts.ts'
import { followTrip } from './follow-trip.ts'
import { resultToken } from './result-token.ts'
import type { ElementSettings } from './settings.ts'

/** What a model is made of. */
export type ModelParts = {
  /** Where the service is. */
  readonly origin: string
  readonly settings: ElementSettings
  readonly announce: Announce
  /** Puts a style sheet on. */
  readonly adopt: (sheet: CSSStyleSheet) => void
}

/** A flow for an element, and what it shows. */
export function createElementModel({ origin, settings, announce, adopt }: ModelParts): ElementModel {
  const core = createElementCore(settings, announce)
  const { state } = core
  const now = (): ElementSettings => state.getState().settings
  const key = (): string => now().partner
  const show = (notice: FlowNotice): void => state.setState({ notice })
  const go = (path: string): void => void window.open(new URL(path, origin), '_top')

  const client = elementClient({ origin, key, failed: core.failed })
  const texts = elementTexts(
    () => now().locale,
    (catalogue) => state.setState({ catalogue }),
  )
  const steps = later(async () => {
    const [{ createPartnerSteps }, { laterStyles }] = await Promise.all([
      import('./partner-steps.ts'),
      import('./later-styles.ts'),
      client.prepare(),
      texts.prepare(),
    ])
    adopt(laterStyles())
    return createPartnerSteps(core, flow, client.whole)
  })
  const setUp = later(async () => {
    const [{ SetUpNotice, tellMissingKey }] = await Promise.all([
      import('./set-up-notice.tsx'),
      texts.prepare(),
    ])
    return { SetUpNotice, tellMissingKey }
  })

  const flow = createBookingFlow({
    client,
    prepare: steps.load,
    terms: () => now().terms,
    checkout: {
      // Nobody is signed in on a partner's page: bookings are made on our site.
      isSignedIn: () => false,
      // With a price the steps are there, and may open a window at once.
      handOff: (quote) => steps.now()?.handOff(quote) ?? steps.load().then((it) => it.handOff(quote)),
      signIn: () => go('/login'),
      completeProfile: () => go('/profile'),
      goTo: go,
      goToPayment: (bookingId) => go(`/payment?booking=${bookingId}`),
      viewDestinations: () => go('/destinations'),
    },
    session: { profile: () => null },
    notify: show,
  })
  // What was said about the last attempt is over once there is another price.
  flow.subscribe(({ quote }, before) => {
    if (quote && quote !== before.quote) state.setState({ notice: null })
  })

  const follow = followTrip(flow)
  let brand: CSSStyleSheet | undefined

  function paint(): void {
    if (!brand) adopt((brand = new CSSStyleSheet()))
    void paintBrand(origin, key(), brand)
  }

  function begin(): void {
    if (key() || location.origin === origin) {
      state.setState({ problem: null })
      redeem()
      return
    }
    state.setState({ problem: MISSING })
    // A page may still be about to set it.
    void setUp.load().then(
      ({ tellMissingKey }) => state.getState().problem === MISSING && tellMissingKey(announce),
      () => undefined,
    )
  }

  /** The traveller may have come back with a booking. */
  function redeem(): void {
    const token = resultToken()
    if (!token) return
    import('./redeem-result.ts').then(
      ({ redeemResult }) =>
        redeemResult(token, core, client.whole, (notice) =>
          texts.prepare().then(
            () => show(notice),
            () => undefined,
          ),
        ),
      () =>
        show({
          ...errorNotice({ id: 'networkProblem' }),
          action: { label: { id: 'tryAgain' }, run: redeem },
        }),
    )
  }

  function change(settings: ElementSettings): void {
    const before = now()
    state.setState({ settings })
    if (settings.locale !== before.locale) void texts.change()
    if (settings.partner !== before.partner) begin()
    if (settings.partner !== before.partner || settings.terms.promoCode !== before.terms.promoCode)
      flow.termsChanged()
    if (settings.partner !== before.partner && brand) paint()
    if (state.getState().problem === null) follow(settings)
  }

  void texts.change()
  begin()
  if (state.getState().problem === null) follow(settings)

  return {
    flow,
    state,
    origin,
    setUp,
    shown() {
      // It shows again after the element was moved.
      if (brand) return
      const { locale, currency } = now()
      announce('fiacre:ready', { locale, currency })
      paint()
    },
    change,
    rest: core.rest,
  }
}

const MISSING = 'PARTNER_KEY_MISSING'
