import { describe, expect, it } from 'vitest'
import { quotedFlow } from './testing/fake-flow.ts'
import { pricesOf, quoteOf } from './testing/samples.ts'

const MINUTE = 60_000

const LATER_QUOTE = quoteOf({
  quoteId: '0198c2a6-77aa-7bcd-9123-456789abcdef',
  expiresAt: '2026-05-12T09:30:00.000Z',
})

describe('the time of a quote', () => {
  it('runs out by itself', async () => {
    const { clock, state } = await quotedFlow()
    await clock.pass(30 * MINUTE - 1)
    expect(state().quoteExpired).toBe(false)
    await clock.pass(1)
    expect(state()).toMatchObject({ quoteExpired: true, quote: { quoteId: quoteOf().quoteId } })
  })

  it('counts its last minutes', async () => {
    const { clock, state } = await quotedFlow()
    await clock.pass(25 * MINUTE - 1)
    expect(state().minutesLeft).toBeNull()
    await clock.pass(1)
    expect(state().minutesLeft).toBe(5)
    await clock.pass(MINUTE)
    expect(state().minutesLeft).toBe(4)
    await clock.pass(3 * MINUTE)
    expect(state()).toMatchObject({ minutesLeft: 1, quoteExpired: false })
    await clock.pass(MINUTE)
    expect(state().quoteExpired).toBe(true)
  })

  it('is looked at when the page is looked at again', async () => {
    const { flow, clock, state } = await quotedFlow()
    flow.stop()
    await clock.pass(31 * MINUTE)
    expect(state().quoteExpired).toBe(false)
    flow.wake()
    expect(state().quoteExpired).toBe(true)
  })

  it('leaves no timer behind when the form goes', async () => {
    const { flow, clock } = await quotedFlow()
    await clock.pass(1000)
    expect(clock.waiting()).toBe(1)
    flow.stop()
    expect(clock.waiting()).toBe(0)
  })

  it('begins anew with a fresh price', async () => {
    const { flow, client, clock, state } = await quotedFlow()
    await clock.pass(31 * MINUTE)
    client.calculatePrices.mockResolvedValue(pricesOf(LATER_QUOTE))
    await flow.calculatePrice()
    expect(state()).toMatchObject({ quoteExpired: false, quote: LATER_QUOTE })
  })

  it('being over, booking gets a fresh price and waits for another yes', async () => {
    const { flow, client, clock, state } = await quotedFlow()
    await clock.pass(31 * MINUTE)
    client.calculatePrices.mockResolvedValue(pricesOf({ ...LATER_QUOTE, totalPriceCents: 12000 }))
    await flow.book()
    expect(client.createBooking).not.toHaveBeenCalled()
    expect(state()).toMatchObject({ replacedCents: 11096, quote: { totalPriceCents: 12000 } })
    await flow.book()
    expect(client.createBooking).toHaveBeenCalledOnce()
  })
})
