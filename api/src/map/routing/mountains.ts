import { z } from 'zod'
import { readAreas } from '../data/read-areas.ts'

/**
 * Country where roads wind: how much, from 0 (plain) to 1 (the high Alps). Where two overlap the later counts: wide
 * valleys, with straight roads, come last.
 */
export const MOUNTAINS = readAreas('mountains.geojson', {
  name: z.string(),
  roughness: z.number().min(0).max(1),
}).map(({ roughness, corners }) => ({ roughness, area: corners ?? [] }))
