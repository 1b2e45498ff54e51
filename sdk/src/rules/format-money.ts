import { convertCents, currencySymbol, DEFAULT_CURRENCY, DISPLAY_RATES } from './currency.ts'
import type { Rates } from './currency.ts'
import { europeanTag } from './languages.ts'

export type MoneyFormat = {
  /** ISO 4217 code of the currency to show; EUR by default, and when it is unknown. */
  readonly currency?: string
  /** BCP 47 tag that decides separators and where the symbol stands; a language alone is that of its country in Europe. */
  readonly locale?: string
  /** Digits after the point: 2 for prices, 0 for minimum prices (spec section 9). */
  readonly decimals?: number
  readonly rates?: Rates
}

const formatters = new Map<string, Intl.NumberFormat>()

/** Shows EUR cents in a traveller's currency and language, with the symbols of spec section 9. */
export function formatMoney(
  eurCents: number,
  { currency = DEFAULT_CURRENCY, locale = 'en', decimals = 2, rates = DISPLAY_RATES }: MoneyFormat = {},
): string {
  const shown = convertCents(eurCents, currency, rates)
  const symbol = currencySymbol(shown.currency)
  return formatter(locale, shown.currency, symbol, decimals)
    .formatToParts(shown.cents / 100)
    .map((part) => (part.type === 'currency' ? symbol : part.value))
    .join('')
}

function formatter(locale: string, currency: string, symbol: string, decimals: number): Intl.NumberFormat {
  const key = `${locale} ${currency} ${decimals}`
  let found = formatters.get(key)
  if (!found) {
    found = new Intl.NumberFormat(europeanTag(locale), {
      style: 'currency',
      currency,
      // Letters need a space before the number, and languages add one for a code but not for a sign.
      currencyDisplay: /^\p{L}/u.test(symbol) ? 'code' : 'narrowSymbol',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    })
    formatters.set(key, found)
  }
  return found
}
