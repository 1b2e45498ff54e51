import { geoArea, geoBounds } from 'd3-geo'
import type { Feature, MultiPolygon, Polygon } from 'geojson'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

/** A country's outline, and the box it lies in. */
export interface Outline {
  shape: Feature<Polygon | MultiPolygon>
  west: number
  south: number
  east: number
  north: number
}

/** Where our transfers can lead, with room around: other outlines are not kept. */
const EUROPE = { west: -35, south: 24, east: 62, north: 76 }

/** Slivers of no width at all come out as all the rest of the globe. */
const HALF_THE_GLOBE = 2 * Math.PI

/** How finely coasts are drawn: about 1:50 million for half a continent, 1:10 million for a province. */
export type Detail = '50m' | '10m'

/**
 * The outlines of Europe's countries from Natural Earth (public domain), as the package `world-atlas` has them. Each
 * island and exclave is an outline of its own, so that a picture need not look at what lies elsewhere.
 */
export function readAtlas(detail: Detail): Outline[] {
  const path = createRequire(import.meta.url).resolve(`world-atlas/countries-${detail}.json`)
  // The package's build writes this very shape; the pictures' tests look at what comes out.
  const atlas: Topology<{ countries: GeometryCollection }> = JSON.parse(readFileSync(path, 'utf8'))
  return feature(atlas, atlas.objects.countries)
    .features.flatMap(({ geometry }) => {
      if (geometry.type === 'Polygon') return [geometry.coordinates]
      return geometry.type === 'MultiPolygon' ? geometry.coordinates : []
    })
    .map(toOutline)
    .filter((outline) => overlaps(outline, EUROPE) && geoArea(outline.shape) < HALF_THE_GLOBE)
}

/** Whether two boxes share any ground. */
export function overlaps(
  a: Pick<Outline, 'west' | 'south' | 'east' | 'north'>,
  b: Pick<Outline, 'west' | 'south' | 'east' | 'north'>,
): boolean {
  return a.west <= b.east && a.east >= b.west && a.south <= b.north && a.north >= b.south
}

function toOutline(coordinates: Polygon['coordinates']): Outline {
  const shape: Outline['shape'] = {
    type: 'Feature',
    properties: {},
    geometry: { type: 'Polygon', coordinates },
  }
  const [[west, south], [east, north]] = geoBounds(shape)
  // Russia and its like cross the date line; they reach Europe all the same.
  return east < west ? { shape, west: -180, south, east: 180, north } : { shape, west, south, east, north }
}
