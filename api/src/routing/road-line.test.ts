import { describe, expect, it } from 'vitest'
import { BARRIERS } from './barriers.data.ts'
import { REGIONS } from './regions.data.ts'
import { roadLine } from './road-line.ts'
import type { RoutePoint } from './routing.ts'

const at = (lat: number, lon: number, countryCode: string): RoutePoint => ({ lat, lon, countryCode })
const MUNICH = at(48.14, 11.58, 'DE')
const VERONA = at(45.44, 10.99, 'IT')
const TALLINN = at(59.44, 24.75, 'EE')
const HELSINKI = at(60.17, 24.94, 'FI')
const TBILISI = at(41.69, 44.83, 'GE')
const YEREVAN = at(40.18, 44.51, 'AM')

function passesOf(from: RoutePoint, to: RoutePoint): string[] {
  const known = [...BARRIERS.flatMap(({ passes }) => passes), ...REGIONS.flatMap(({ gates }) => gates)]
  return roadLine(from, to)
    .slice(1, -1)
    .map(({ lat, lon }) => known.find((pass) => pass[1] === lat && pass[2] === lon)?.[0] ?? 'unknown')
}

describe('roadLine', () => {
  it('is straight where nothing is in the way', () => {
    expect(roadLine(MUNICH, at(50.08, 14.42, 'CZ'))).toHaveLength(2)
  })

  it('crosses the Alps at a pass, there and back', () => {
    expect(passesOf(MUNICH, VERONA)).toEqual(['Brenner'])
    expect(passesOf(VERONA, MUNICH)).toEqual(['Brenner'])
  })

  it('goes round the Baltic by its bridges instead of through Russia', () => {
    const bridges = ['Suwałki', 'Little Belt Bridge', 'Great Belt Bridge', 'Øresund Bridge', 'Tornio']
    expect(passesOf(TALLINN, HELSINKI)).toEqual(bridges)
    expect(passesOf(HELSINKI, TALLINN)).toEqual(bridges.toReversed())
  })

  it('drives within Zealand, and from it to Sweden by one bridge', () => {
    const copenhagen = at(55.68, 12.57, 'DK')
    expect(passesOf(copenhagen, at(55.64, 12.08, 'DK'))).toEqual([])
    expect(passesOf(copenhagen, at(55.61, 13.0, 'SE'))).toEqual(['Øresund Bridge'])
    expect(passesOf(copenhagen, at(56.16, 10.2, 'DK'))).toEqual(['Great Belt Bridge', 'Little Belt Bridge'])
  })

  it('keeps out of Belarus on the way to Vilnius', () => {
    expect(passesOf(at(52.23, 21.01, 'PL'), at(54.69, 25.28, 'LT'))).toEqual(['Suwałki'])
  })

  it('reaches Armenia through Georgia only', () => {
    expect(passesOf(YEREVAN, at(40.6, 43.1, 'TR'))).toEqual(['Bavra', 'Türkgözü'])
    expect(passesOf(TBILISI, YEREVAN)).toEqual(['Sadakhlo'])
    expect(passesOf(TBILISI, at(41.01, 28.95, 'TR'))).toEqual(['Sarp', 'Bosphorus'])
  })

  it('reaches Split from Ancona round the Adriatic', () => {
    expect(passesOf(at(43.59, 13.5, 'IT'), at(43.51, 16.44, 'HR'))).toContain('Monfalcone')
  })
})
