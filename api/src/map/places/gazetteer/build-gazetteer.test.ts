import { SERVED_COUNTRY_CODES } from '@fiacre/sdk/rules'
import { describe, expect, it } from 'vitest'
import { flatKm } from '../geo-cells.ts'
import { nameKeys } from './name-keys.ts'
import { GAZETTEER } from './test-gazetteer.ts'

const { places, outside } = GAZETTEER
const byId = new Map(places.map((place) => [place.id, place]))

describe('the gazetteer', () => {
  it('covers every served country with towns, and nothing else', () => {
    expect([...new Set(places.map(({ countryCode }) => countryCode))].toSorted()).toEqual(
      [...SERVED_COUNTRY_CODES].toSorted(),
    )
    expect(places.length).toBeGreaterThan(80_000)
  })

  it('gives every place an id of its own and a time zone that the clock knows', () => {
    expect(byId.size).toBe(places.length)
    for (const timeZone of new Set(places.map((place) => place.timeZone))) {
      expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow()
    }
  })

  it('has the airports with scheduled flights, each by its code and in its zone', () => {
    const airports = places.filter(({ kind, iata }) => kind === 'airport' && iata !== null)
    expect(airports.length).toBeGreaterThan(550)
    expect(new Set(airports.map(({ iata }) => iata)).size).toBe(airports.length)
    expect(byId.get('airport:GVA')).toMatchObject({ name: 'Geneva Airport', timeZone: 'Europe/Zurich' })
    expect(byId.get('airport:TFS')).toMatchObject({ timeZone: 'Atlantic/Canary' })
    expect(byId.has('airport:ISL')).toBe(false)
  })

  it('names an airport after its town in every language, and by its nickname', () => {
    const names = [...nameKeys(byId.get('airport:MUC')!).keys()]
    for (const key of ['munich airport', 'munchen airport', 'мюнхен airport', 'monachium airport', 'muc']) {
      expect(names).toContain(key)
    }
    expect(nameKeys(byId.get('airport:LHR')!).get('heathrow')).toBeDefined()
    expect(nameKeys(byId.get('airport:NCE')!).get('nice')).toBeUndefined()
  })

  it('makes famous small places weigh more than their population', () => {
    expect(byId.get('geonames:3027301')).toMatchObject({ name: 'Chamonix', kind: 'resort' })
    expect(byId.get('geonames:3027301')!.weight).toBeGreaterThan(4.3)
  })

  it('lets no promoted town take the name of another', () => {
    const zell = byId.get('geonames:2760632')!
    expect(zell).toMatchObject({ name: 'Zell am Ziller', kind: 'resort' })
    expect(nameKeys(zell).has('zell')).toBe(false)
    expect(nameKeys(zell).has('целль ам циллер')).toBe(true)
  })

  it('knows border towns of countries that are not served', () => {
    const kaliningrad = { lat: 54.71, lon: 20.51 }
    expect(outside.some((place) => flatKm(place, kaliningrad) < 10)).toBe(true)
    expect(outside.length).toBeLessThan(3000)
  })

  it('lies in time zones whose every clock change until 2030 is tested (sdk/src/rules/local-time.test.ts)', () => {
    const zones = new Set(places.map(({ timeZone }) => timeZone))
    expect([...zones].toSorted()).toEqual(ZONES)
  })
})

const ZONES = [
  'Africa/Ceuta Asia/Famagusta Asia/Nicosia Asia/Tbilisi Asia/Yerevan Atlantic/Azores Atlantic/Canary',
  'Atlantic/Madeira Atlantic/Reykjavik Europe/Amsterdam Europe/Andorra Europe/Athens Europe/Belgrade',
  'Europe/Berlin Europe/Bratislava Europe/Brussels Europe/Bucharest Europe/Budapest Europe/Busingen',
  'Europe/Chisinau Europe/Copenhagen Europe/Dublin Europe/Helsinki Europe/Istanbul Europe/Lisbon',
  'Europe/Ljubljana Europe/London Europe/Luxembourg Europe/Madrid Europe/Malta Europe/Mariehamn',
  'Europe/Monaco Europe/Oslo Europe/Paris Europe/Podgorica Europe/Prague Europe/Riga Europe/Rome',
  'Europe/Sarajevo Europe/Skopje Europe/Sofia Europe/Stockholm Europe/Tallinn Europe/Tirane',
  'Europe/Vatican Europe/Vienna Europe/Vilnius Europe/Warsaw Europe/Zagreb Europe/Zurich',
].flatMap((line) => line.split(' '))
