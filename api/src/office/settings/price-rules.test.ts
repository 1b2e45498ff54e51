import { SERVED_COUNTRY_CODES, VEHICLE_CLASSES } from '@fiacre/sdk/rules'
import { describe, expect, it } from 'vitest'
import { sentence } from '#platform/http/sentence.ts'
import { rateCardOn } from '#prices/pricing/rate-cards.ts'
import { cardOf, pricesOf } from '#prices/pricing/stored-rate-cards.ts'
import { priceFault, unusualPrices } from './price-rules.ts'

const PRESENT = pricesOf(rateCardOn(new Date('2026-11-24T12:00:00Z')))
const withSwiss = (rate: { startCents?: number; perKmCents?: number; perHourCents?: number }) => ({
  ...PRESENT,
  countries: PRESENT.countries.map((each) => (each.countryCode === 'CH' ? { ...each, ...rate } : each)),
})
const SWISS = PRESENT.countries.findIndex(({ countryCode }) => countryCode === 'CH')

describe('prices that are set', () => {
  it('are those of a card, and make the same card again', () => {
    expect(PRESENT.countries).toHaveLength(SERVED_COUNTRY_CODES.length)
    expect(PRESENT.classes).toHaveLength(VEHICLE_CLASSES.length)
    expect(priceFault(PRESENT)).toBeUndefined()
    const shipped = rateCardOn(new Date('2026-11-24T12:00:00Z'))
    expect(cardOf(PRESENT, shipped.validFrom, shipped.version)).toEqual(shipped)
  })

  it('of before an hour had one keep the one that came with the service', () => {
    const countries = PRESENT.countries.map(({ countryCode, startCents, perKmCents }) => ({
      countryCode,
      startCents,
      perKmCents,
    }))
    const shipped = rateCardOn(new Date('2026-11-24T12:00:00Z'))
    expect(cardOf({ ...PRESENT, countries }, shipped.validFrom, shipped.version)).toEqual(shipped)
    const dear = withSwiss({ perHourCents: 78_000 })
    expect(unusualPrices(dear, PRESENT)).toEqual([`/value/prices/countries/${SWISS}/perHourCents`])
  })

  it('name every served country and every class once', () => {
    const [first] = PRESENT.countries
    expect(priceFault({ ...PRESENT, countries: PRESENT.countries.slice(1) })).toEqual({
      pointer: '/value/prices/countries',
      says: sentence('pricesMissing', { names: String(first?.countryCode) }),
    })
    const twice = [...PRESENT.countries, ...PRESENT.countries.slice(0, 1)]
    expect(priceFault({ ...PRESENT, countries: twice })?.pointer).toBe(
      `/value/prices/countries/${PRESENT.countries.length}`,
    )
    const foreign = { countryCode: 'US', startCents: 400, perKmCents: 100 }
    expect(priceFault({ ...PRESENT, countries: [foreign, ...PRESENT.countries] })?.pointer).toBe(
      '/value/prices/countries/0',
    )
    expect(priceFault({ ...PRESENT, classes: PRESENT.classes.slice(0, 4) })?.pointer).toBe(
      '/value/prices/classes',
    )
  })

  it('leave Economy what the other classes are measured by', () => {
    const classes = PRESENT.classes.map((each) => ({ ...each, percent: 110 }))
    expect(priceFault({ ...PRESENT, classes })?.pointer).toBe('/value/prices/classes/0/percent')
  })

  it.each([
    [{ perKmCents: 1949 }, []],
    [{ perKmCents: 1950 }, ['perKmCents']],
    [{ startCents: 8200, perKmCents: 19 }, ['startCents', 'perKmCents']],
    [{ perKmCents: 20 }, []],
  ])('that are a slip of the hand are told of: %j', (rate, names) => {
    expect(unusualPrices(withSwiss(rate), PRESENT)).toEqual(
      names.map((name) => `/value/prices/countries/${SWISS}/${name}`),
    )
  })

  it('are told of among the extras too', () => {
    const extras = { ...PRESENT.extras, boosterCents: 5000 }
    expect(unusualPrices({ ...PRESENT, extras }, PRESENT)).toEqual(['/value/prices/extras/boosterCents'])
  })
})
