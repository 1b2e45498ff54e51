import { SERVED_COUNTRY_CODES, VEHICLE_CLASSES } from '@fiacre/sdk/rules'
import { describe, expect, it } from 'vitest'
import { SHIPPED_EXTRA_PRICES } from '#platform/stored-settings/form-settings.ts'
import { classRate } from './class-rate.ts'
import type { RateCard } from './rate-card.ts'
import { rateCard, rateCardOn } from './rate-cards.ts'
import { RATE_CARDS } from './rates.data.ts'

const classIds = (order: (vehicle: (typeof VEHICLE_CLASSES)[number]) => number) =>
  VEHICLE_CLASSES.toSorted((a, b) => order(a) - order(b)).map(({ id }) => id)

describe.each(RATE_CARDS)('the rate card $version', (card) => {
  it('has a rate for every served country and no other', () => {
    expect(Object.keys(card.countries).toSorted()).toEqual([...SERVED_COUNTRY_CODES].toSorted())
  })

  it('has whole cents and stays within the ranges of the specification, for every class', () => {
    for (const countryCode of SERVED_COUNTRY_CODES) {
      for (const { id } of VEHICLE_CLASSES) {
        const { startCents, economyPerKmCents, perKmCents } = classRate(card, countryCode, id)
        expect(Number.isInteger(startCents) && Number.isInteger(economyPerKmCents)).toBe(true)
        expect(startCents).toBeGreaterThanOrEqual(60)
        expect(startCents).toBeLessThanOrEqual(820)
        expect(perKmCents).toBeGreaterThanOrEqual(29)
        expect(perKmCents).toBeLessThanOrEqual(350)
      }
    }
  })

  it('starts at less than the least fare of every class, so that the least fare means a drive', () => {
    const least = Math.min(...VEHICLE_CLASSES.map(({ minimumPriceCents }) => minimumPriceCents))
    for (const { startCents } of Object.values(card.countries)) expect(startCents).toBeLessThan(least)
  })

  it('asks no more to start in a country whose kilometre is far cheaper', () => {
    const rates = Object.entries(card.countries)
    for (const [dear, a] of rates) {
      for (const [cheap, b] of rates) {
        if (a.perKmCents > 1.5 * b.perKmCents) {
          expect(a.startCents, `${dear} and ${cheap}`).toBeGreaterThan(b.startCents)
        }
      }
    }
  })

  it('says since when it holds', () => {
    expect(card.validFrom).toBe(new Date(card.validFrom).toISOString().slice(0, 10))
  })
})

describe('the rate cards', () => {
  it('stand in the order of their days, each with a name of its own', () => {
    const days = RATE_CARDS.map(({ validFrom }) => validFrom)
    expect(days).toEqual(days.toSorted())
    expect(new Set(RATE_CARDS.map(({ version }) => version)).size).toBe(RATE_CARDS.length)
    for (const { version } of RATE_CARDS) expect(version).toMatch(/^[0-9a-z.-]{1,40}$/)
  })

  it('make a kilometre dearer class by class, in the order of the least fares', () => {
    const { classPercent } = rateCardOn(new Date('2026-11-21T12:00:00Z'))
    const byFare = classIds(({ minimumPriceCents }) => minimumPriceCents)
    expect(classIds(({ id }) => classPercent[id] ?? 0)).toEqual(byFare)
    expect(new Set(Object.values(classPercent)).size).toBe(byFare.length)
  })

  const card = (version: string, validFrom: string): RateCard => ({
    version,
    validFrom,
    countries: {},
    classPercent: {},
    extras: SHIPPED_EXTRA_PRICES,
    wholeCentKilometres: false,
  })
  const cards = [card('a', '2026-11-21'), card('b', '2026-11-21'), card('c', '2027-01-01')]

  it.each([
    ['2026-11-01T00:00:00Z', 'a'],
    ['2026-11-21T00:00:00Z', 'b'],
    ['2026-12-31T23:59:59.999Z', 'b'],
    ['2027-01-01T00:00:00Z', 'c'],
    ['2031-07-01T00:00:00Z', 'c'],
  ])('of %s is %s', (instant, version) => {
    expect(rateCardOn(new Date(instant), cards).version).toBe(version)
  })

  it('are found by their names, and a missing one is told of', () => {
    expect(rateCard('a', cards)).toBe(cards[0])
    expect(() => rateCard('1999', cards)).toThrow(/no rate card "1999"/)
    expect(() => rateCardOn(new Date(), [])).toThrow(/no rate card/)
  })

  it('refuse what has no rate, and say what to do', () => {
    const today = rateCardOn(new Date('2026-11-21T12:00:00Z'))
    expect(() => classRate(today, 'US', 1)).toThrow(/no rate for class 1 in US/)
    expect(() => classRate(today, 'FR', 9)).toThrow(/no rate for class 9 in FR/)
  })
})
