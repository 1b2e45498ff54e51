import { describe, expect, it } from 'vitest'
import { routeEstimator } from './estimate-route.ts'
import { greatCircleKm } from './great-circle.ts'
import { buildRoadNetwork } from './network/build-road-network.ts'
import { accessFinder } from './network/network-access.ts'
import { GAZETTEER } from '../places/gazetteer/test-gazetteer.ts'
import { placeKey } from '../places/place-key.ts'
import { waterKm } from './network/land-way.ts'
import { readNetworkSources } from './network/network-sources.ts'
import type { Route, RoutePoint } from './routing.ts'

const sources = readNetworkSources(GAZETTEER.places)
const network = buildRoadNetwork(sources)
const estimateRoute = routeEstimator(network)

const at = (lat: number, lon: number, countryCode: string): RoutePoint => ({ lat, lon, countryCode })
const GENEVA_AIRPORT = at(46.2381, 6.10895, 'CH')
const CHAMONIX = at(45.92375, 6.86933, 'FR')
const PALMA = at(39.57, 2.65, 'ES')

function drive(from: RoutePoint, to: RoutePoint): Route {
  const route = estimateRoute(from, to)
  if (route.kind !== 'route') throw new Error(route.message)
  return route
}

/** Road distances and times as carriers, airports and road signs give them. */
const WELL_KNOWN: [string, RoutePoint, RoutePoint, km: number, minutes: number][] = [
  ['Geneva Airport to Chamonix', GENEVA_AIRPORT, CHAMONIX, 88, 75],
  ['Geneva Airport to Courchevel', GENEVA_AIRPORT, at(45.41538, 6.63643, 'FR'), 149, 130],
  ['Kraków Airport to Kraków', at(50.0777, 19.7848, 'PL'), at(50.06143, 19.93658, 'PL'), 15, 25],
  ['Munich Airport to Innsbruck', at(48.3538, 11.7861, 'DE'), at(47.26266, 11.39454, 'AT'), 195, 130],
  ['Paris to Lyon', at(48.85341, 2.3488, 'FR'), at(45.74846, 4.84671, 'FR'), 465, 275],
  ['Vienna to Budapest', at(48.20849, 16.37208, 'AT'), at(47.49835, 19.04045, 'HU'), 243, 150],
  ['Milan to Zürich', at(45.46427, 9.18951, 'IT'), at(47.36667, 8.55, 'CH'), 280, 205],
  ['Barcelona to Marseille', at(41.38879, 2.15899, 'ES'), at(43.29695, 5.38107, 'FR'), 505, 295],
  ['Rome to Naples', at(41.89193, 12.51133, 'IT'), at(40.85216, 14.26811, 'IT'), 227, 140],
  ['Copenhagen to Malmö', at(55.67594, 12.56553, 'DK'), at(55.60587, 13.00073, 'SE'), 40, 40],
  ['Warsaw to Vilnius', at(52.22977, 21.01178, 'PL'), at(54.68916, 25.2798, 'LT'), 470, 330],
  ['Antalya Airport to Alanya', at(36.8987, 30.8005, 'TR'), at(36.54375, 31.99982, 'TR'), 125, 110],
  ['Tbilisi to Batumi', at(41.69411, 44.83368, 'GE'), at(41.64228, 41.63392, 'GE'), 375, 330],
]

