import { geoMercator, type GeoProjection } from 'd3-geo'
import type { LatLon } from '../routing/great-circle.ts'

/** The picture's size in its own units; pages scale it. */
export const WIDTH = 640
export const HEIGHT = 360
/** Free space around the way, for its ends and their names. */
const MARGIN = 68
/** A short ride is shown with this much country around it, in degrees of latitude: about 13 km. */
const LEAST_DEGREES = 0.12

/** The part of the map that a picture shows. */
export interface MapView {
  projection: GeoProjection
  west: number
  south: number
  east: number
  north: number
  /** Kilometres from the left edge to the right, at the middle. */
  kmAcross: number
}

/** Frames a way: all of it in sight, in the middle. */
export function frame(line: readonly LatLon[]): MapView {
  const [lats, lons] = [line.map(({ lat }) => lat), line.map(({ lon }) => lon)]
  const middle = {
    lat: (Math.min(...lats) + Math.max(...lats)) / 2,
    lon: (Math.min(...lons) + Math.max(...lons)) / 2,
  }
  const least = LEAST_DEGREES / 2
  const corners: [number, number][] = [
    [Math.min(...lons, middle.lon - least), Math.min(...lats, middle.lat - least)],
    [Math.max(...lons, middle.lon + least), Math.max(...lats, middle.lat + least)],
  ]
  const projection = geoMercator()
    .precision(0)
    .fitExtent(
      [
        [MARGIN, MARGIN],
        [WIDTH - MARGIN, HEIGHT - MARGIN],
      ],
      { type: 'MultiPoint', coordinates: corners },
    )
    .clipExtent([
      [-4, -4],
      [WIDTH + 4, HEIGHT + 4],
    ])
  const [west = 0, north = 0] = projection.invert?.([0, 0]) ?? []
  const [east = 0, south = 0] = projection.invert?.([WIDTH, HEIGHT]) ?? []
  const kmAcross = (east - west) * 111.32 * Math.cos((middle.lat * Math.PI) / 180)
  return { projection, west, south, east, north, kmAcross }
}

/** Where a point stands in the picture. */
export function place({ projection }: MapView, { lat, lon }: LatLon): { x: number; y: number } {
  const [x = 0, y = 0] = projection([lon, lat]) ?? []
  return { x, y }
}
