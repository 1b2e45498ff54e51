import { geoArea } from 'd3-geo'
import type { Feature, Polygon } from 'geojson'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { boxOfRings, type Box, type Rings } from './atlas-boxes.ts'

/** A country's outline, and the box it lies in. */
export interface Outline extends Box {
  shape: Feature<Polygon>
}

/** Where our transfers can lead, with room around: other outlines are not kept. */
const EUROPE = { west: -35, south: 24, east: 62, north: 76 }

/** Slivers of no width at all come out as all the rest of the globe. */
const HALF_THE_GLOBE = 2 * Math.PI

/** How finely coasts are drawn: about 1:50 million for half a continent, 1:10 million for a province. */
export type Detail = '50m' | '10m'

/**
 * The outlines of Europe's countries from Natural Earth (public domain), as the package `world-atlas` has them. Each
 * island and exclave is an outline of its own, so that a picture need not look at what lies elsewhere. What lies elsewhere on the
 * globe is not even unpacked.
 */
export function readAtlas(detail: Detail): Outline[] {
  const path = createRequire(import.meta.url).resolve(`world-atlas/countries-${detail}.json`)
  // The package's build writes this very shape; the pictures' tests look at what comes out.
  const atlas: Topology<{ countries: GeometryCollection }> = JSON.parse(readFileSync(path, 'utf8'))
  const boxOf = boxOfRings(atlas)
  return atlas.objects.countries.geometries
    .flatMap((country): Rings[] => {
      if (country.type === 'Polygon') return [country.arcs]
      return country.type === 'MultiPolygon' ? country.arcs : []
    })
    .map((arcs) => ({ arcs, box: boxOf(arcs) }))
    .filter(({ box }) => overlaps(box, EUROPE))
    .map(({ arcs, box }) => ({ shape: feature(atlas, { type: 'Polygon', arcs }), ...box }))
    .filter(({ shape }) => geoArea(shape) < HALF_THE_GLOBE)
}

/** Whether two boxes share any ground. */
export function overlaps(a: Box, b: Box): boolean {
  return a.west <= b.east && a.east >= b.west && a.south <= b.north && a.north >= b.south
}
