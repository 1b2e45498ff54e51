import { SERVED_COUNTRY_CODES } from '@fiacre/sdk/rules'
import { expect, it } from 'vitest'
import { buildGazetteer } from './gazetteer/build-gazetteer.ts'
import { homeOf, PLACES_APART } from './home-languages.ts'
import { localName } from './local-name.ts'
import { placeName } from './place-name.ts'

const places = new Map(buildGazetteer().places.map((place) => [place.id, place]))

/** What stands beside the name that somebody who speaks the language sees. */
function beside(id: string, language: string): string | null {
  const place = places.get(id)!
  return localName(place, placeName(place, language))
}

it('says what signs call a place, unless that is how the reader calls it', () => {
  const rows: [id: string, language: string, local: string | null][] = [
    ['airport:GVA', 'pl', 'Aéroport de Genève'],
    ['airport:GVA', 'en', 'Aéroport de Genève'],
    ['airport:GVA', 'fr', null],
    ['geonames:2867714', 'pl', 'München'],
    ['geonames:2867714', 'de', null],
    ['geonames:2659811', 'en', 'Luzern'],
    ['geonames:264371', 'de', 'Αθήνα'],
    ['geonames:727011', 'fi', 'София'],
    ['airport:LHR', 'de', 'London Heathrow Airport'],
    // Both languages of the capital, and either is enough for whoever reads one.
    ['airport:BRU', 'pl', 'Aéroport de Bruxelles / Luchthaven Brussel'],
    ['geonames:2800866', 'nl', null],
    // An accent that a keyboard lacks is no other name.
    ['geonames:2514256', 'de', null],
    // Serbia has the towns as Croatian does, and a word of its own for airports.
    ['airport:BEG', 'de', 'Aerodrom Beograd'],
    ['airport:AYT', 'de', 'Antalya Havalimanı'],
    // We speak none of their languages: the register's name of a town, and nothing for an airport in English words.
    ['geonames:616052', 'pl', 'Yerevan'],
    ['airport:EVN', 'pl', null],
    ['airport:BSL', 'pl', null],
  ]
  const wrong = rows.filter(([id, language, local]) => beside(id, language) !== local)
  expect(wrong.map(([id, language]) => [id, language, beside(id, language)])).toEqual([])
})

it('knows a language or none for every country, and of the places apart that they are places', () => {
  const apart = [...PLACES_APART].map(([id, { name }]) => [id, name])
  expect(apart.map(([id]) => [id, places.get(id ?? '')?.name])).toEqual(apart)
  const silent = SERVED_COUNTRY_CODES.filter(
    (countryCode) => homeOf({ id: '', countryCode }).languages.length === 0,
  )
  expect(silent.toSorted()).toEqual(['AD', 'AL', 'AM', 'GE', 'IS', 'MK', 'TR'])
})
