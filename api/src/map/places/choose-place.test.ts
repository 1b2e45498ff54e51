import { describe, expect, it } from 'vitest'
import { type Candidate, choosePlace } from './choose-place.ts'
import { parsePlaceText } from './parse-place-text.ts'

function place(name: string, key: string, facts: Partial<Candidate> = {}): Candidate {
  return {
    ...{
      id: name,
      number: 1,
      name,
      countryCode: 'FR',
      region: null,
      lat: 48.85,
      lon: 2.35,
      kind: 'city',
      population: 0,
    },
    ...{ iata: null, timeZone: 'Europe/Paris', weight: 4, tier: 0, key },
    ...facts,
  }
}

const PARIS = place('Paris', 'paris', { weight: 6.3 })
const STATION = place('Gare de Lyon', 'gare de lyon', { kind: 'station', lat: 48.84, lon: 2.37 })
const AIRPORT = place('Paris Airport', 'paris airport', { kind: 'airport', iata: 'CDG', weight: 6, tier: 1 })
const choose = (text: string, candidates: Candidate[]) =>
  choosePlace(parsePlaceText(text), candidates)?.candidate.name

describe('choosePlace', () => {
  it('takes the town of an address, and the place in it that the address names', () => {
    expect(
      choose('Rue de Lyon 1, Paris', [PARIS, place('Lyon', 'lyon', { lat: 45.7, lon: 4.8, weight: 5.7 })]),
    ).toBe('Paris')
    expect(choose('Gare de Lyon, Paris', [PARIS, STATION])).toBe('Gare de Lyon')
  })

  it('does not take a namesake elsewhere for a place in the town', () => {
    const namesake = place('Victoria', 'victoria', { lat: 36.04, lon: 14.24 })
    expect(choose('Victoria, Paris', [PARIS, namesake])).toBe('Paris')
  })

  it('takes the airport where its word or its code is written', () => {
    expect(choose('Paris, airport', [PARIS, AIRPORT])).toBe('Paris Airport')
    expect(choose('Paris CDG', [PARIS, AIRPORT])).toBe('Paris Airport')
    expect(choose('CDG', [AIRPORT])).toBe('Paris Airport')
    expect(choose('Paris', [PARIS, AIRPORT])).toBe('Paris')
  })

  it('does not believe a code far from the town beside it', () => {
    const far = place('Oostende Airport', 'ost', {
      kind: 'airport',
      iata: 'OST',
      lat: 51.2,
      lon: 2.87,
      weight: 4.6,
      tier: 1,
    })
    const berlin = place('Berlin', 'berlin', { lat: 52.5, lon: 13.4, weight: 6.5 })
    expect(choose('Berlin OST', [berlin, far])).toBe('Berlin')
  })

  it('does not take a hamlet for a word picked out of a name', () => {
    expect(choose('Hotel Bellevue Palace', [place('Bellevue', 'bellevue', { weight: 2.5 })])).toBeUndefined()
  })

  it('tells namesakes apart by the district in the label', () => {
    const near = place('Kemer', 'kemer', { region: 'Antalya', weight: 3 })
    const other = place('Other Kemer', 'kemer', { region: 'Burdur', weight: 3.5, lat: 37.4 })
    const antalya = place('Antalya', 'antalya', { weight: 6, lat: 36.9, lon: 30.7 })
    expect(choose('Kemer (Antalya)', [other, near, antalya])).toBe('Kemer')
  })

  it('tells a place from an address in it', () => {
    const match = (text: string) => choosePlace(parsePlaceText(text), [PARIS, STATION, AIRPORT])?.match
    for (const text of [
      'Paris',
      'Paris, Île-de-France',
      'Gare de Lyon, Paris',
      'Paris Airport Terminal 2',
      'CDG',
    ]) {
      expect(match(text), text).toBe('place')
    }
    for (const text of ['Rue de Rivoli 1, Paris', 'Rue de Rivoli 1 Paris', 'Hotel Ritz, 75001 Paris']) {
      expect(match(text), text).toBe('address')
    }
  })

  it('chooses nothing from nothing', () => {
    expect(choose('Nowhere', [])).toBeUndefined()
  })
})
