import { afterEach, describe, expect, it } from 'vitest'
import { jsonService, type Patience } from '#platform/outside/json-service.ts'
import { type Answer, answeringServer } from '#platform/outside/testing/answering-server.ts'
import { googleRoutes } from './google-routes.ts'
import type { RoutingService } from './measured-way.ts'
import { osrm } from './osrm.ts'
import { valhalla } from './valhalla.ts'

const CALM: Patience = { timeout: 10_000, repetitions: 1, pause: 5, failures: 9, rest: 1000 }
const GENEVA = { lat: 46.2381, lon: 6.109 }
const CHAMONIX = { lat: 45.9237, lon: 6.8694 }

let server: Awaited<ReturnType<typeof answeringServer>>
afterEach(() => server.close())

/** The way from Geneva to Chamonix as polylines of five and six decimals. */
const SHAPE_5 = 'c{eyGgdhd@~k|@oosC'
const SHAPE_6 = 'gxcewAoszsJ~`eR_dlm@'

const OSRM = {
  code: 'Ok',
  waypoints: [],
  routes: [
    {
      distance: 88_251.4,
      duration: 4321.5,
      weight: 4321.5,
      weight_name: 'routability',
      geometry: SHAPE_5,
      legs: [
        {
          steps: [
            { mode: 'driving', name: 'A40' },
            { mode: 'driving', name: '' },
          ],
          summary: '',
        },
      ],
    },
  ],
}
const VALHALLA = {
  trip: {
    status: 0,
    status_message: 'Found route between points',
    units: 'kilometers',
    summary: { length: 88.2514, time: 4321.5, has_ferry: false, has_toll: true },
    legs: [{ shape: SHAPE_6, summary: { length: 88.2514, time: 4321.5 }, maneuvers: [] }],
  },
}
const GOOGLE = {
  routes: [
    {
      distanceMeters: 88251,
      duration: '4322s',
      polyline: { encodedPolyline: SHAPE_5 },
      legs: [{ steps: [{ navigationInstruction: { maneuver: 'DEPART' } }, {}] }],
    },
  ],
}
const withFerry = {
  osrm: { ...OSRM, routes: [{ ...OSRM.routes[0], legs: [{ steps: [{ mode: 'ferry' }] }] }] },
  valhalla: { trip: { ...VALHALLA.trip, summary: { ...VALHALLA.trip.summary, has_ferry: true } } },
  google: {
    routes: [
      { ...GOOGLE.routes[0], legs: [{ steps: [{ navigationInstruction: { maneuver: 'FERRY_TRAIN' } }] }] },
    ],
  },
}

type Make = (url: string) => RoutingService
const make: Record<'osrm' | 'valhalla' | 'google', Make> = {
  osrm: (url) => osrm(url, jsonService(CALM)),
  valhalla: (url) => valhalla(url, jsonService(CALM)),
  google: (url) => googleRoutes('the-key', jsonService(CALM), url),
}

async function measure(name: keyof typeof make, ...answers: Answer[]) {
  server = await answeringServer(...answers)
  return make[name](server.url).measure(GENEVA, CHAMONIX)
}

describe.each([
  {
    name: 'osrm',
    good: OSRM,
    none: [{ status: 400, json: { code: 'NoRoute', message: 'Impossible route' } }],
  },
  {
    name: 'valhalla',
    good: VALHALLA,
    none: [
      { status: 400, json: { error_code: 442, error: 'No path could be found for input', status_code: 400 } },
      { status: 400, json: { error_code: 171, error: 'No suitable edges near location', status_code: 400 } },
    ],
  },
  { name: 'google', good: GOOGLE, none: [{ json: {} }] },
] as const)('$name', ({ name, good, none }) => {
  it('measures a way', async () => {
    const way = await measure(name, { json: good })
    expect(way).toMatchObject({ distanceKm: 88.3, minutes: 72 })
    expect(way?.line.at(0)?.lat).toBeCloseTo(GENEVA.lat, 3)
    expect(way?.line.at(-1)?.lon).toBeCloseTo(CHAMONIX.lon, 3)
  })

  it('says when no road leads there', async () => {
    for (const answer of none) {
      expect(await measure(name, answer)).toBeNull()
      await server.close()
    }
    server = await answeringServer({ json: {} })
  })

  it('takes a ferry or a car train for no road', async () => {
    expect(await measure(name, { json: withFerry[name] })).toBeNull()
  })

  it.each<[string, Answer]>([
    ['an error of the service', { status: 500, json: {} }],
    ['a connection cut off', { hangUp: true }],
    ['a page instead of JSON', { text: '<html>' }],
    ['JSON of another shape', { json: { code: 7, trip: [], routes: [{ distanceMeters: 'far' }] } }],
    [
      'a refusal',
      {
        status: 403,
        json: { code: 'InvalidUrl', error_code: 106, error: { code: 403, status: 'PERMISSION_DENIED' } },
      },
    ],
    ['nothing', { json: null }],
  ])('throws for %s', async (_what, answer) => {
    await expect(measure(name, answer)).rejects.toThrow()
  })
})

describe('the requests', () => {
  it('OSRM is asked for the steps, longitude first', async () => {
    await measure('osrm', { json: OSRM })
    expect(server.asked[0]?.url).toMatch(
      /^\/route\/v1\/driving\/6\.109,46\.2381;6\.8694,45\.9237\?.*steps=true/,
    )
  })

  it('Valhalla is asked for ways without ships', async () => {
    await measure('valhalla', { json: VALHALLA })
    expect(JSON.parse(server.asked[0]?.body ?? '')).toMatchObject({
      locations: [GENEVA, CHAMONIX],
      costing_options: { auto: { use_ferry: 0, use_rail_ferry: 0 } },
    })
  })

  it('Google gets the key and the list of fields as headers', async () => {
    await measure('google', { json: GOOGLE })
    expect(server.asked[0]).toMatchObject({ method: 'POST', url: '/directions/v2:computeRoutes' })
    expect(server.asked[0]?.headers).toMatchObject({
      'x-goog-api-key': 'the-key',
      'x-goog-fieldmask': expect.stringContaining('routes.distanceMeters'),
    })
  })
})
