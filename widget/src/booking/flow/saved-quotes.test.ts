import { PENDING_QUOTE_KEY, SAVED_QUOTE_KEY, serialiseSavedQuote } from '@fiacre/sdk/rules'
import { describe, expect, it } from 'vitest'
import type { FlowStorage } from './ports.ts'
import { settled } from './testing/fake-clock.ts'
import { fakeFlow, fakeStorage } from './testing/fake-flow.ts'
import { CHAMONIX, GENEVA_AIRPORT, quoteOf } from './testing/samples.ts'

const NOW = Date.parse('2026-05-12T08:00:00Z')
const MINUTE = 60_000

const FORM = {
  pickupLocation: GENEVA_AIRPORT.label,
  destination: CHAMONIX.label,
  pickupDate: '2026-05-14',
  pickupTime: '14:30',
  passengers: 2,
  vehicleTypeId: 1,
  isRoundTrip: false,
}

function saved(ageMs: number, key = SAVED_QUOTE_KEY, quote: object = quoteOf()): FlowStorage {
  const storage = fakeStorage()
  storage.setItem(key, serialiseSavedQuote(quote, FORM, new Date(NOW - ageMs)))
  return storage
}

describe('a saved quote', () => {
  it.each([SAVED_QUOTE_KEY, PENDING_QUOTE_KEY])(
    'comes back with its form, and is removed (%s)',
    async (key) => {
      const { flow, notices, state, storage } = fakeFlow({ storage: saved(5 * MINUTE, key) })
      expect(await flow.restoreSavedQuote()).toBe(true)
      expect(state().quote).toEqual(quoteOf())
      expect(state().form).toMatchObject(FORM)
      expect(storage.getItem(key)).toBeNull()
      expect(notices).toMatchObject([{ title: { id: 'priceQuoteRestored' }, variant: 'default' }])
    },
  )

  it('finds the places behind its texts again', async () => {
    const { flow, state } = fakeFlow({ storage: saved(5 * MINUTE) })
    await flow.restoreSavedQuote()
    await settled()
    expect(state().places).toEqual({ pickupLocation: GENEVA_AIRPORT, destination: CHAMONIX })
    expect(state().quote).not.toBeNull()
  })

  it('of 30 minutes or more is discarded', async () => {
    const { flow, state, storage } = fakeFlow({ storage: saved(30 * MINUTE) })
    expect(await flow.restoreSavedQuote()).toBe(false)
    expect(state().quote).toBeNull()
    expect(storage.getItem(SAVED_QUOTE_KEY)).toBeNull()
  })

  it.each(['not JSON', '{}', JSON.stringify({ quote: { quoteId: 7 }, formData: FORM, timestamp: NOW })])(
    'that cannot be read is discarded: %s',
    async (text) => {
      const storage = fakeStorage()
      storage.setItem(SAVED_QUOTE_KEY, text)
      const { flow } = fakeFlow({ storage })
      expect(await flow.restoreSavedQuote()).toBe(false)
      expect(storage.getItem(SAVED_QUOTE_KEY)).toBeNull()
    },
  )

  it.each([null, undefined, { country: 'PL', city: 'Warszawa' }])(
    'waits until the traveller is signed in with complete billing details (%o)',
    async (profile) => {
      const { flow, session, storage } = fakeFlow({ storage: saved(5 * MINUTE) })
      session.profile.mockReturnValue(profile)
      expect(await flow.restoreSavedQuote()).toBe(false)
      expect(storage.getItem(SAVED_QUOTE_KEY)).not.toBeNull()
    },
  )

  it('is there to see for who has yet to add billing details, and stays saved', async () => {
    const { flow, session, state, storage, notices } = fakeFlow({
      storage: saved(5 * MINUTE, PENDING_QUOTE_KEY),
    })
    session.profile.mockReturnValue({ country: 'PL', city: '', address: '', zipCode: '' })
    expect(await flow.restoreSavedQuote()).toBe(false)
    expect(state()).toMatchObject({ form: FORM, billingWarning: true })
    expect(state().quote).toEqual(quoteOf())
    expect([notices, storage.getItem(PENDING_QUOTE_KEY)]).toEqual([[], expect.any(String)])
    flow.setField('passengers', 1)
    await flow.restoreSavedQuote()
    expect(state().form.passengers).toBe(1)
  })

  it('whose price ran out meanwhile says so', async () => {
    const quote = quoteOf({ expiresAt: '2026-05-12T07:59:00.000Z' })
    const { flow, state } = fakeFlow({ storage: saved(5 * MINUTE, SAVED_QUOTE_KEY, quote) })
    await flow.restoreSavedQuote()
    expect(state().quoteExpired).toBe(true)
  })

  it('goes once the booking is made', async () => {
    const { flow, storage } = fakeFlow({ storage: saved(5 * MINUTE) })
    await flow.restoreSavedQuote()
    storage.setItem(PENDING_QUOTE_KEY, 'left by another tab')
    await flow.book()
    expect(storage.getItem(PENDING_QUOTE_KEY)).toBeNull()
  })
})

describe('the billing warning', () => {
  it('shows while a signed-in traveller lacks billing details, and goes with them', () => {
    const { flow, session, state } = fakeFlow()
    session.profile.mockReturnValue({ country: 'PL', city: 'Warszawa', address: ' ', zipCode: '00-001' })
    flow.start()
    expect(state().billingWarning).toBe(true)
    session.profile.mockReturnValue({
      country: 'PL',
      city: 'Warszawa',
      address: 'Prosta 1',
      zipCode: '00-001',
    })
    flow.sessionChanged()
    expect(state().billingWarning).toBe(false)
  })

  it('does not show to visitors, nor before it is known who is there', () => {
    for (const profile of [null, undefined]) {
      const { flow, session, state } = fakeFlow()
      session.profile.mockReturnValue(profile)
      flow.start()
      expect(state().billingWarning).toBe(false)
    }
  })
})
