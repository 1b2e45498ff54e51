import { isTravelNumber } from '@fiacre/sdk/rules'
import type { Quote } from '@fiacre/sdk'
import type { AfterBooking } from './after-booking.ts'
import { createBookingKey } from './booking-key.ts'
import { timeErrors } from './check-trip.ts'
import type { FlowCore } from './core.ts'
import { setStatus, showErrors } from './core.ts'
import { isBillingMissing, isUnauthorized, readFailure } from './failure.ts'
import type { Failure } from './failure.ts'
import { CALCULATE_PRICE_FIRST, errorNotice } from './notices.ts'
import type { FlowNotice } from './ports.ts'
import { arePricesCurrent } from './priced.ts'
import type { QuoteKeeper } from './quote-keeper.ts'
import type { Quoting } from './quoting.ts'
import { bookingRequest } from './requests.ts'
import type { SavedQuotes } from './saved-quotes.ts'
import { pickupZone } from './pickup-zone.ts'

/** Books the trip at its quoted price. */
export type Booking = { readonly book: () => Promise<void> }

type Parts = {
  readonly keeper: QuoteKeeper
  readonly quoting: Quoting
  readonly saved: SavedQuotes
  readonly after: AfterBooking
}

export function createBooking(core: FlowCore, { keeper, quoting, saved, after }: Parts): Booking {
  const { checkout, client, clock, notify, terms, payment } = core.ports
  const keys = createBookingKey()

  async function book(): Promise<void> {
    const { quote, status } = core.get()
    if (status.booking !== 'idle') return
    if (!quote || status.quote === 'working') {
      // The button that is meant comes into view, below the notice.
      showErrors(core, core.get().errors)
      return notify(CALCULATE_PRICE_FIRST)
    }
    // What has no room in the class has no price yet: its field says so.
    if (!arePricesCurrent(core.get())) return showErrors(core, core.get().errors)
    if (!keeper.check()) return freshPrice(quote)
    if (checkout.handOff) return isTooLate() ? undefined : handOver(quote)
    if (!checkout.isSignedIn()) return signIn()
    if (isTooLate() || isNumberWrong()) return
    await send(quote)
  }

  async function send(quote: Quote): Promise<void> {
    const body = { ...bookingRequest(core.get(), quote, terms?.()), ...payment?.(quote) }
    begin()
    try {
      const result = await client.createBooking({ body, idempotencyKey: keys.keyFor(body) })
      keys.renew()
      await saved.forget()
      after.follow(result)
    } catch (thrown) {
      setStatus(core, { booking: 'idle' })
      await fail(readFailure(thrown), quote)
    }
  }

  /** Elsewhere it is booked; what keeps a price from being taken there is what keeps it from being booked. */
  async function handOver(quote: Quote): Promise<void> {
    begin()
    try {
      const leaves = await checkout.handOff?.(quote)
      setStatus(core, { booking: leaves ? 'leaving' : 'idle' })
    } catch (thrown) {
      setStatus(core, { booking: 'idle' })
      refuse(readFailure(thrown), quote, { label: { id: 'tryAgain' }, run: () => void book() })
    }
  }

  function begin(): void {
    setStatus(core, { booking: 'working' })
    core.set({ errors: {}, replacedCents: null })
  }

  /** The price ran out while the traveller looked at it: a new one, and a new chance to say yes or no. */
  async function freshPrice(old: Quote): Promise<void> {
    const fresh = await quoting.calculate()
    if (fresh) core.set({ replacedCents: old.totalPriceCents })
  }

  function isTooLate(): boolean {
    const errors = timeErrors(core.get(), pickupZone(core.get(), clock), clock.now())
    if (Object.keys(errors).length === 0) return false
    showErrors(core, errors)
    return true
  }

  function isNumberWrong(): boolean {
    if (isTravelNumber(core.get().form.travelNumber)) return false
    showErrors(core, { travelNumber: { id: 'travelNumberWrong' } })
    return true
  }

  async function signIn(): Promise<void> {
    await saved.save('pending')
    checkout.signIn()
  }

  async function fail(failure: Failure, quote: Quote): Promise<void> {
    if (isUnauthorized(failure)) return signIn()
    if (isBillingMissing(failure)) {
      core.set({ billingWarning: true })
      return saved.save('saved')
    }
    refuse(failure, quote)
  }

  /** Says why it was not booked; a fresh price shows what has changed. */
  function refuse(failure: Failure, quote: Quote, action?: FlowNotice['action']): void {
    if (failure.quote) return keeper.keep(failure.quote, quote.totalPriceCents)
    if (failure.status === 409) keeper.clear()
    if (Object.keys(failure.errors).length > 0) showErrors(core, failure.errors)
    const notice = errorNotice(failure.text)
    // Another try cannot mend a price that is gone.
    notify(action && core.get().quote ? { ...notice, action } : notice)
  }

  return { book }
}
