import { formatMoney, pricePerUnit, type Rates } from '@fiacre/sdk/rules'
import type { Preferences } from './preferences.ts'

/** How prices read to this traveller; what goes in is always EUR cents. */
export type PriceDisplay = Preferences & {
  /** Units of each currency for one euro. */
  readonly rates: Rates
  /** With 2 decimals, as prices are shown (spec section 9). */
  readonly price: (eurCents: number) => string
  /** Whole, as minimum prices are shown (spec section 9). */
  readonly wholePrice: (eurCents: number) => string
  /** What a kilometre costs, as the price of a kilometre or of a mile. */
  readonly pricePerUnit: (eurCentsPerKm: number) => string
}

/** Prices in a currency, at given rates, written as a language writes them. */
export function priceDisplay(locale: string, { currency, unit }: Preferences, rates: Rates): PriceDisplay {
  const price = (eurCents: number) => formatMoney(eurCents, { locale, currency, rates })
  return {
    currency,
    unit,
    rates,
    price,
    wholePrice: (eurCents) => formatMoney(eurCents, { locale, currency, rates, decimals: 0 }),
    // Rounded once, after the conversion.
    pricePerUnit: (eurCentsPerKm) => price(pricePerUnit(eurCentsPerKm, unit)),
  }
}