describe('the estimate of a way', () => {
  it.each(WELL_KNOWN)('comes near the known road of %s', (_, from, to, km, minutes) => {
    const route = drive(from, to)
    expect(Math.abs(route.distanceKm / km - 1)).toBeLessThan(0.2)
    expect(Math.abs(route.minutes / minutes - 1)).toBeLessThan(0.4)
    expect(route).toMatchObject({ source: 'estimate', estimated: true })
    expect(route.line.at(0)).toEqual({ lat: from.lat, lon: from.lon })
    expect(route.line.at(-1)).toEqual({ lat: to.lat, lon: to.lon })
  })

  it.each([
    ['Nice Airport to Monaco', at(43.6584, 7.2159, 'FR'), at(43.7333, 7.4167, 'MC'), 0.5],
    ['Nice to Monaco', at(43.7031, 7.2661, 'FR'), at(43.7333, 7.4167, 'MC'), 0.5],
    ['Naples to Sorrento', at(40.884, 14.2908, 'IT'), at(40.6263, 14.3758, 'IT'), 1.5],
    ['Split Airport to Makarska', at(43.5389, 16.298, 'HR'), at(43.2969, 17.0177, 'HR'), 1],
    ['Dubrovnik to Kotor', at(42.5614, 18.2682, 'HR'), at(42.4243, 18.7712, 'ME'), 1],
    ['Alicante to Benidorm', at(38.2822, -0.5582, 'ES'), at(38.5382, -0.131, 'ES'), 1],
    ['Oulu to Kemi', at(65.0124, 25.4682, 'FI'), at(65.7364, 24.5637, 'FI'), 3],
  ])('is drawn over the land from %s', (_, from, to, mostKm) => {
    expect(waterKm(drive(from, to).line, sources.isLand)).toBeLessThan(mostKm)
  })

  it('is drawn over the bridge from Copenhagen to Malmö', () => {
    const { line } = drive(at(55.618, 12.656, 'DK'), at(55.6059, 13.0007, 'SE'))
    expect(waterKm(line, sources.isLand)).toBeGreaterThan(10)
  })

  it('crosses no more water by a known road than its length allows: what is left are bridges, tunnels and dams', () => {
    const point = (node: number) => ({ lat: network.lat[node] ?? 0, lon: network.lon[node] ?? 0 })
    const wet: string[] = []
    for (let node = 0; node < network.lat.length; node++) {
      for (let arc = network.first[node] ?? 0; arc < (network.first[node + 1] ?? 0); arc++) {
        const next = network.to[arc] ?? 0
        if (network.known[arc] === 0 || next < node) continue
        const line = [point(node), ...(network.bends.get(arc) ?? []), point(next)]
        const longer = (network.km[arc] ?? 0) / greatCircleKm(point(node), point(next))
        if (longer > 1.4 && waterKm(line, sources.isLand) > 10) {
          wet.push(line.map(({ lat, lon }) => `${lat.toFixed(2)} ${lon.toFixed(2)}`).join(', '))
        }
      }
    }
    expect(wet).toEqual([])
    // A coast of half a continent: were no road bent, there would be hundreds.
    expect(network.bends.size).toBeGreaterThan(2000)
  })

  it('is right to a twentieth for half of them', () => {
    const errors = WELL_KNOWN.map(([, from, to, km]) => Math.abs(drive(from, to).distanceKm / km - 1))
    const half = errors.toSorted((a, b) => a - b)[Math.floor(errors.length / 2)]
    expect(half).toBeLessThan(0.05)
  })

  it('gives the same distance there and back', () => {
    for (const [, from, to] of WELL_KNOWN) {
      expect(drive(to, from).distanceKm).toBeCloseTo(drive(from, to).distanceKm, 1)
    }
  })

  it('never makes a road shorter than the straight line, nor a minute of nothing', () => {
    const near = drive(CHAMONIX, { ...CHAMONIX, lat: CHAMONIX.lat + 0.01 })
    expect(near.distanceKm).toBeGreaterThan(1.11)
    expect(near.minutes).toBeGreaterThanOrEqual(1)
  })

  it('gives whole minutes and tenths of kilometres', () => {
    const { distanceKm, minutes } = drive(GENEVA_AIRPORT, CHAMONIX)
    expect(minutes).toBe(Math.round(minutes))
    expect(distanceKm * 10).toBeCloseTo(Math.round(distanceKm * 10), 9)
  })

  it('finds no road to an island without a bridge, and says what to do', () => {
    expect(estimateRoute(at(41.38879, 2.15899, 'ES'), PALMA)).toEqual({
      kind: 'none',
      code: 'NO_ROAD',
      message:
        'No road leads from the mainland to Mallorca: there is only a ferry, a car train or a flight. Please book a transfer on each side.',
    })
    expect(estimateRoute(at(51.50853, -0.12574, 'GB'), at(48.85341, 2.3488, 'FR')).kind).toBe('none')
    expect(estimateRoute(at(51.50853, -0.12574, 'GB'), at(53.33306, -6.24889, 'IE')).kind).toBe('none')
  })

  it('does not go round a sea that people cross by ship, but goes round a range', () => {
    const helsinki = at(60.16952, 24.93545, 'FI')
    expect(estimateRoute(at(59.43696, 24.75353, 'EE'), helsinki)).toMatchObject({
      kind: 'none',
      code: 'NO_ROAD',
      message: expect.stringMatching(/goes \d+ km round for 82 km as the crow flies/),
    })
    expect(estimateRoute(helsinki, at(59.32938, 18.06871, 'SE')).kind).toBe('none')
    expect(drive(at(46.02126, 7.74912, 'CH'), at(45.93596, 7.6275, 'IT')).distanceKm).toBeGreaterThan(180)
  })

  it('crosses no closed line: Abkhazia, the lagoon of Venice', () => {
    expect(estimateRoute(at(43.00697, 40.9893, 'GE'), at(41.69411, 44.83368, 'GE')).kind).toBe('none')
    expect(estimateRoute(at(45.4858, 12.4167, 'IT'), at(45.5053, 12.3519, 'IT')).kind).toBe('none')
  })

  it('drives within an island, and from Belfast to Dublin', () => {
    expect(drive(PALMA, at(39.85, 3.12, 'ES')).distanceKm).toBeGreaterThan(45)
    expect(drive(at(54.59682, -5.92541, 'GB'), at(53.33306, -6.24889, 'IE')).distanceKm).toBeLessThan(200)
  })

  it('refuses two points of one place', () => {
    const next = { ...CHAMONIX, lat: CHAMONIX.lat + 0.002 }
    expect(estimateRoute(CHAMONIX, next)).toMatchObject({ kind: 'none', code: 'PLACES_TOO_CLOSE' })
  })
})

/** Towns of 10,000 and airports with flights that no road joins to the rest of what we call their land. */
const APART = [
  'barra airport', // the Outer Hebrides are several islands
  'eday airport', // Orkney is, too
  'lido', // Venice's, reached by a car ferry
  'gantiadi', // Abkhazia
  'dnestrovsc', // Transnistria
]

describe('the network', () => {
  it('joins every larger town and airport to its land', () => {
    const sizes = Map.groupBy([...network.part.keys()], (node) => network.part[node] ?? 0)
    const sizeOf = (node: number) => sizes.get(network.part[node] ?? 0)?.length ?? 0
    const largest = new Map<number, number>()
    network.land.forEach((land, node) => {
      if (sizeOf(node) > (largest.get(land) ?? 0)) largest.set(land, sizeOf(node))
    })
    const accessOf = accessFinder(network)
    const apart = sources.places.filter(
      (place) =>
        place.weight >= 4 &&
        accessOf(place).every(({ node }) => sizeOf(node) < (largest.get(network.land[node] ?? 0) ?? 0)),
    )
    expect(new Set(apart.map(({ names: [name = ''] }) => placeKey(name)))).toEqual(new Set(APART))
  })
})
