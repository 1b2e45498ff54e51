import { SERVED_COUNTRY_CODES } from '@fiacre/sdk/rules'
import { expect, it } from 'vitest'
import { homeOf } from './home-languages.ts'
import { localName } from './local-name.ts'
import { placeName } from './place-name.ts'
import type { PlaceKind } from './places.tables.ts'

const airport = (code: string, name: string, countryCode: string) => ({
  ...{ id: `airport:${code}`, name: `${name} Airport`, kind: 'airport' as PlaceKind, countryCode },
})
const town = (number: number, name: string, countryCode: string) => ({
  ...{ id: `geonames:${number}`, name, kind: 'city' as PlaceKind, countryCode },
})

const geneva = airport('GVA', 'Geneva', 'CH')
const munich = town(2867714, 'Munich', 'DE')

it('says what signs call a place, unless that is how the reader calls it', () => {
  const rows: [place: typeof geneva, language: string, local: string | null][] = [
    [geneva, 'pl', 'Aéroport de Genève'],
    [geneva, 'en', 'Aéroport de Genève'],
    [geneva, 'fr', null],
    [munich, 'pl', 'München'],
    [munich, 'de', null],
    [town(2659811, 'Lucerne', 'CH'), 'en', 'Luzern'],
    [town(264371, 'Athens', 'GR'), 'de', 'Αθήνα'],
    [town(727011, 'Sofia', 'BG'), 'fi', 'София'],
    [airport('LHR', 'London Heathrow', 'GB'), 'de', 'London Heathrow Airport'],
    // Both languages of the capital, and either is enough for whoever reads one.
    [airport('BRU', 'Brussels', 'BE'), 'pl', 'Aéroport de Bruxelles / Luchthaven Brussel'],
    [town(2800866, 'Brussels', 'BE'), 'nl', null],
    // An accent that a keyboard lacks is no other name.
    [town(2514256, 'Málaga', 'ES'), 'de', null],
    // Serbia has the towns as Croatian does, and a word of its own for airports.
    [airport('BEG', 'Belgrade', 'RS'), 'de', 'Aerodrom Beograd'],
    [airport('AYT', 'Antalya', 'TR'), 'de', 'Antalya Havalimanı'],
    // We speak none of their languages: the register's name of a town, and nothing for an airport in English words.
    [town(616052, 'Yerevan', 'AM'), 'pl', 'Yerevan'],
    [airport('EVN', 'Yerevan', 'AM'), 'pl', null],
  ]
  const seen = rows.map(([place, language]) => localName(place, placeName(place, language)))
  expect(rows.map(([place, language], row) => [place.id, language, seen[row]])).toEqual(
    rows.map(([place, language, local]) => [place.id, language, local]),
  )
})

it('knows a language or none for every country', () => {
  const silent = SERVED_COUNTRY_CODES.filter(
    (countryCode) => homeOf({ id: '', countryCode }).languages.length === 0,
  )
  expect(silent.toSorted()).toEqual(['AD', 'AL', 'AM', 'GE', 'IS', 'MK', 'TR'])
})
