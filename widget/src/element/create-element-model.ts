import { createEarlyFlow } from '../booking/flow/early-flow.ts'
import { later } from '../booking/flow/later.ts'
import { bookingLocale } from '../locales/languages.ts'
import { paintBrand } from './brand.ts'
import { comeBack } from './come-back.ts'
import { elementCheckout } from './element-checkout.ts'
import { elementClient } from './element-client.ts'
import { createElementCore } from './element-core.ts'
import type { Announce } from './element-events.ts'
import type { ElementModel } from './element-model.ts'
import { elementTexts } from './element-texts.ts'
import { followTrip } from './follow-trip.ts'
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

const isSecret = (key: string): boolean => key.startsWith('sk_')

/** What is wrong with a key, as far as can be seen here; null when it may be sent. */
function keyProblem(key: string, isOurPage: boolean): string | null {
  if (isSecret(key)) return 'SECRET_KEY_IN_BROWSER'
  return key || isOurPage ? null : 'PARTNER_KEY_MISSING'
}

/** A flow for an element, and what it shows. */
export function createElementModel({ origin, settings, announce, adopt }: ModelParts): ElementModel {
  const core = createElementCore(settings, announce)
  const { state } = core
  const now = (): ElementSettings => state.getState().settings
  // A secret that stands on a page goes no further.
  const key = (): string => (isSecret(now().partner) ? '' : now().partner)

  const language = (): string => now().locale

  const client = elementClient({ origin, key, language, failed: core.failed })
  const texts = elementTexts(language, (catalogue) => state.setState({ catalogue }))
  const notices = later(async () => {
    const view = await import('./notice-view.ts')
    adopt(view.bannerStyles())
    return view
  })
  const steps = later(async () => {
    // Also where the steps do not come, which a notice tells.
    notices.load().catch(() => undefined)
    const [{ createPartnerSteps }, { laterStyles }] = await Promise.all([
      import('./partner-steps.ts'),
      import('./later-styles.ts'),
      client.prepare(),
      texts.prepare(),
    ])
    adopt(laterStyles())
    return createPartnerSteps({ core, flow, client: client.whole, origin })
  })
  const setUp = later(() => Promise.all([notices.load(), texts.prepare()]).then(([view]) => view))

  const flow = createEarlyFlow({
    client,
    prepare: steps.load,
    terms: () => now().terms,
    home() {
      const { pickup, destination } = now()
      const { form, places } = flow.getState()
      if (destination && form.destination === destination) return places.destination
      return pickup && form.pickupLocation === pickup ? places.pickupLocation : null
    },
    checkout: elementCheckout(origin, steps),
    session: { profile: () => null },
    notify: (notice) => state.setState({ notice }),
  })
  // What was said about the last attempt is over once there is another price.
  flow.subscribe(({ quote }, before) => {
    if (quote && quote !== before.quote) state.setState({ notice: null })
  })

  const follow = followTrip(flow, (name, text) => warnOf({ [name]: text }))
  let brand: CSSStyleSheet | undefined

  function paint(): void {
    if (!brand) adopt((brand = new CSSStyleSheet()))
    void paintBrand(origin, key, brand, flow.setSettings, async () => {
      // The words for it come with the later steps.
      await steps.load()
      state.setState({ isDemonstration: true })
    })
  }

  function begin(): void {
    const problem = keyProblem(now().partner, location.origin === origin)
    state.setState({ problem })
    if (problem === null) {
      comeBack({ core, client, texts, flow, origin })
      return
    }
    // A page may still be about to set it.
    void setUp.load().then(
      ({ tellSetUp }) => state.getState().problem === problem && tellSetUp(announce, problem),
      () => undefined,
    )
  }

  /** Tells whoever sets the page up, and nobody else, of what is passed over. */
  function warnOf(unread: ElementSettings['unread']): void {
    if (Object.keys(unread).length > 0)
      void setUp.load().then(
        ({ warnOfAttributes }) => warnOfAttributes(unread),
        () => undefined,
      )
  }

  function change(settings: ElementSettings): void {
    const before = now()
    warnOf(settings.unread)
    const isOther = settings.partner !== before.partner
    state.setState({ settings })
    if (settings.locale !== before.locale) void texts.change()
    if (isOther) begin()
    // A price is one partner's, and made with one code.
    if (isOther || settings.terms.promoCode !== before.terms.promoCode) flow.termsChanged()
    if (state.getState().problem !== null) return
    if (isOther && brand) paint()
    follow(settings)
  }

  void texts.change()
  warnOf(settings.unread)
  begin()
  if (state.getState().problem === null) follow(settings)

  return {
    flow,
    state,
    origin,
    notices,
    setUp,
    shown() {
      // It shows again after the element was moved.
      if (brand) return
      const { locale, currency } = now()
      announce('fiacre:ready', { locale: bookingLocale(locale), currency })
      paint()
    },
    change,
    rest: core.rest,
  }
}
