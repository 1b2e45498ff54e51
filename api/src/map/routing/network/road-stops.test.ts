import { describe, expect, it } from 'vitest'
import type { NetworkPlace } from '../../places/network-places.ts'
import { findStops } from './road-stops.ts'

const place = (names: string[], weight: number, more: Partial<NetworkPlace> = {}): NetworkPlace => ({
  lat: 48,
  lon: 2,
  countryCode: 'FR',
  kind: 'city',
  iata: null,
  weight,
  elevation: 0,
  names,
  ...more,
})
const paris = place(['paris', 'lutece'], 6.3)
const lutece = place(['lutece'], 3)
const nice = place(['nice'], 5.5)
const small = place(['hamlet', 'nizza'], 2)
const other = place(['nizza'], 1.8)
const airport = place(['nice airport', 'nice'], 5.6, { kind: 'airport', iata: 'NCE' })
const german = place(['paris'], 6.9, { countryCode: 'DE' })
const stops = ['FR:Paris', 'DE:Paris', 'NCE', 'FR:Nice', 'FR:Lutèce', 'FR:Nizza', 'FR:Atlantis', 'XXX']
const found = findStops([paris, lutece, nice, small, other, airport, german], stops)

describe('a stop of a road', () => {
  it('is the town of that name in its country', () => {
    expect(found.get('FR:Paris')).toBe(paris)
    expect(found.get('DE:Paris')).toBe(german)
  })

  it('is an airport by its code, and never an airport by a name', () => {
    expect(found.get('NCE')).toBe(airport)
    expect(found.get('FR:Nice')).toBe(nice)
  })

  it('is the much larger place, though it only goes by the name', () => {
    expect(found.get('FR:Lutèce')).toBe(paris)
  })

  it('is the place of that very name among places of like size', () => {
    expect(found.get('FR:Nizza')).toBe(other)
  })

  it('is nothing when there is no such place', () => {
    expect(found.get('FR:Atlantis')).toBeUndefined()
    expect(found.get('XXX')).toBeUndefined()
  })
})
