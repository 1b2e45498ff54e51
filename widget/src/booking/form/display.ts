import {
  convertCents,
  DISPLAY_RATES,
  formatDistance,
  formatMoney,
  pricePerUnit,
  europeanTag,
} from '@fiacre/sdk/rules'
import type { DistanceUnit, Rates } from '@fiacre/sdk/rules'

/** How amounts, distances and times are shown to this traveller. */
export type Display = {
  readonly currency: string
  readonly unit: DistanceUnit
  /** EUR cents in the traveller's currency, with 2 decimals (spec section 9). */
  money(eurCents: number): string
  /** EUR cents in the traveller's currency, whole, as minimum prices are shown (spec section 9). */
  wholeMoney(eurCents: number): string
  /** EUR cents as euros: what is charged, whatever is shown. */
  euros(eurCents: number): string
  /** EUR cents as hundredths of the traveller's currency. */
  convert(eurCents: number): number
  /** Hundredths of the traveller's currency, converted before. */
  converted(cents: number): string
  /** Kilometres in the traveller's unit. */
  distance(km: number): string
  /** A price in EUR per km as the price of the traveller's unit. */
  rate(eurosPerKm: number): string
  /** The time of day on the traveller's own clock. */
  time(instant: string): string
}

type DisplaySettings = {
  readonly locale: string
  /** As asked for; a currency that cannot be shown is shown as EUR (design: unknown currency). */
  readonly currency: string
  readonly unit: DistanceUnit
  readonly rates?: Rates
}

export function createDisplay({ unit, rates = DISPLAY_RATES, ...asked }: DisplaySettings): Display {
  const locale = europeanTag(asked.locale)
  const { currency } = convertCents(0, asked.currency, rates)
  const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return {
    currency,
    unit,
    money: (eurCents) => formatMoney(eurCents, { currency, locale, rates }),
    wholeMoney: (eurCents) => formatMoney(eurCents, { currency, locale, rates, decimals: 0 }),
    euros: (eurCents) => formatMoney(eurCents, { locale }),
    convert: (eurCents) => convertCents(eurCents, currency, rates).cents,
    // A rate of one: these cents are in that currency already.
    converted: (cents) => formatMoney(cents, { currency, locale, rates: { [currency]: 1 } }),
    distance: (km) => formatDistance(km, { unit, locale }),
    rate: (eurosPerKm) =>
      formatMoney(Math.round(pricePerUnit(eurosPerKm, unit) * 100), { currency, locale, rates }),
    time: (instant) => clock.format(new Date(instant)),
  }
}
