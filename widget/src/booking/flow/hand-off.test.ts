import { describe, expect, it, vi } from 'vitest'
import type { Checkout } from './ports.ts'
import { later, quotedFlow } from './testing/fake-flow.ts'
import { problem } from './testing/problem.ts'
import { pricesOf, quoteOf } from './testing/samples.ts'

type HandOff = NonNullable<Checkout['handOff']>

const FRESH = quoteOf({ quoteId: 'fresh', totalPrice: 120, totalPriceCents: 12000 })

async function handingOff(handOff: HandOff = async () => true) {
  const spy = vi.fn<HandOff>(handOff)
  return { ...(await quotedFlow({ signedIn: false, handOff: spy })), handOff: spy }
}

describe('a price that is booked elsewhere', () => {
  it('is handed over instead of booked, and nobody is asked to sign in', async () => {
    const { flow, client, checkout, handOff, state } = await handingOff()
    await flow.book()
    expect(handOff).toHaveBeenCalledExactlyOnceWith(quoteOf())
    expect(checkout.signIn).not.toHaveBeenCalled()
    expect(client.createBooking).not.toHaveBeenCalled()
    expect(state().status.booking).toBe('leaving')
  })

  it('is handed over before anything is waited for, so that a window may open', async () => {
    const { flow, handOff } = await handingOff()
    void flow.book()
    expect(handOff).toHaveBeenCalledOnce()
  })

  it('is handed over once, however often the button is pressed', async () => {
    const answer = later<boolean>()
    const { flow, handOff, state } = await handingOff(() => answer.promise)
    const presses = [flow.book(), flow.book()]
    expect(state().status.booking).toBe('working')
    answer.resolve(true)
    await Promise.all(presses)
    expect(handOff).toHaveBeenCalledOnce()
  })

  it('leaves the form free where the page stays', async () => {
    const { flow, state } = await handingOff(async () => false)
    await flow.book()
    expect(state().status.booking).toBe('idle')
    expect(state().quote).toEqual(quoteOf())
  })

  it('that has run out is asked for anew first', async () => {
    const { flow, clock, client, handOff, state } = await handingOff()
    await clock.pass(31 * 60_000)
    client.calculatePrices.mockResolvedValue(pricesOf({ ...FRESH, expiresAt: '2026-05-12T09:30:00.000Z' }))
    await flow.book()
    expect(handOff).not.toHaveBeenCalled()
    expect(state().replacedCents).toBe(11096)
  })

  it('is shown again, with what was entered, when the traveller comes back by the back button', async () => {
    const { flow, state } = await handingOff()
    await flow.book()
    flow.comeBack()
    expect(state().status.booking).toBe('idle')
    expect(state().form.pickupTime).toBe('14:30')
    expect(state().quote).toEqual(quoteOf())
  })
})

describe('a hand-off that fails', () => {
  it('with a fresh price shows what has changed', async () => {
    const { flow, state, notices } = await handingOff(() =>
      Promise.reject(problem(409, 'PRICE_CHANGED', 'Changed.', { quote: FRESH })),
    )
    await flow.book()
    expect(state()).toMatchObject({ quote: FRESH, replacedCents: 11096, status: { booking: 'idle' } })
    expect(notices).toEqual([])
  })

  it('with a price that is gone takes it away, and offers no other try', async () => {
    const { flow, state, notices } = await handingOff(() =>
      Promise.reject(problem(409, 'QUOTE_UNAVAILABLE', 'Gone.')),
    )
    await flow.book()
    expect(state().quote).toBeNull()
    expect(notices[0]?.description).toEqual({ problem: 'QUOTE_UNAVAILABLE', text: 'Gone.' })
    expect(notices[0]?.action).toBeUndefined()
  })

  it.each([
    ['a refused key', problem(401, 'INVALID_KEY', 'Unknown key.')],
    ['a fault of the service', problem(500, 'INTERNAL', 'Something broke.')],
    ['a refused address', problem(422, 'RETURN_URL_NOT_ALLOWED', 'Not yours.')],
  ])('by %s says so and can be tried again; nobody is sent to sign in', async (_, thrown) => {
    const { flow, checkout, handOff, notices, state } = await handingOff()
    handOff.mockRejectedValueOnce(thrown)
    await flow.book()
    expect(checkout.signIn).not.toHaveBeenCalled()
    expect(notices[0]?.description).toEqual({ problem: thrown.code, text: thrown.detail })
    notices[0]?.action?.run()
    await vi.waitFor(() => expect(state().status.booking).toBe('leaving'), 10_000)
    expect(handOff).toHaveBeenCalledTimes(2)
  })
})

describe('promo code and attribution', () => {
  const terms = { promoCode: 'WELCOME10', attribution: { utm_source: 'letter' } }

  it('go along with the price and the booking', async () => {
    const { flow, client } = await quotedFlow({ terms: () => terms })
    expect(client.calculatePrices.mock.calls[0]![0].body).toMatchObject(terms)
    await flow.book()
    expect(client.createBooking.mock.calls[0]![0].body).toMatchObject(terms)
  })

  it('take a price away when they change, as it was made with the old ones', async () => {
    const { flow, state } = await quotedFlow({ terms: () => terms })
    flow.termsChanged()
    expect(state().quote).toBeNull()
  })
})
