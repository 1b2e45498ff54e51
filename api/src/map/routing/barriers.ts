import { z } from 'zod'
import { type Corner, readAreas } from '../data/read-areas.ts'

/**
 * Lines that no small road between two neighbouring places crosses: seas, lakes, main crests, ridges round valleys and
 * resorts, closed borders. Only roads whose length is known lead through or over them.
 */
export const BARRIERS: readonly (readonly Corner[])[] = readAreas('barriers.geojson', {
  name: z.string(),
}).map(({ corners }) => corners ?? [])
