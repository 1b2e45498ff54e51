import { describe, expect, it } from 'vitest'
import type { Place } from './places.tables.ts'
import { bookedName, bookedPlace, rounded } from './booked-place.ts'

const CHAMONIX: Place = {
  id: 'geonames:3027301',
  name: 'Chamonix',
  label: 'Chamonix, France',
  countryCode: 'FR',
  lat: 45.923711,
  lon: 6.869433,
  kind: 'resort',
  timeZone: 'Europe/Paris',
}

describe('what is booked', () => {
  it.each(['place', 'address', 'point'] as const)(
    'is what the traveller wrote, understood as %s',
    (match) => {
      expect(bookedName({ ...CHAMONIX, match }, 'Chalet Blanc, Chamonix')).toBe('Chalet Blanc, Chamonix')
      expect(bookedPlace({ ...CHAMONIX, match }, 'Chalet Blanc, Chamonix').words).toBeNull()
    },
  )

  it('is the place at the position where the words name nothing; they stand beside it', () => {
    const nearest = { ...CHAMONIX, match: 'nearest' as const }
    expect(bookedName(nearest, 'Rome Airport, free of charge')).toBe('Chamonix, France')
    expect(bookedPlace(nearest, 'Rome Airport, free of charge')).toEqual({
      label: 'Chamonix, France',
      lat: 45.92371,
      lon: 6.86943,
      words: 'Rome Airport, free of charge',
      kind: 'resort',
      match: 'nearest',
    })
  })

  it('can be told less exactly', () => {
    expect(rounded(CHAMONIX, 2)).toMatchObject({ lat: 45.92, lon: 6.87, label: 'Chamonix, France' })
  })
})
