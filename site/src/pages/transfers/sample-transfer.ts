import type { Place } from '@fiacre/sdk'
import { VEHICLE_CLASSES } from '@fiacre/sdk/rules'
import type { Hub, Ride, Transfer } from './transfer.ts'

const airport: Place = {
  id: 'airport:GVA',
  name: 'Geneva Airport',
  label: 'Geneva Airport (GVA), Switzerland',
  countryCode: 'CH',
  lat: 46.2381,
  lon: 6.109,
  kind: 'airport',
  timeZone: 'Europe/Zurich',
}

const place: Place = {
  id: 'geonames:3027301',
  name: 'Chamonix',
  label: 'Chamonix, France',
  countryCode: 'FR',
  lat: 45.9237,
  lon: 6.8693,
  kind: 'resort',
  timeZone: 'Europe/Paris',
}

const country = { code: 'CH', name: 'Switzerland', path: '/transfers/switzerland' }

const ride: Ride = {
  path: '/transfers/geneva-airport/chamonix',
  airport,
  place,
  purpose: 'ski',
  distanceKm: 90.1,
  durationMinutes: 73,
  fromPrice: 183.9,
  fromPriceCents: 18_390,
}

/** A ride as the service tells of it. */
export const sampleTransfer: Transfer = {
  path: ride.path,
  languages: ['en', 'de', 'fr'],
  isListed: true,
  airport,
  airportPath: '/transfers/geneva-airport',
  place,
  country,
  purpose: 'ski',
  distanceKm: 90.1,
  durationMinutes: 73,
  straightKm: 68.3,
  direction: 'se',
  mapUrl: `/api/routes/${'a'.repeat(32)}/map`,
  prices: VEHICLE_CLASSES.map(({ id }) => ({
    vehicleTypeId: id,
    price: 180 + id,
    priceCents: 18_000 + id * 100,
    returnPrice: 360 + id * 2,
    returnPriceCents: 36_000 + id * 200,
  })),
  roads: ['A40', 'N205'],
  towns: ['Bonneville', 'Cluses'],
  nearby: [{ name: 'Argentière', distanceKm: 7.2 }],
  elevation: 1044,
  people: 10_614,
  timeDifferenceMinutes: 0,
  ratesValidFrom: '2026-11-21',
  otherAirports: [
    {
      ...ride,
      path: '/transfers/lyon-airport/chamonix',
      airport: { ...airport, id: 'airport:LYS', name: 'Lyon Airport', countryCode: 'FR' },
      distanceKm: 220,
      durationMinutes: 150,
    },
  ],
  otherPlaces: [
    {
      ...ride,
      path: '/transfers/geneva-airport/combloux',
      place: { ...place, id: 'geonames:3023879', name: 'Combloux' },
    },
  ],
}

/** The rides of an airport. */
export const sampleHub: Hub = {
  path: '/transfers/geneva-airport',
  languages: ['en', 'de', 'fr'],
  kind: 'airport',
  country,
  airport,
  rides: [ride],
  airports: [],
}
