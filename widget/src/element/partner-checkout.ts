import type { CheckoutSession, FiacreClient, Quote } from '@fiacre/sdk'
import { CURRENCIES } from '@fiacre/sdk/rules'
import { createBookingKey } from '../booking/flow/booking-key.ts'
import type { Announce } from './element-events.ts'
import { createPopup } from './popup.ts'
import { returnUrlOf } from './return-url.ts'
import type { ElementSettings } from './settings.ts'

type Sessions = Pick<FiacreClient, 'createCheckoutSession'>

/** What the hand-off of an element needs. */
export type HandOffParts = {
  readonly client: () => Promise<Sessions>
  readonly settings: () => ElementSettings
  readonly announce: Announce
  /** Told of a hand-off that failed. */
  readonly failed: (thrown: unknown) => void
  /** Told of a checkout in a window of its own: this page waits for its result. */
  readonly opened: (checkoutSessionId: string) => void
  /** Takes the whole tab to an address, and answers whether the browser lets this page do so. */
  readonly go: (url: string) => boolean
  /** Told of an address that can be opened by hand alone. */
  readonly blocked: (url: string) => void
}

/**
 * Takes a price to our site: the service keeps it under an address that opens once, where the traveller signs in and
 * pays. Answers whether this page is left for it.
 */
export function createHandOff({ client, settings, announce, failed, ...parts }: HandOffParts) {
  const { opened, go, blocked } = parts
  const keys = createBookingKey()
  let isOwnAddressRefused = false
  let isCancelRefused = false

  async function createSession(quote: Quote): Promise<CheckoutSession> {
    const { locale, returnUrl, cancelUrl, currency, units, terms } = settings()
    const back = returnUrl || !isOwnAddressRefused ? returnUrlOf(returnUrl) : undefined
    const shown = CURRENCIES.find(({ code }) => code === currency)?.code
    const left = cancelUrl && !isCancelRefused ? returnUrlOf(cancelUrl) : undefined
    const common = {
      quoteId: quote.quoteId,
      // What the checkout shows as well.
      ...(shown && { currency: shown }),
      distanceUnit: units,
      ...(LANGUAGE.test(locale) && { locale }),
      ...(terms.attribution && { attribution: terms.attribution }),
    }
    const { createCheckoutSession } = await client()
    const create = (body: Parameters<typeof createCheckoutSession>[0]['body']) =>
      createCheckoutSession({ body, idempotencyKey: keys.keyFor(body) })
    const ways = { ...(back && { returnUrl: back }), ...(left && { cancelUrl: left }) }
    try {
      return await create({ ...common, ...ways })
    } catch (thrown) {
      const refused = refusedAddress(thrown)
      // No sale is lost to the address for who has not paid: the way back after paying takes its place.
      if (refused === 'cancelUrl') isCancelRefused = true
      // Nobody asked for the page's own address: where it is not allowed the journey ends on our site.
      else if (refused === 'returnUrl' && !returnUrl) isOwnAddressRefused = true
      else throw thrown
      warnOfAddress(refused, ways[refused])
      return createSession(quote)
    }
  }

  return async function handOff(quote: Quote): Promise<boolean> {
    // At once, or the browser takes it for a pop-up that nobody asked for.
    const popup = settings().target === 'popup' ? createPopup() : null
    try {
      const { checkoutSessionId, url } = await createSession(quote)
      const tell = (target: 'self' | 'popup') =>
        announce('fiacre:checkout', { checkoutSessionId, quoteId: quote.quoteId, target })
      if (popup) {
        tell('popup')
        opened(checkoutSessionId)
        popup.location.replace(url)
        return false
      }
      if (go(url)) {
        tell('self')
        return true
      }
      // In a frame that may not navigate its page a tab may be allowed.
      if (window.open(url, '_blank')) {
        tell('popup')
        opened(checkoutSessionId)
      } else blocked(url)
      return false
    } catch (thrown) {
      popup?.close()
      failed(thrown)
      throw thrown
    }
  }
}

/** Language tags as the API takes them. */
const LANGUAGE = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i

type Addresses = { readonly returnUrl?: string; readonly cancelUrl?: string }

/** The address that is not among those that the partner has listed, if that is why a call failed. */
function refusedAddress(thrown: unknown): keyof Addresses | undefined {
  const { code, problem }: Refusal = typeof thrown === 'object' && thrown !== null ? thrown : {}
  if (code !== 'RETURN_URL_NOT_ALLOWED') return undefined
  return problem?.errors?.some(({ pointer }) => pointer === '/cancelUrl') ? 'cancelUrl' : 'returnUrl'
}

/** The parts of the SDK's errors that are read here. */
type Refusal = {
  readonly code?: string
  readonly problem?: { readonly errors?: readonly { readonly pointer: string }[] }
}

/** Whoever sets the page up looks there first. */
function warnOfAddress(name: keyof Addresses, address: string | undefined): void {
  const meanwhile =
    name === 'cancelUrl' ? 'who has not paid comes back as after paying' : 'travellers stay on our site'
  // oxlint-disable-next-line eslint/no-console
  console.warn(
    `Fiacre: ${address} is not among the return addresses of the partner, so ${meanwhile}. Have it listed.`,
  )
}
