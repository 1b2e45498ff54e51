import type { components } from '@fiacre/sdk/contract'
import type { LatLon } from '#map/routing/great-circle.ts'

type Direction = components['schemas']['TransferRoute']['direction']

const WINDS: readonly Direction[] = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw']

/** Where a place lies, seen from another: the nearest of the eight winds. */
export function directionOf(from: LatLon, to: LatLon): Direction {
  const rad = (degrees: number) => (degrees * Math.PI) / 180
  const across = rad(to.lon - from.lon)
  const y = Math.sin(across) * Math.cos(rad(to.lat))
  const x =
    Math.cos(rad(from.lat)) * Math.sin(rad(to.lat)) -
    Math.sin(rad(from.lat)) * Math.cos(rad(to.lat)) * Math.cos(across)
  const turn = (Math.atan2(y, x) / (2 * Math.PI) + 1) % 1
  return WINDS[Math.round(turn * 8) % 8] ?? 'n'
}
