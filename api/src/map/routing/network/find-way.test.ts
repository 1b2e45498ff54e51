import { describe, expect, it } from 'vitest'
import { wayFinder } from './find-way.ts'
import { type Link, type NetworkNode, toRoadNetwork } from './road-network.ts'

const node = (lat: number, lon: number): NetworkNode => ({
  lat,
  lon,
  countryCode: 'FR',
  elevation: 0,
  land: 'continent',
})
const road = (a: number, b: number, km: number, kmh: number, known = true): Link => ({
  a,
  b,
  km,
  minutes: (60 * km) / kmh,
  known,
})

/** Four towns in a square of about 11 km by 7 km, and one on its own. */
const TOWNS = [node(48, 2), node(48.1, 2), node(48.1, 2.1), node(48, 2.1), node(49, 3)]
const at = (town: number) => ({
  point: TOWNS[town] ?? node(0, 0),
  access: [{ node: town, km: 0, minutes: 0 }],
})

describe('wayFinder', () => {
  it('adds up the roads on the way and names the towns passed', () => {
    const network = toRoadNetwork(TOWNS, [road(0, 1, 12, 60), road(1, 2, 8, 60)])
    const way = wayFinder(network)(at(0), at(2))
    expect(way?.km).toBeCloseTo(20, 5)
    expect(way?.minutes).toBeCloseTo(20, 5)
    expect(way?.nodes).toEqual([0, 1, 2])
  })

  it('names the roads between them, whose bends turn round on the way back', () => {
    const bends = [
      { lat: 48.03, lon: 1.95 },
      { lat: 48.07, lon: 1.95 },
    ]
    const network = toRoadNetwork(TOWNS, [road(1, 2, 8, 60), { ...road(0, 1, 12, 60), bends }])
    const drawn = (from: number, to: number) =>
      wayFinder(network)(at(from), at(to))?.arcs.map((arc) => network.bends.get(arc))
    expect(drawn(0, 2)).toEqual([bends, undefined])
    expect(drawn(2, 0)).toEqual([undefined, bends.toReversed()])
  })

  it('is the same way there and back', () => {
    const network = toRoadNetwork(TOWNS, [road(0, 1, 12, 60), road(1, 2, 8, 60), road(0, 3, 8, 50)])
    const back = wayFinder(network)(at(2), at(0))
    expect(back?.nodes.toReversed()).toEqual(wayFinder(network)(at(0), at(2))?.nodes)
  })

  it('takes the quicker road, even when it is somewhat longer', () => {
    const network = toRoadNetwork(TOWNS, [
      ...[road(0, 3, 8, 40), road(3, 2, 12, 40)],
      ...[road(0, 1, 13, 110), road(1, 2, 9, 110)],
    ])
    expect(wayFinder(network)(at(0), at(2))?.nodes).toEqual([0, 1, 2])
  })

  it('begins and ends at the access that makes the way best, and counts what it takes to reach it', () => {
    const network = toRoadNetwork(TOWNS, [road(0, 1, 12, 60), road(2, 3, 12, 60)])
    const from = {
      point: node(48, 2.05),
      access: [
        { node: 0, km: 4, minutes: 7 },
        { node: 3, km: 5, minutes: 8 },
      ],
    }
    const way = wayFinder(network)(from, at(2))
    expect(way).toMatchObject({ nodes: [3, 2] })
    expect(way?.km).toBeCloseTo(17, 5)
    expect(way?.minutes).toBeCloseTo(20, 5)
  })

  it('goes from one place to itself in no time', () => {
    const network = toRoadNetwork(TOWNS, [road(0, 1, 12, 60)])
    expect(wayFinder(network)(at(1), at(1))).toEqual({ km: 0, minutes: 0, nodes: [1], arcs: [] })
  })

  it('finds no way to where no road leads', () => {
    const network = toRoadNetwork(TOWNS, [road(0, 1, 12, 60), road(1, 2, 8, 60)])
    expect(wayFinder(network)(at(0), at(4))).toBeNull()
    expect(wayFinder(network)(at(0), { point: node(0, 0), access: [] })).toBeNull()
  })

  it('knows nothing of the searches before', () => {
    const network = toRoadNetwork(TOWNS, [road(0, 1, 12, 60), road(1, 2, 8, 60), road(2, 3, 12, 60)])
    const findWay = wayFinder(network)
    const pairs = [0, 1, 2, 3].flatMap((from) => [0, 1, 2, 3].map((to) => [from, to] as const))
    for (const [from, to] of [...pairs, ...pairs.toReversed()])
      expect(findWay(at(from), at(to))).toEqual(wayFinder(network)(at(from), at(to)))
  })

  it('takes small roads far from both ends only when there is no other way', () => {
    // Five towns in a row, 100 km apart.
    const row = [0, 1, 2, 3, 4].map((step) => node(48, 2 + step * 1.34))
    const small = (a: number, b: number) => road(a, b, 105, 60, false)
    const far = { point: row[0] ?? node(0, 0), access: [{ node: 0, km: 0, minutes: 0 }] }
    const end = { point: row[4] ?? node(0, 0), access: [{ node: 4, km: 0, minutes: 0 }] }
    const network = toRoadNetwork(row, [road(0, 1, 100, 100), small(1, 2), small(2, 3), road(3, 4, 100, 100)])
    expect(wayFinder(network)(far, end)?.km).toBeCloseTo(410, 3)
  })
})
