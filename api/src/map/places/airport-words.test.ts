import { describe, expect, it } from 'vitest'
import { airportKey, completesToAirport, readAirport, terminalKey } from './airport-words.ts'
import { placeKey } from './place-key.ts'

describe('airport words', () => {
  it.each([
    ['Geneva Airport', 'geneva airport'],
    ['Aéroport de Genève', 'geneve airport'],
    ['Lotnisko Kraków', 'krakow airport'],
    ['Flughafen München Terminal 2', 'munchen airport'],
    ['Αεροδρόμιο Αθήνα', 'αθηνα airport'],
    ['Аэропорт Женева', 'женева airport'],
    ['Zračna luka Split', 'split airport'],
    ['Vilnius International Airport', 'vilnius airport'],
    ['airport', 'airport'],
  ])('reads %s as %s', (text, key) => {
    expect(airportKey(placeKey(text))).toBe(key)
    expect(readAirport(placeKey(text)).airport).toBe(true)
  })

  it('leaves other places alone', () => {
    expect(readAirport('porto de mos')).toEqual({ rest: 'porto de mos', airport: false })
    expect(readAirport('heathrow terminal 5')).toEqual({ rest: 'heathrow', airport: false })
  })

  it.each([
    ['Heathrow Terminal 5', 'heathrow terminal 5'],
    ['LHR T5', 'lhr terminal 5'],
    ['Flughafen München Terminal 2', 'munchen terminal 2'],
    ['CDG Terminal 2E', 'cdg terminal 2e'],
    ['Gatwick Airport North Terminal', 'gatwick terminal north'],
    ['Terminal 5', null],
    ['Heathrow', null],
    ['Airport T2', null],
  ])('reads the terminal of %s as %s', (text, key) => {
    expect(terminalKey(placeKey(text))).toBe(key)
  })

  it('knows a half-typed airport word', () => {
    expect(completesToAirport('aerop')).toBe(true)
    expect(completesToAirport('lotn')).toBe(true)
    expect(completesToAirport('air')).toBe(false)
    expect(completesToAirport('genev')).toBe(false)
  })
})
