import { expect, it } from 'vitest'
import { toPlace, toPlaces } from './place-label.ts'
import type { PlaceRow } from './places.tables.ts'

const GENEVA_AIRPORT: PlaceRow = {
  ...{
    id: 'airport:GVA',
    number: 1,
    name: 'Geneva Airport',
    countryCode: 'CH',
    region: null,
    lat: 46.2381,
    lon: 6.10895,
  },
  ...{ kind: 'airport', population: 0, iata: 'GVA', timeZone: 'Europe/Zurich', weight: 5.8 },
}
const ZELL: PlaceRow = {
  ...GENEVA_AIRPORT,
  id: 'geonames:1',
  name: 'Zell',
  kind: 'city',
  iata: null,
  region: 'Aarau',
}

it('names the airport’s code and the country, in the asked language', () => {
  expect(toPlace(GENEVA_AIRPORT, 'en').label).toBe('Geneva Airport (GVA), Switzerland')
  expect(toPlace(GENEVA_AIRPORT, 'pl').label).toBe('Lotnisko Genewa (GVA), Szwajcaria')
  expect(toPlace(GENEVA_AIRPORT, 'de').label).toBe('Flughafen Genf (GVA), Schweiz')
})

it('tells two places of one name apart by their districts, and only those', () => {
  const labels = toPlaces([ZELL, { ...ZELL, id: 'geonames:2', region: 'Luzern' }, GENEVA_AIRPORT], 'en')
  expect(labels.map(({ label }) => label)).toEqual([
    'Zell (Aarau), Switzerland',
    'Zell (Luzern), Switzerland',
    'Geneva Airport (GVA), Switzerland',
  ])
})

it('names the place in the asked language too', () => {
  const [place] = toPlaces([GENEVA_AIRPORT], 'cs')
  expect(place).toMatchObject({ name: 'Letiště Ženeva', label: 'Letiště Ženeva (GVA), Švýcarsko' })
})

it('shows no more of a row than the contract has', () => {
  expect(toPlaces([ZELL], 'en')).toEqual([
    {
      ...{
        id: 'geonames:1',
        name: 'Zell',
        label: 'Zell, Switzerland',
        countryCode: 'CH',
        lat: 46.2381,
        lon: 6.10895,
      },
      ...{ kind: 'city', timeZone: 'Europe/Zurich' },
    },
  ])
})
