import { describe, expect, it } from 'vitest'
import { sampleCatalogue } from '../../subjects/places/sample-catalogue.ts'
import {
  destinationFace,
  filterDestinations,
  readCountry,
  readFilter,
  withCountry,
  withFilter,
} from './destination-filter.ts'

const { countries } = sampleCatalogue()
const codes = (filter: Parameters<typeof filterDestinations>[1]) =>
  filterDestinations(countries, filter).map(({ code }) => code)
const country = (code: string) => {
  const found = countries.find((each) => each.code === code)
  if (!found) throw new Error(`The sample has no ${code}.`)
  return found
}

describe('the filter', () => {
  it.each([
    ['?show=ski', 'ski'],
    ['show=summer', 'summer'],
    ['', 'all'],
    ['?show=moon', 'all'],
    ['?show=SKI', 'all'],
  ])('of the address %j is %s', (search, filter) => {
    expect(readFilter(search)).toBe(filter)
  })

  it('goes into the address beside what it says already, and out again', () => {
    expect(withFilter('?utm_source=mail', 'ski')).toBe('?utm_source=mail&show=ski')
    expect(withFilter('?show=ski', 'discover')).toBe('?show=discover')
    expect(withFilter('?show=ski&utm_source=mail', 'all')).toBe('?utm_source=mail')
    expect(withFilter('?show=ski', 'all')).toBe('')
  })

  it('lets through the countries of its kind, and all by default', () => {
    expect(codes('ski')).toEqual(['AT', 'FI', 'FR', 'IT', 'NO', 'CH'])
    expect(codes('discover')).toContain('GB-SCT')
    expect(codes('all')).toHaveLength(countries.length)
  })
})

describe('the open country', () => {
  it('stands in the address beside the filter', () => {
    expect(readCountry('?show=ski&country=FR')).toBe('FR')
    expect(readCountry('?show=ski')).toBeUndefined()
    expect(withCountry('?show=ski', 'FR')).toBe('?show=ski&country=FR')
    expect(withCountry('?country=FR', undefined)).toBe('')
  })
})

describe('the face of a country', () => {
  it("is the season's picture and resorts", () => {
    const face = destinationFace(country('FR'), 'ski')
    expect(face.imageUrl).toBe('/destinations/fr-ski.svg')
    expect(face.resorts.map(({ name }) => name)).toEqual(['Courchevel', 'Val Thorens', 'Chamonix'])
    expect(face.categories).toEqual([])
    expect(destinationFace(country('FR'), 'summer').imageUrl).toBe('/destinations/fr-summer.svg')
  })

  it('is its own picture, without resorts, among all', () => {
    expect(destinationFace(country('FR'), 'all')).toEqual({
      imageUrl: '/destinations/fr.svg',
      resorts: [],
      categories: ['summer', 'ski'],
    })
  })

  it('says what else a country is known for beside the filter', () => {
    expect(destinationFace(country('HR'), 'discover').categories).toEqual(['summer'])
  })

  it('is its own picture where the season has none', () => {
    const { skiImageUrl, ...france } = country('FR')
    expect(skiImageUrl).toBeDefined()
    expect(destinationFace(france, 'ski').imageUrl).toBe('/destinations/fr.svg')
  })
})
