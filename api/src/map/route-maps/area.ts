import type { LatLon } from '../routing/great-circle.ts'
import { frame, place } from './map-view.ts'

/** A part of the map round a middle: all that lies at most so many kilometres from it is in sight. */
export interface Area {
  middle: LatLon
  km: number
}

/** Areas come in few sizes and begin at few points, so that one picture serves a whole ride, and many rides. */
const SIZES_KM = [4, 8, 16, 32, 64, 128, 256, 512]
const GRID_DEGREES = 0.02

const KM_OF_DEGREE = 111.32

/** The area round a point that shows what is so far away. */
export function areaRound({ lat, lon }: LatLon, km: number): Area {
  const onGrid = (degrees: number) => Math.round(degrees / GRID_DEGREES) * GRID_DEGREES
  // As far as the grid moves the middle, the area reaches further.
  const needed = km + GRID_DEGREES * KM_OF_DEGREE
  const size = SIZES_KM.find((some) => some >= needed) ?? SIZES_KM.at(-1) ?? needed
  return { middle: { lat: onGrid(lat), lon: onGrid(lon) }, km: size }
}

/** Its lower left and its upper right corner. */
export function cornersOf({ middle: { lat, lon }, km }: Area): [LatLon, LatLon] {
  const high = km / KM_OF_DEGREE
  const wide = high / Math.cos((lat * Math.PI) / 180)
  return [
    { lat: lat - high, lon: lon - wide },
    { lat: lat + high, lon: lon + wide },
  ]
}

/** Where a point stands in the picture of an area, in its units. */
export function spotIn(area: Area, point: LatLon): { x: number; y: number } {
  const { x, y } = place(frame(cornersOf(area)), point)
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 }
}

/** By what pictures of areas are told apart. */
export const keyOfArea = ({ middle: { lat, lon }, km }: Area): string =>
  `${lat.toFixed(2)} ${lon.toFixed(2)} ${km}`
