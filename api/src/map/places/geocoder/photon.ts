import { z } from 'zod'
import type { JsonService } from '#platform/outside/json-service.ts'
import type { PlaceKind } from '../places.tables.ts'
import type { FoundAddress, Geocoder } from './geocoder.ts'

const text = z.string().optional()

/** What Photon documents for `/api`, GeoJSON, cut to what we read. */
const FEATURE = z.object({
  geometry: z.object({ type: z.literal('Point'), coordinates: z.tuple([z.number(), z.number()]) }),
  properties: z.object({
    osm_type: z.string(),
    osm_id: z.number(),
    osm_key: text,
    osm_value: text,
    name: text,
    housenumber: text,
    street: text,
    postcode: text,
    locality: text,
    district: text,
    city: text,
    countrycode: z.string().length(2).optional(),
  }),
})
const ANSWER = z.object({ features: z.array(z.unknown()) })

type Properties = z.infer<typeof FEATURE>['properties']

/** The languages its servers have names in; any other is answered in the local one. */
const LANGUAGES = new Set(['en', 'de', 'fr', 'it'])

/**
 * Photon (OpenStreetMap data) over HTTP.
 * @param url its address, up to `/api`
 */
export function photon(url: string, ask: JsonService): Geocoder {
  return {
    async search({ q, near, lang, limit }) {
      const query = new URLSearchParams({ q, limit: String(limit) })
      if (LANGUAGES.has(lang)) query.set('lang', lang)
      if (near) {
        query.set('lat', String(near.lat))
        query.set('lon', String(near.lon))
      }
      const { body } = await ask({ url: `${url}/api?${query.toString()}` })
      const answer = ANSWER.safeParse(body)
      if (!answer.success)
        throw new Error(`photon answered something unexpected: ${z.prettifyError(answer.error)}`)
      return answer.data.features.flatMap((feature) => {
        // One entry that cannot be read takes none of the others with it.
        const read = FEATURE.safeParse(feature)
        return read.success ? (toAddress(read.data) ?? []) : []
      })
    },
  }
}

function toAddress({ geometry, properties }: z.infer<typeof FEATURE>): FoundAddress | null {
  const { osm_type: type, osm_id: id, countrycode, city, postcode, locality, district } = properties
  const house = [properties.street, properties.housenumber].filter(Boolean).join(' ')
  const name = properties.name ?? house
  if (name === '' || countrycode === undefined) return null
  const town = [postcode, city ?? locality ?? district].filter(Boolean).join(' ')
  const parts = [name, house === name ? '' : house, town === name ? '' : town]
  const [lon, lat] = geometry.coordinates
  return {
    id: `photon:${type}${id}`,
    name,
    address: parts.filter((part) => part !== '').join(', '),
    countryCode: countrycode.toUpperCase(),
    kind: kindOf(properties),
    lat,
    lon,
  }
}

function kindOf({ osm_key: key, osm_value: value, housenumber }: Properties): PlaceKind {
  if (key === 'aeroway') return 'airport'
  if (key === 'railway') return 'station'
  if (key === 'place' && value === 'island') return 'island'
  if (key === 'place' && value !== 'house' && housenumber === undefined) return 'city'
  if (key === 'tourism' && value === 'attraction') return 'attraction'
  return 'address'
}
