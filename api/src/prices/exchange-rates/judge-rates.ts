import { DISPLAY_RATES, type Rates } from '@fiacre/sdk/rules'
import { MOVING_CURRENCIES } from './table-rates.ts'

/** How far a rate may lie from the last good one, either way. No currency of the table moves so much in a day. */
const MAX_STEP = 0.2
/** And from the table's while there is no last good one: the table is older, but no order of magnitude off. */
const MAX_FIRST_STEP = 0.5

export interface Judgement {
  /** Rates to keep and show. */
  good: Record<string, number>
  /** Rates not believed, for the log. */
  refused: { code: string; rate: number; reason: string }[]
}

/**
 * Parts rates that can be true from those that cannot: none, negative, no number, or far off the last good one.
 * Currencies that we do not show are left out; so are those that no longer move.
 */
export function judgeRates(rates: ReadonlyMap<string, number>, lastGood: Rates): Judgement {
  const table: Rates = DISPLAY_RATES
  const judgement: Judgement = { good: {}, refused: [] }
  for (const code of MOVING_CURRENCIES) {
    const rate = rates.get(code)
    if (rate === undefined) continue
    const known = lastGood[code]
    const reason =
      known === undefined
        ? reasonAgainst(rate, table[code] ?? rate, MAX_FIRST_STEP, "the table's")
        : reasonAgainst(rate, known, MAX_STEP, 'the last good')
    if (reason === null) judgement.good[code] = rate
    else judgement.refused.push({ code, rate, reason })
  }
  return judgement
}

function reasonAgainst(rate: number, known: number, step: number, whose: string): string | null {
  if (!Number.isFinite(rate) || rate <= 0) return 'no positive number'
  const off = Math.abs(rate / known - 1)
  if (off <= step) return null
  return `${Math.round(off * 100)} % off ${whose} ${known}`
}
