import { geoAzimuthalEquidistant } from 'd3-geo'
import type { Point } from './paths.ts'
import { HEIGHT, WIDTH } from './picture-size.ts'
import type { Ground } from './terrain.ts'
import type { View } from './views.data.ts'

const EARTH_RADIUS = 6371
/** How far the eye looks down, in degrees: the horizon then lies a fifth from the picture's upper edge. */
const DOWN = 11
const COS = Math.cos((DOWN * Math.PI) / 180)
const SIN = Math.sin((DOWN * Math.PI) / 180)
/** Picture units per unit of breadth at a distance of one. */
const FOCUS = 1200
const MIDDLE = 400

/** An eye above the ground: kilometres to its right and ahead of it become places in the picture. */
export interface Camera {
  ground: Ground
  near: number
  /** Beyond this there are no heights, only haze; and beyond the end, nothing. */
  far: number
  end: number
  horizon: number
  /** Where in the picture a spot is, that lies `ahead` and `right` of the eye, so many metres up. */
  see: (right: number, ahead: number, metres: number) => Point
  /** How far to the right of the eye the picture's column lies, at ground this far ahead. */
  rightAt: (x: number, ahead: number) => number
}

export function cameraFor({ at: [lat, lon], heading, width, raised }: View): Camera {
  const turn = (heading * Math.PI) / 180
  const flat = geoAzimuthalEquidistant()
    .rotate([-lon, -lat])
    .translate([0, 0])
    .scale(EARTH_RADIUS)
    .precision(0)
  const away = width * (FOCUS / WIDTH)
  const up = away * SIN
  const ahead = away * COS
  const ground: Ground = {
    project: (pointLon, pointLat) => {
      const [east = 0, south = 0] = flat([pointLon, pointLat]) ?? []
      return [
        east * Math.cos(turn) + south * Math.sin(turn),
        ahead + east * Math.sin(turn) - south * Math.cos(turn),
      ]
    },
    invert: (right, y) => {
      const forward = y - ahead
      const east = right * Math.cos(turn) + forward * Math.sin(turn)
      const south = right * Math.sin(turn) - forward * Math.cos(turn)
      return flat.invert?.([east, south]) ?? [0, 0]
    },
    unitsPerKm: 1,
  }
  const depth = (forward: number, below: number) => forward * COS + below * SIN
  // The ground is flat here: a bending one would hide what lies beyond the horizon, and haze does that.
  const belowEye = (metres: number) => up - (metres / 1000) * raised
  const steepest = Math.atan((HEIGHT - MIDDLE) / FOCUS) + (DOWN * Math.PI) / 180
  return {
    ground,
    near: (up / Math.tan(steepest)) * 0.94,
    far: width * 4.2,
    end: width * 12,
    horizon: MIDDLE - FOCUS * (SIN / COS),
    see: (right, forward, metres) => {
      const below = belowEye(metres)
      const distance = depth(forward, below)
      return [
        WIDTH / 2 + (FOCUS * right) / distance,
        MIDDLE + (FOCUS * (below * COS - forward * SIN)) / distance,
      ]
    },
    rightAt: (x, forward) => ((x - WIDTH / 2) * depth(forward, belowEye(0))) / FOCUS,
  }
}
