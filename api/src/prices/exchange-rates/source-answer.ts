import { z } from 'zod'
import { readEcbDay } from './ecb-day.ts'
import type { RateSource } from './exchange-rates.ts'

/** What a source answered, before any of its numbers is believed. */
export interface SourceAnswer {
  source: RateSource
  /** The day it gives, YYYY-MM-DD. */
  date: string
  /** Units for one EUR by currency, as they came: NaN where it was no number. */
  rates: ReadonlyMap<string, number>
}

/** The answer is no list of exchange rates for the euro; asking again at once would not change it. */
export class UnreadableRates extends Error {
  override name = 'UnreadableRates'
}

const frankfurter = z.object({
  amount: z.literal(1).optional(),
  base: z.literal('EUR'),
  date: z.iso.date(),
  rates: z.record(z.string(), z.unknown()),
})

/**
 * Reads the answer of either source. Its first character tells which: the ECB's daily XML begins with "<",
 * Frankfurter's JSON `{ base, date, rates }` does not.
 *
 * @throws UnreadableRates when it is neither, or has another base than EUR, or no day
 */
export function readAnswer(text: string): SourceAnswer {
  try {
    if (text.trimStart().startsWith('<')) return { source: 'ecb', ...readEcbDay(text) }
    return { source: 'frankfurter', ...readFrankfurterDay(text) }
  } catch (cause) {
    const start = JSON.stringify(text.slice(0, 120))
    throw new UnreadableRates(
      `The answer is neither the ECB's daily XML nor Frankfurter's JSON with EUR as its base; it begins with ${start}. Check EXCHANGE_RATES_URL.`,
      { cause },
    )
  }
}

function readFrankfurterDay(text: string): { date: string; rates: Map<string, number> } {
  const { date, rates } = frankfurter.parse(JSON.parse(text))
  const number = (rate: unknown) => (typeof rate === 'number' ? rate : Number.NaN)
  return { date, rates: new Map(Object.entries(rates).map(([code, rate]) => [code, number(rate)])) }
}
