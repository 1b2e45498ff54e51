import type { Quote, QuoteLine } from '@fiacre/sdk'

/** A line of a price in the traveller's currency, in whole hundredths. */
export type PriceLine = { readonly line: QuoteLine; readonly cents: number }

/**
 * The lines of a quote in another currency.
 * @param convert EUR cents to hundredths of that currency
 * Each is rounded on its own, so the largest takes the cents by which they
 * would miss the total: what is shown adds up.
 */
export function priceLines(
  quote: Pick<Quote, 'lines' | 'totalPriceCents'>,
  convert: (eurCents: number) => number,
): PriceLine[] {
  const lines = quote.lines.map((line) => ({ line, cents: convert(line.amountCents) }))
  const total = convert(quote.totalPriceCents)
  const missing = total - lines.reduce((sum, { cents }) => sum + cents, 0)
  const largest = lines.reduce(
    (most, each) => (each.cents > most.cents ? each : most),
    lines[0] ?? { cents: 0 },
  )
  return lines.map((each) => (each === largest ? { ...each, cents: each.cents + missing } : each))
}
