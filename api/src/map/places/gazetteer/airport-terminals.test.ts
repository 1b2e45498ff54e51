import { expect, it } from 'vitest'
import { flatKm } from '../geo-cells.ts'
import { AIRPORT_TERMINALS, terminalPlaces } from './airport-terminals.ts'
import { nameKeys } from './name-keys.ts'
import { isKnownMistyped } from './place-typo-keys.ts'
import { GAZETTEER } from './test-gazetteer.ts'

const { places } = GAZETTEER
const byId = new Map(places.map((place) => [place.id, place]))

it('has every terminal as a place of its own, near its airport and apart from the others', () => {
  for (const [iata, terminals] of AIRPORT_TERMINALS) {
    const airport = byId.get(`airport:${iata}`)!
    const found = terminals.map(({ terminal }) =>
      byId.get(`curated:${iata}-terminal-${terminal}`.toLowerCase())!,
    )
    for (const terminal of found) {
      expect(flatKm(terminal, airport), terminal.id).toBeLessThan(4.5)
      expect(terminal.weight).toBeLessThan(airport.weight)
      for (const other of found) {
        if (other !== terminal) expect(flatKm(terminal, other), terminal.id).toBeGreaterThan(0.1)
      }
    }
  }
})

it('leaves the code to the airport', () => {
  expect(byId.get('curated:lhr-terminal-5')).toMatchObject({
    name: 'London Heathrow Airport Terminal 5',
    kind: 'airport',
    iata: null,
    timeZone: 'Europe/London',
  })
})

it('answers to the names of its airport, and to no mistyped ones', () => {
  const five = nameKeys(byId.get('curated:lhr-terminal-5')!)
  for (const key of ['london heathrow terminal 5', 'heathrow terminal 5', 'lhr terminal 5']) {
    expect([...five.keys()]).toContain(key)
  }
  expect(five.has('terminal 5')).toBe(false)
  expect(nameKeys(byId.get('curated:lgw-terminal-north')!).has('gatwick terminal north')).toBe(true)
  expect(nameKeys(byId.get('curated:muc-terminal-2')!).has('monachium terminal 2')).toBe(true)
  expect(isKnownMistyped(byId.get('curated:lhr-terminal-5')!)).toBe(false)
})

it('gives an airport with one building no terminals', () => {
  expect(terminalPlaces(byId.get('airport:GVA')!)).toEqual([])
})
