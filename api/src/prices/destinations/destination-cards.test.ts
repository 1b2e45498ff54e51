import { LANGUAGES, SERVED_COUNTRY_CODES } from '@fiacre/sdk/rules'
import { describe, expect, it } from 'vitest'
import type { Place } from '#map/places/places.tables.ts'
import { priceTransfer } from '../pricing/price-transfer.ts'
import { rateCardOn } from '../pricing/rate-cards.ts'
import { SKI_RESORTS, SUMMER_RESORTS } from './catalogue.data.ts'
import { destinationCards } from './destination-cards.ts'
import { countryOf } from './destination-name.ts'

const card = rateCardOn(new Date('2026-11-21T12:00:00Z'))
const placesOf = (ids: readonly string[]) => ids.map((id) => ({ id }) as Place)
const cards = destinationCards('en', card, placesOf)
const codesOf = (category: 'summer' | 'ski' | 'discover') =>
  cards
    .filter(({ categories }) => categories.includes(category))
    .map(({ code }) => code)
    .toSorted()
const find = (code: string) => cards.find((destination) => destination.code === code)

describe('the destinations', () => {
  it('are the served countries and Scotland, each once', () => {
    expect(cards.map(({ code }) => code).toSorted()).toEqual([...SERVED_COUNTRY_CODES, 'GB-SCT'].toSorted())
  })

  it('stand under the tabs of the specification, with three resorts each', () => {
    expect(codesOf('summer')).toEqual(['ES', 'FR', 'GR', 'HR', 'IT', 'ME', 'PT'])
    expect(codesOf('ski')).toEqual(['AT', 'CH', 'FI', 'FR', 'IT', 'NO'])
    expect(codesOf('discover')).toEqual(['AD', 'AM', 'BG', 'GB-SCT', 'GE', 'HR', 'IS'])
    for (const { categories, summerResorts, skiResorts } of cards) {
      expect(summerResorts).toHaveLength(categories.includes('summer') ? 3 : 0)
      expect(skiResorts).toHaveLength(categories.includes('ski') ? 3 : 0)
    }
    const resorts = [SUMMER_RESORTS, SKI_RESORTS].flatMap((tab) => Object.values(tab).flat())
    expect(new Set(resorts).size).toBe(resorts.length)
  })

  it('have a picture each, and one for every tab of resorts', () => {
    expect(find('FR')).toMatchObject({
      imageUrl: '/destinations/fr.svg',
      summerImageUrl: '/destinations/fr-summer.svg',
      skiImageUrl: '/destinations/fr-ski.svg',
    })
    expect(find('GB-SCT')?.imageUrl).toBe('/destinations/gb-sct.svg')
    for (const { categories, summerImageUrl, skiImageUrl } of cards) {
      expect(summerImageUrl !== undefined).toBe(categories.includes('summer'))
      expect(skiImageUrl !== undefined).toBe(categories.includes('ski'))
    }
  })

  it('cost what a quote asks there', () => {
    for (const { code, startPrice, startPriceCents, pricePerKm, pricePerKmCents } of cards) {
      const trip = { countryCode: countryOf(code), vehicleTypeId: 1, oneWayKm: 200, isRoundTrip: false }
      const fare = priceTransfer(trip, card)
      expect(fare).toMatchObject({ basePriceCents: startPriceCents, pricePerKm })
      expect([startPrice, pricePerKm]).toEqual([startPriceCents / 100, pricePerKmCents / 100])
      expect(fare.totalCents).toBe(startPriceCents + 200 * pricePerKmCents)
    }
    expect(find('GB-SCT')).toMatchObject({ pricePerKmCents: find('GB')?.pricePerKmCents })
  })

  it('cost from what their cheapest ride costs, and from nothing where none is known', () => {
    const some = destinationCards('en', card, placesOf, new Map([['PL', 1700]]))
    expect(some.find(({ code }) => code === 'PL')).toMatchObject({ fromPrice: 17, fromPriceCents: 1700 })
    expect(some.find(({ code }) => code === 'FR')).not.toHaveProperty('fromPriceCents')
  })

  it('are named in every language, and stand in its order', () => {
    for (const { code: language } of LANGUAGES) {
      const names = destinationCards(language, card, placesOf).map(({ name }) => name)
      expect(new Set(names).size, language).toBe(43)
      for (const name of names) expect(name).toMatch(/^\p{Lu}[\p{L}\p{M}\s().&'’-]+$/u)
      expect(names).toEqual(names.toSorted(new Intl.Collator(language).compare))
    }
    const named = (language: 'pl' | 'cs' | 'el', code: string) =>
      destinationCards(language, card, placesOf).find((destination) => destination.code === code)?.name
    expect(named('pl', 'GB-SCT')).toBe('Szkocja')
    expect(named('pl', 'DE')).toBe('Niemcy')
    expect(named('cs', 'GR')).toBe('Řecko')
    expect(named('el', 'GB-SCT')).toBe('Σκωτία')
  })
})
