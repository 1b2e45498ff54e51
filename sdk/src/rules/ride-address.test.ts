import { expect, it } from 'vitest'
import { addressEnds, needsRideAddress, townName } from './ride-address.ts'

const CHAMONIX = { label: 'Chamonix, France', kind: 'resort' }

it('is needed in a town, a resort or an island of which nothing but the name was written', () => {
  expect(needsRideAddress('Chamonix, France', CHAMONIX)).toBe(true)
  expect(needsRideAddress(' chamonix', CHAMONIX)).toBe(true)
  expect(needsRideAddress('Zurich', { label: 'Zürich, Switzerland', kind: 'city' })).toBe(true)
  expect(needsRideAddress('Chamonix-Mont-Blanc, France', CHAMONIX)).toBe(true)
  expect(needsRideAddress('Chamonix, Hotel Les Aiglons', CHAMONIX)).toBe(false)
  expect(needsRideAddress('12 Rue du Lac, Chamonix', CHAMONIX)).toBe(false)
  expect(needsRideAddress('', CHAMONIX)).toBe(false)
})

it('is needed however the name is spelled', () => {
  expect(needsRideAddress('Val d’Isere', { label: "Val-d'Isère, France", kind: 'resort' })).toBe(true)
  expect(needsRideAddress('Saint Moritz', { label: 'St. Moritz, Switzerland', kind: 'resort' })).toBe(true)
  expect(needsRideAddress('Val-d’Isère 12', { label: "Val-d'Isère, France", kind: 'resort' })).toBe(false)
  expect(needsRideAddress('Chamonix Hotel Les Aiglons', CHAMONIX)).toBe(false)
})

it('is needed whatever language the name is in', () => {
  const vienna = (match: string) => ({ label: 'Vienna, Austria', kind: 'city', match })
  expect(needsRideAddress('Wien', vienna('place'))).toBe(true)
  expect(needsRideAddress('Wien', { label: 'Vienna, Austria', kind: 'city' })).toBe(false)
  for (const country of ['Österreich', ' AUSTRIA ', 'Autriche', 'Αυστρία'])
    expect(needsRideAddress(`Wien, ${country}`, vienna('place')), country).toBe(true)
  const prague = { label: 'Prague, Czechia', kind: 'city', match: 'place' }
  expect(needsRideAddress('Praha, Czech Republic', prague)).toBe(true)
  expect(needsRideAddress('Wien, Österreich, Hotel Sacher', vienna('place'))).toBe(false)
  expect(needsRideAddress('1010 Wien', vienna('address'))).toBe(false)
  // Chosen with its position: the words decide.
  expect(needsRideAddress('Vienna, Austria', vienna('point'))).toBe(true)
  expect(needsRideAddress('Hotel Sacher', vienna('point'))).toBe(false)
  expect(needsRideAddress('Wien, Hotel Sacher', vienna('place'))).toBe(false)
  expect(needsRideAddress(' ', vienna('place'))).toBe(false)
})

it('is not needed where one meets at a place', () => {
  for (const kind of ['airport', 'station', 'port', 'attraction', 'address', null])
    expect(needsRideAddress('Geneva Airport', { label: 'Geneva Airport (GVA), Switzerland', kind })).toBe(
      false,
    )
  expect(needsRideAddress('Chamonix', null)).toBe(false)
})

it('is asked for at the pickup of a car by the hour, once', () => {
  const ride = {
    pickupLocation: 'Chamonix, France',
    destination: 'Chamonix, France',
    pickupPlace: CHAMONIX,
    destinationPlace: CHAMONIX,
  }
  expect(addressEnds(ride)).toHaveLength(2)
  expect(addressEnds({ ...ride, durationHours: 4 })).toEqual([{ field: 'pickupAddress', town: 'Chamonix' }])
})

it('asks for the town by its name alone', () => {
  expect(townName(CHAMONIX)).toBe('Chamonix')
})
