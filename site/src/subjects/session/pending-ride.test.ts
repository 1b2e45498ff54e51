import { PENDING_QUOTE_KEY, serialiseSavedQuote } from '@fiacre/sdk/rules'
import { afterEach, expect, it, vi } from 'vitest'
import { pendingRide } from './pending-ride.ts'

const NOW = new Date('2026-05-12T08:00:00Z')
const QUOTE = {
  pickupPlace: { name: 'Geneva Airport' },
  destinationPlace: { name: 'Chamonix' },
  vehicleType: { name: 'Economy' },
  totalPriceCents: 18_390,
  expiresAt: '2026-05-12T08:30:00.000Z',
}

function stored(text: string | null): void {
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === PENDING_QUOTE_KEY ? text : null) })
}

afterEach(() => vi.unstubAllGlobals())

it('is what was priced before signing in', () => {
  stored(serialiseSavedQuote(QUOTE, { pickupDate: '2026-05-14', pickupTime: '14:30', passengers: 4 }, NOW))
  expect(pendingRide(NOW)).toEqual({
    from: 'Geneva Airport',
    to: 'Chamonix',
    day: '2026-05-14',
    time: '14:30',
    passengers: 4,
    vehicle: 'Economy',
    totalCents: 18_390,
    expiresAt: QUOTE.expiresAt,
  })
})

it('is none where nothing waits, nothing can be read, or the price is too old', () => {
  for (const text of [null, '{', serialiseSavedQuote({ totalPriceCents: 'many' }, {}, NOW)]) {
    stored(text)
    expect(pendingRide(NOW)).toBeNull()
  }
  stored(serialiseSavedQuote(QUOTE, {}, new Date(NOW.getTime() - 31 * 60_000)))
  expect(pendingRide(NOW)).toBeNull()
})
