/** Units of a currency for one EUR, by code. */
export type Rates = Readonly<Record<string, number>>

export const DEFAULT_CURRENCY = 'EUR'

/** Symbols by code: those of the selector, and of three currencies that only have a rate (spec section 9). */
const SYMBOLS: Readonly<Record<string, string>> = {
  EUR: '€',
  USD: '$',
  GBP: '£',
  AED: 'AED',
  CHF: 'CHF',
  CAD: 'CAD',
  SEK: 'kr',
  NOK: 'kr',
  PLN: 'zł',
  CZK: 'Kč',
  HRK: 'kn',
  BGN: 'лв',
  HUF: 'Ft',
  DKK: 'kr',
  RON: 'lei',
}

/**
 * Rates per EUR while no exchange-rate service is set up (spec section 9). HRK and BGN are discontinued and stand at
 * the rates at which they were exchanged for the euro (design: discontinued currencies).
 */
export const DISPLAY_RATES = {
  EUR: 1,
  USD: 1.09,
  GBP: 0.85,
  CHF: 0.97,
  PLN: 4.35,
  CZK: 24.5,
  HUF: 395,
  SEK: 11.2,
  NOK: 11.8,
  DKK: 7.45,
  BGN: 1.95583,
  RON: 4.98,
  AED: 4,
  CAD: 1.48,
  HRK: 7.5345,
} as const satisfies Rates

/** Whether prices can be shown in a currency, by its ISO 4217 code in capitals. */
export function isKnownCurrency(code: string): boolean {
  return Object.hasOwn(SYMBOLS, code)
}

/** The symbol of a currency; € for an unknown one, which is shown in EUR (spec section 9). */
export function currencySymbol(code: string): string {
  return (isKnownCurrency(code) && SYMBOLS[code]) || '€'
}

/**
 * Converts EUR cents for display. A currency without a symbol or a usable rate is answered in EUR, never as EUR cents
 * under another name (design: unknown currency).
 * @returns whole hundredths of `currency`
 */
export function convertCents(
  eurCents: number,
  currency: string,
  rates: Rates = DISPLAY_RATES,
): { readonly cents: number; readonly currency: string } {
  const rate = isKnownCurrency(currency) ? rateOf(currency, rates) : undefined
  if (rate === undefined) return { cents: eurCents, currency: DEFAULT_CURRENCY }
  return { cents: Math.round(eurCents * rate), currency }
}

function rateOf(code: string, rates: Rates): number | undefined {
  if (code === DEFAULT_CURRENCY) return 1
  const rate = Object.hasOwn(rates, code) ? rates[code] : undefined
  return rate !== undefined && Number.isFinite(rate) && rate > 0 ? rate : undefined
}
