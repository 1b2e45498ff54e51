import { PRICE_JUMP_FACTOR, SERVED_COUNTRY_CODES, VEHICLE_CLASSES } from '@fiacre/sdk/rules'
import type { PricesSetting } from '#prices/pricing/stored-rate-cards.ts'
import { sentence, type Sentence } from '#platform/http/sentence.ts'

/** What is wrong with a value, and where in it. */
export interface SettingFault {
  pointer: string
  says: Sentence
}

/** Every served country and every class has its price, once; Economy is what the others are measured by. */
export function priceFault({ countries, classes }: PricesSetting): SettingFault | undefined {
  const countryFault = listFault(
    countries.map(({ countryCode }) => countryCode),
    SERVED_COUNTRY_CODES,
    'countries',
  )
  if (countryFault) return countryFault
  const classFault = listFault(
    classes.map(({ vehicleTypeId }) => vehicleTypeId),
    VEHICLE_CLASSES.map(({ id }) => id),
    'classes',
  )
  if (classFault) return classFault
  const [{ id: economy }] = VEHICLE_CLASSES
  const index = classes.findIndex(
    ({ vehicleTypeId, percent }) => vehicleTypeId === economy && percent !== 100,
  )
  if (index < 0) return undefined
  return {
    pointer: `/value/prices/classes/${index}/percent`,
    says: sentence('economyStays'),
  }
}

function listFault<Key>(
  keys: readonly Key[],
  wanted: readonly Key[],
  list: string,
): SettingFault | undefined {
  const index = keys.findIndex((key, at) => !wanted.includes(key) || keys.indexOf(key) !== at)
  if (index >= 0) {
    return { pointer: `/value/prices/${list}/${index}`, says: sentence('priceOfUnserved') }
  }
  const missing = wanted.filter((key) => !keys.includes(key))
  if (missing.length === 0) return undefined
  return { pointer: `/value/prices/${list}`, says: sentence('pricesMissing', { names: missing.join(', ') }) }
}

/** Where a price is so far from the present one that it looks like a slip of the hand. */
export function unusualPrices(prices: PricesSetting, present: PricesSetting): string[] {
  const countries = new Map(present.countries.map((rate) => [rate.countryCode, rate]))
  const rates = prices.countries.flatMap((rate, index) => {
    const before = countries.get(rate.countryCode)
    return (['startCents', 'perKmCents', 'perHourCents'] as const)
      .filter((name) => isJump(rate[name], before?.[name]))
      .map((name) => `/value/prices/countries/${index}/${name}`)
  })
  const extras = (Object.keys(prices.extras) as (keyof PricesSetting['extras'])[])
    .filter((name) => isJump(prices.extras[name], present.extras[name]))
    .map((name) => `/value/prices/extras/${name}`)
  return [...rates, ...extras]
}

function isJump(after: number | undefined, before: number | undefined): boolean {
  if (after === undefined || before === undefined) return false
  return after >= before * PRICE_JUMP_FACTOR || after * PRICE_JUMP_FACTOR <= before
}
