import type { Position } from 'geojson'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { merge, mesh } from 'topojson-client'
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification'
import { type Point, simplified } from './paths.ts'
import type { Box, Ground } from './terrain.ts'

type Shape = Polygon<{ name: string }> | MultiPolygon<{ name: string }>

/** Coasts and borders on a flat drawing of the ground: rings and lines in its units. */
export interface Geography {
  /** All land there is, borders dissolved. */
  land: Point[][]
  /** Lines between two countries. */
  borders: Point[][]
  ringsOf: (country: string) => Point[][]
}

/** Outlines of the world's countries from Natural Earth (public domain), about 1:10 million, as `world-atlas` ships them. */
const atlas: Topology<{ countries: GeometryCollection<{ name: string }> }> = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('world-atlas/countries-10m.json'), 'utf8'),
)

/** Each arc's corners as longitude and latitude: the file counts from corner to corner in whole steps. */
const arcs: Position[][] = atlas.arcs.map((arc) => {
  const { scale, translate } = atlas.transform ?? { scale: [1, 1], translate: [0, 0] }
  let [x, y] = [0, 0]
  return arc.map(([dx = 0, dy = 0]) => {
    x += dx
    y += dy
    return [x * (scale[0] ?? 1) + (translate[0] ?? 0), y * (scale[1] ?? 1) + (translate[1] ?? 0)]
  })
})

/** Europe and what can be seen from it; the other side of the globe has no place on a flat drawing of this one. */
const shapes: Shape[] = atlas.objects.countries.geometries
  .flatMap((geometry) => (geometry.type === 'Polygon' || geometry.type === 'MultiPolygon' ? [geometry] : []))
  .filter((shape) =>
    indicesOf(shape).some((index) =>
      arcs[index]?.some(([lon = 0, lat = 0]) => lon > -30 && lon < 60 && lat > 28 && lat < 72),
    ),
  )

function indicesOf(shape: Shape): number[] {
  return shape.arcs.flat(2).map((index) => (index < 0 ? ~index : index))
}

const used = new Set(shapes.flatMap(indicesOf))

/** What lies outside of the box only has to lie about there, in units of the ground. */
const FAR_AWAY = 60

/**
 * Draws what lies in a box of the ground, as finely as asked: corners nearer than the tolerance to a line are left
 * out, the same on both of its sides.
 */
export function geographyOn({ project }: Ground, box: Box): (tolerance: number) => Geography {
  const isNear = ([x, y]: Point) =>
    x > box.west - 200 && x < box.east + 200 && y > box.north - 200 && y < box.south + 200
  const lines = arcs.map((arc, index) => {
    const points = used.has(index) ? arc.map(([lon = 0, lat = 0]) => project(lon, lat)) : []
    const near = points.some(isNear)
    return { points: near ? points : simplified(points, FAR_AWAY), near }
  })
  const near = shapes.filter((shape) => indicesOf(shape).some((index) => lines[index]?.near))
  return (tolerance) => {
    const drawn = lines.map(({ points }) => simplified(points, tolerance).map((point) => [...point]))
    const flat: Topology = { type: 'Topology', objects: {}, arcs: drawn }
    const all: GeometryCollection = { type: 'GeometryCollection', geometries: near }
    return {
      land: merge(flat, near).coordinates.flat().map(toPoints),
      borders: mesh(flat, all, (a, b) => a !== b).coordinates.map(toPoints),
      ringsOf: (country) => merge(flat, shapesOf(country)).coordinates.flat().map(toPoints),
    }
  }
}

/** A country's rings as longitude and latitude, as finely as they are known. */
export function outlineOf(country: string): Point[][] {
  const known: Topology = { type: 'Topology', objects: {}, arcs }
  return merge(known, shapesOf(country)).coordinates.flat().map(toPoints)
}

/** The shapes that a country is made of: the atlas draws some, such as Cyprus, in several. */
function shapesOf(country: string): Shape[] {
  const names = PIECES[country] ?? [country]
  const found = shapes.filter(({ properties }) => names.includes(properties?.name ?? ''))
  if (found.length === 0) throw new Error(`world-atlas has no country called ${country}.`)
  return found
}

const PIECES: Readonly<Record<string, readonly string[]>> = {
  Cyprus: ['Cyprus', 'N. Cyprus', 'Cyprus U.N. Buffer Zone', 'Akrotiri', 'Dhekelia'],
}

const toPoints = (line: Position[]) => line.map(([x = 0, y = 0]): Point => [x, y])
