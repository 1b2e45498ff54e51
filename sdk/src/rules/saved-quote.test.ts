import { describe, expect, it } from 'vitest'
import { parseSavedQuote, serialiseSavedQuote } from './saved-quote.ts'

const savedAt = new Date('2026-07-01T10:00:00Z')
const later = (ms: number) => new Date(savedAt.getTime() + ms)
const quote = { quoteId: 'q', totalPrice: 120.5 }
const formData = { pickupLocation: 'Geneva Airport', passengers: 2 }
const stored = serialiseSavedQuote(quote, formData, savedAt)
const isQuote = (value: unknown): value is typeof quote =>
  typeof value === 'object' && value !== null && 'totalPrice' in value
const HALF_AN_HOUR = 30 * 60_000

describe('a saved quote', () => {
  it.each([0, 1, HALF_AN_HOUR - 1])('comes back after %i ms', (ms) => {
    expect(parseSavedQuote(stored, later(ms), isQuote)).toEqual({
      quote,
      quotes: [quote],
      formData,
      timestamp: savedAt.getTime(),
    })
  })

  it('brings the prices of the other classes along, as far as they can be read', () => {
    const other = { quoteId: 'r', totalPrice: 160 }
    const text = serialiseSavedQuote(quote, formData, savedAt, [quote, other, {}])
    expect(parseSavedQuote(text, later(1), isQuote)?.quotes).toEqual([quote, other])
    const earlier = JSON.stringify({ quote, formData, timestamp: savedAt.getTime() })
    expect(parseSavedQuote(earlier, later(1), isQuote)?.quotes).toEqual([quote])
  })

  it('keeps what else the form held', () => {
    const place = { ...formData, pickupPoint: { lat: 46.2, lon: 6.1 } }
    expect(parseSavedQuote(serialiseSavedQuote(quote, place, savedAt), later(1), isQuote)?.formData).toEqual(
      place,
    )
  })

  it.each([HALF_AN_HOUR, HALF_AN_HOUR + 1, 86_400_000])('is gone after %i ms', (ms) => {
    expect(parseSavedQuote(stored, later(ms), isQuote)).toBeNull()
  })

  it('is not trusted when it comes from the future', () => {
    expect(parseSavedQuote(stored, later(-1), isQuote)).toBeNull()
  })

  it.each([
    null,
    undefined,
    '',
    'null',
    '3',
    '[]',
    '{',
    '{}',
    stored.slice(0, -2),
    JSON.stringify({ quote, formData }),
    JSON.stringify({ quote, formData, timestamp: String(savedAt.getTime()) }),
    JSON.stringify({ quote, formData, timestamp: null }),
    JSON.stringify({ quote: null, formData, timestamp: savedAt.getTime() }),
    JSON.stringify({ quote: [], formData, timestamp: savedAt.getTime() }),
    JSON.stringify({ quote, formData: 'form', timestamp: savedAt.getTime() }),
    JSON.stringify({ quote, formData: { passengers: '2' }, timestamp: savedAt.getTime() }),
    JSON.stringify({ quote: {}, formData, timestamp: savedAt.getTime() }),
  ])('cannot be read from %j', (text) => {
    expect(parseSavedQuote(text, later(1), isQuote)).toBeNull()
  })
})
