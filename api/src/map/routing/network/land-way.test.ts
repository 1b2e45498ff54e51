import { describe, expect, it } from 'vitest'
import { greatCircleKm, type LatLon } from '../great-circle.ts'
import { landWay, waterKm } from './land-way.ts'

const at = (lat: number, lon: number): LatLon => ({ lat, lon })

/** A bay 20 km wide and 11 km deep, open to the south, between two capes. */
const isLand = ({ lat, lon }: LatLon) => lat > 45.1 || lon < 7 || lon > 7.25
const [WEST, EAST] = [at(45.05, 6.95), at(45.05, 7.3)]
const lengthOf = (line: readonly LatLon[]) =>
  line.slice(1).reduce((sum, point, index) => sum + greatCircleKm(line[index] ?? point, point), 0)

describe('the way of a road', () => {
  it('follows the shore where the road is long enough to have gone round', () => {
    const line = [WEST, ...landWay(WEST, EAST, 35, isLand), EAST]
    expect(waterKm([WEST, EAST], isLand)).toBeGreaterThan(15)
    expect(waterKm(line, isLand)).toBeLessThan(1)
    expect(lengthOf(line)).toBeLessThan(38)
  })

  it('is a bridge where the road is no longer than the water is wide', () => {
    expect(landWay(WEST, EAST, 27.6, ({ lat, lon }) => lat > 45.5 || isLand({ lat: 45, lon }))).toEqual([])
  })

  it('crosses where the water is narrowest, when it has to', () => {
    // A strait that narrows from 20 km to 4 km towards the north, with no land round it.
    const strait = ({ lat, lon }: LatLon) => lon < 7 || lon > (lat > 45.15 ? 7.05 : 7.25)
    const line = [WEST, ...landWay(WEST, EAST, 55, strait), EAST]
    expect(waterKm(line, strait)).toBeLessThan(6)
  })

  it('is straight over land, and over a pond', () => {
    expect(landWay(at(45.2, 7), at(45.2, 7.2), 20, isLand)).toEqual([])
    const pond = ({ lon }: LatLon) => Math.abs(lon - 7.1) > 0.002
    expect(landWay(at(45.2, 7), at(45.2, 7.2), 20, pond)).toEqual([])
  })

  it('is the same there and back, give or take a cell', () => {
    const there = landWay(WEST, EAST, 35, isLand)
    const back = landWay(EAST, WEST, 35, isLand)
    expect(Math.abs(lengthOf([WEST, ...there, EAST]) - lengthOf([EAST, ...back, WEST]))).toBeLessThan(1.5)
  })
})
