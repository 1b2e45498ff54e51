import { z } from 'zod'
import type { JsonService } from '#platform/outside/json-service.ts'
import { measuredWay, type RoutingService, UnexpectedAnswer } from './measured-way.ts'
import { decodeLine } from '../polyline.ts'

/** What Valhalla's route action documents, cut to what we read. */
const ANSWER = z.object({
  trip: z.object({
    status: z.literal(0),
    summary: z.object({
      length: z.number().positive(),
      time: z.number().positive(),
      has_ferry: z.boolean().optional(),
    }),
    legs: z.array(z.object({ shape: z.string() })).min(1),
  }),
})

const REFUSAL = z.object({ error_code: z.number(), error: z.string().optional() })

/** 170 and 171: no road near a point; 441 and 442: no way between them. */
const NO_WAY = new Set([170, 171, 441, 442])

/** Its shapes are encoded with six decimals. */
const DECIMALS = 6

/**
 * Valhalla over HTTP (`/route`).
 * @param url its address, up to `/route`
 */
export function valhalla(url: string, ask: JsonService): RoutingService {
  const name = 'valhalla'
  return {
    name,
    async measure(from, to) {
      const { body } = await ask({
        url: `${url}/route`,
        body: {
          locations: [from, to].map(({ lat, lon }) => ({ lat, lon })),
          costing: 'auto',
          costing_options: { auto: { use_ferry: 0, use_rail_ferry: 0 } },
          units: 'kilometers',
          directions_type: 'maneuvers',
        },
      })
      const refusal = REFUSAL.safeParse(body)
      if (refusal.success) {
        if (NO_WAY.has(refusal.data.error_code)) return null
        throw new UnexpectedAnswer(name, `${refusal.data.error_code} ${refusal.data.error ?? ''}`)
      }
      const answer = ANSWER.safeParse(body)
      if (!answer.success) throw new UnexpectedAnswer(name, z.prettifyError(answer.error))
      const { summary, legs } = answer.data.trip
      if (summary.has_ferry) return null
      const line = legs.flatMap(({ shape }) => decodeLine(shape, DECIMALS))
      return measuredWay(summary.length * 1000, summary.time, line)
    },
  }
}
