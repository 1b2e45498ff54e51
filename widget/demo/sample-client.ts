import type { Place, VehicleType } from '@fiacre/sdk'
import { MS_PER_MINUTE, QUOTE_VALIDITY_MINUTES, VEHICLE_CLASSES } from '@fiacre/sdk/rules'
import { DRAWING, WAY } from '../src/booking/flow/testing/samples.ts'
import type { FlowClient } from '../src/index.ts'
import { pricesFor } from '../src/stories/scene/quotes.ts'

const GENEVA: Place = {
  id: 'airport:GVA',
  name: 'Geneva Airport',
  label: 'Geneva Airport (GVA), Switzerland',
  countryCode: 'CH',
  lat: 46.2381,
  lon: 6.109,
  kind: 'airport',
  timeZone: 'Europe/Zurich',
}

const CHAMONIX: Place = {
  id: 'geonames:3027301',
  name: 'Chamonix',
  label: 'Chamonix-Mont-Blanc, France',
  countryCode: 'FR',
  lat: 45.9237,
  lon: 6.8694,
  kind: 'resort',
  timeZone: 'Europe/Paris',
}

const PLACES: Place[] = [
  GENEVA,
  {
    id: 'geonames:2660646',
    name: 'Geneva',
    label: 'Geneva, Switzerland',
    countryCode: 'CH',
    lat: 46.2022,
    lon: 6.1457,
    kind: 'city',
    timeZone: 'Europe/Zurich',
  },
  CHAMONIX,
  {
    id: 'port:GRPIR',
    name: 'Port of Piraeus',
    label: 'Port of Piraeus, Greece',
    countryCode: 'GR',
    lat: 37.9421,
    lon: 23.6465,
    kind: 'port',
    timeZone: 'Europe/Athens',
  },
  {
    id: 'station:CHGVA',
    name: 'Geneva Cornavin',
    label: 'Geneva Cornavin station, Switzerland',
    countryCode: 'CH',
    lat: 46.2102,
    lon: 6.1424,
    kind: 'station',
    timeZone: 'Europe/Zurich',
  },
]

const FLEET = VEHICLE_CLASSES.map((vehicle): VehicleType => ({
  ...vehicle,
  minimumPrice: vehicle.minimumPriceCents / 100,
}))

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Answers like the service, out of thin air and a little slowly: for looking at the form without one. */
export function sampleClient(): FlowClient {
  return {
    async searchPlaces({ query: { q } }) {
      await wait(250)
      return { places: PLACES.filter(({ label }) => label.toLowerCase().includes(q.toLowerCase())) }
    },
    async offerPlaces() {
      await wait(250)
      return { airports: [], pickups: PLACES.slice(0, 5), destinations: PLACES.slice(0, 5) }
    },
    async listVehicleTypes() {
      await wait(200)
      return FLEET
    },
    async calculateDistance() {
      await wait(250)
      return {
        distanceKm: 88.3,
        duration: 71,
        estimated: true,
        source: 'estimate',
        mapUrl: WAY.mapUrl,
        pickup: GENEVA,
        destination: CHAMONIX,
      }
    },
    getRouteDrawing: async () => DRAWING,
    async calculatePrices({ body }) {
      await wait(250)
      const { pickupLocation, destination = pickupLocation } = body
      const expiresAt = new Date(Date.now() + QUOTE_VALIDITY_MINUTES * MS_PER_MINUTE).toISOString()
      const { quotes, ...prices } = pricesFor(body, expiresAt)
      return {
        ...prices,
        quotes: quotes.map((quote) => ({
          ...quote,
          quoteId: crypto.randomUUID(),
          pickupLocation,
          destination,
        })),
      }
    },
    createBooking: () => Promise.reject(new Error('The demo stops short of booking.')),
  }
}
