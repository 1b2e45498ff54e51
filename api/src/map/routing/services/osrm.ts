import { z } from 'zod'
import type { JsonService } from '#platform/outside/json-service.ts'
import { measuredWay, type RoutingService, UnexpectedAnswer } from './measured-way.ts'
import { decodeLine } from '../polyline.ts'

/** What OSRM's route service documents, cut to what we read. */
const ANSWER = z.object({
  code: z.string(),
  message: z.string().optional(),
  routes: z
    .array(
      z.object({
        distance: z.number().positive(),
        duration: z.number().positive(),
        geometry: z.string(),
        legs: z.array(z.object({ steps: z.array(z.object({ mode: z.string() })) })),
      }),
    )
    .optional(),
})

/** Ways of going on that need a ship or a train. */
const CARRIED = new Set(['ferry', 'train'])

/**
 * OSRM over HTTP (`/route/v1/driving`).
 * @param url its address, up to `/route`
 */
export function osrm(url: string, ask: JsonService): RoutingService {
  const name = 'osrm'
  return {
    name,
    async measure(from, to) {
      const points = [from, to].map(({ lat, lon }) => `${lon},${lat}`).join(';')
      const query = 'overview=simplified&geometries=polyline&steps=true&alternatives=false'
      const { body } = await ask({ url: `${url}/route/v1/driving/${points}?${query}` })
      const answer = ANSWER.safeParse(body)
      if (!answer.success) throw new UnexpectedAnswer(name, z.prettifyError(answer.error))
      const { code, message, routes } = answer.data
      if (code === 'NoRoute' || code === 'NoSegment') return null
      const route = routes?.[0]
      if (code !== 'Ok' || !route) throw new UnexpectedAnswer(name, `${code} ${message ?? ''}`)
      if (route.legs.some(({ steps }) => steps.some(({ mode }) => CARRIED.has(mode)))) return null
      const line = decodeLine(route.geometry)
      return measuredWay(route.distance, route.duration, line)
    },
  }
}
