import { z } from 'zod'
import type { JsonService } from '#platform/outside/json-service.ts'
import type { LatLon } from '../great-circle.ts'
import { measuredWay, type RoutingService, UnexpectedAnswer } from './measured-way.ts'
import { decodeLine } from '../polyline.ts'

/** What Google's Routes API documents for `computeRoutes`, cut to the fields we ask for. */
const ANSWER = z.object({
  routes: z
    .array(
      z.object({
        distanceMeters: z.number().positive(),
        duration: z.string().regex(/^\d+(\.\d+)?s$/),
        polyline: z.object({ encodedPolyline: z.string() }),
        legs: z
          .array(
            z.object({
              steps: z
                .array(
                  z.object({
                    navigationInstruction: z.object({ maneuver: z.string().optional() }).optional(),
                  }),
                )
                .optional(),
            }),
          )
          .optional(),
      }),
    )
    .optional(),
  error: z.object({ code: z.number(), status: z.string() }).optional(),
})

const FIELDS = [
  'routes.distanceMeters',
  'routes.duration',
  'routes.polyline.encodedPolyline',
  'routes.legs.steps.navigationInstruction.maneuver',
].join()

const GOOGLE_ROUTES_URL = 'https://routes.googleapis.com'

/**
 * Google Routes (`computeRoutes`), without traffic: the same way at every hour.
 * @param url its address; another one in tests only
 */
export function googleRoutes(key: string, ask: JsonService, url = GOOGLE_ROUTES_URL): RoutingService {
  const name = 'google'
  return {
    name,
    async measure(from, to) {
      const { body } = await ask({
        url: `${url}/directions/v2:computeRoutes`,
        headers: { 'X-Goog-Api-Key': key, 'X-Goog-FieldMask': FIELDS },
        body: {
          origin: waypoint(from),
          destination: waypoint(to),
          travelMode: 'DRIVE',
          routingPreference: 'TRAFFIC_UNAWARE',
          routeModifiers: { avoidFerries: true },
          polylineQuality: 'OVERVIEW',
          units: 'METRIC',
        },
      })
      const answer = ANSWER.safeParse(body)
      if (!answer.success) throw new UnexpectedAnswer(name, z.prettifyError(answer.error))
      const { error, routes } = answer.data
      if (error) throw new UnexpectedAnswer(name, `${error.code} ${error.status}`)
      // It answers an empty object where no road leads.
      const route = routes?.[0]
      if (!route) return null
      const steps = route.legs?.flatMap((leg) => leg.steps ?? []) ?? []
      // Ferries are avoided, not refused: FERRY and FERRY_TRAIN say that there was no other way.
      if (steps.some((step) => step.navigationInstruction?.maneuver?.startsWith('FERRY'))) return null
      const line = decodeLine(route.polyline.encodedPolyline)
      return measuredWay(route.distanceMeters, Number.parseFloat(route.duration), line)
    },
  }
}

function waypoint({ lat, lon }: LatLon) {
  return { location: { latLng: { latitude: lat, longitude: lon } } }
}
