import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { DATA_FOLDER } from './data-folder.ts'

/** A corner as [latitude, longitude]; lines and areas are kept as lists of them. */
export type Corner = readonly [lat: number, lon: number]

const corner = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)])
const line = z.array(corner).min(2)
/** A ring ends where it began. */
const ring = z
  .array(corner)
  .min(4)
  .refine((corners) => String(corners[0]) === String(corners.at(-1)), 'must end at its first corner')

const geometry = z
  .discriminatedUnion('type', [
    z.strictObject({ type: z.literal('Polygon'), coordinates: z.tuple([ring]) }),
    z.strictObject({ type: z.literal('LineString'), coordinates: line }),
  ])
  .nullable()

/**
 * Reads a GeoJSON file of `api/data/areas`: lines, and areas without holes. The ring's last corner, which is its first, is
 * left out.
 *
 * @param properties what each feature says of itself
 * @throws Error that names the file and what of it is not as it should be
 */
export function readAreas<Properties extends z.ZodRawShape>(file: string, properties: Properties) {
  const text = readFileSync(join(DATA_FOLDER, 'areas', file), 'utf8')
  return parseAreas(`api/data/areas/${file}`, text, properties)
}

export function parseAreas<Properties extends z.ZodRawShape>(
  file: string,
  text: string,
  properties: Properties,
) {
  const feature = z.strictObject({
    type: z.literal('Feature'),
    properties: z.strictObject(properties),
    geometry,
  })
  const collection = z.strictObject({
    type: z.literal('FeatureCollection'),
    about: z.string(),
    features: z.array(feature),
  })
  const read = collection.safeParse(JSON.parse(text))
  if (!read.success) throw new Error(`${file}: ${z.prettifyError(read.error)}`)
  return read.data.features.map(({ properties: said, geometry: shape }) => ({
    ...said,
    corners: shape && cornersOf(shape),
  }))
}

function cornersOf(shape: NonNullable<z.output<typeof geometry>>): readonly Corner[] {
  const corners = shape.type === 'Polygon' ? shape.coordinates[0].slice(0, -1) : shape.coordinates
  return corners.map(([lon, lat]): Corner => [lat, lon])
}
