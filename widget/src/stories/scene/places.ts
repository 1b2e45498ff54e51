import type { Place } from '@fiacre/sdk'
import { CHAMONIX, GENEVA_AIRPORT, HELSINKI } from '../../booking/flow/testing/samples.ts'

/** A port, in another time zone than the traveller's. */
export const PIRAEUS: Place = {
  id: 'port:GRPIR',
  name: 'Port of Piraeus',
  label: 'Port of Piraeus, Greece',
  countryCode: 'GR',
  lat: 37.9421,
  lon: 23.6465,
  kind: 'port',
  timeZone: 'Europe/Athens',
}

/** The longest name of a place in Europe that has a station. */
const LLANFAIR: Place = {
  id: 'station:GBLPG',
  name: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  label: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch station, United Kingdom',
  countryCode: 'GB',
  lat: 53.2209,
  lon: -4.2093,
  kind: 'station',
  timeZone: 'Europe/London',
}

const GENEVA: Place = {
  ...GENEVA_AIRPORT,
  id: 'geonames:2660646',
  name: 'Geneva',
  label: 'Geneva, Switzerland',
  kind: 'city',
}

const CORNAVIN: Place = {
  ...GENEVA_AIRPORT,
  id: 'station:CHGVA',
  name: 'Geneva Cornavin',
  label: 'Geneva Cornavin station, Switzerland',
  kind: 'station',
}

/** What the service knows in the stories. */
const PLACES: readonly Place[] = [GENEVA_AIRPORT, GENEVA, CORNAVIN, CHAMONIX, PIRAEUS, LLANFAIR, HELSINKI]

/** The places whose label has the text in it. */
export function placesNamed(text: string): Place[] {
  return PLACES.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))
}
