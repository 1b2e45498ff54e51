import { describe, expect, it, vi } from 'vitest'
import { settled } from './testing/fake-clock.ts'
import { fakeFlow, fillTrip, later } from './testing/fake-flow.ts'
import { quoteOf } from './testing/samples.ts'

describe('the steps after the form', () => {
  it('are loaded when the traveller turns to the form, once', async () => {
    const prepare = vi.fn<() => Promise<void>>(async () => {})
    const { flow } = fakeFlow({ prepare })
    expect(prepare).not.toHaveBeenCalled()
    void flow.prepare()
    void flow.prepare()
    await flow.calculatePrice()
    expect(prepare).toHaveBeenCalledOnce()
  })

  it('show that they are on their way when a price waits for them', async () => {
    const parts = later<void>()
    const all = fakeFlow({ prepare: () => parts.promise })
    await fillTrip(all)
    const asked = all.flow.calculatePrice()
    expect(all.state().status.quote).toBe('working')
    parts.resolve()
    expect(await asked).toEqual(quoteOf())
  })

  it('are called off by a trip that changes meanwhile', async () => {
    const parts = later<void>()
    const all = fakeFlow({ prepare: () => parts.promise })
    await fillTrip(all)
    const asked = all.flow.calculatePrice()
    all.flow.setField('pickupTime', '15:00')
    parts.resolve()
    expect(await asked).toBeNull()
    expect(all.client.calculatePrices).not.toHaveBeenCalled()
    expect(all.state().status.quote).toBe('idle')
  })

  it('say so where they do not come, and can be asked for again', async () => {
    const prepare = vi.fn<() => Promise<void>>(async () => {})
    prepare.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const all = fakeFlow({ prepare })
    await fillTrip(all)
    expect(await all.flow.calculatePrice()).toBeNull()
    expect(all.state().status.quote).toBe('failed')
    expect(all.notices).toMatchObject([{ description: { id: 'networkProblem' } }])
    all.notices[0]?.action?.run()
    await settled()
    expect(all.state().quote).toEqual(quoteOf())
  })

  it('say so where a press of “Book Now” finds them gone, and ask for a price first once they are there', async () => {
    const prepare = vi.fn<() => Promise<void>>(async () => {})
    prepare.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const all = fakeFlow({ prepare })
    await all.flow.book()
    expect(all.notices).toMatchObject([{ description: { id: 'networkProblem' } }])
    all.notices[0]?.action?.run()
    await settled()
    expect(all.notices.slice(1)).toMatchObject([{ title: { id: 'calculatePriceFirst' } }])
  })

  it('stay away unheard when only the form was touched', async () => {
    const all = fakeFlow({ prepare: () => Promise.reject(new TypeError('Failed to fetch')) })
    void all.flow.prepare()
    await settled()
    expect(all.notices).toEqual([])
    expect(all.state().status.quote).toBe('idle')
  })
})
