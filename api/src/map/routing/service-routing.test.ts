import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import type { RoutePoint, RoutingPort } from './routing.ts'
import { serviceRouting } from './service-routing.ts'
import type { RoutingService } from './services/measured-way.ts'

const GENEVA: RoutePoint = { lat: 46.2381, lon: 6.109, countryCode: 'CH' }
const CHAMONIX: RoutePoint = { lat: 45.9237, lon: 6.8694, countryCode: 'FR' }
const PALMA: RoutePoint = { lat: 39.57, lon: 2.65, countryCode: 'ES' }

const estimate: RoutingPort = {
  name: 'estimate:1',
  route: async (from, to) => ({
    ...{ kind: 'route', distanceKm: 90, minutes: 80, source: 'estimate', estimated: true },
    line: [from, to],
  }),
}

function routing(measure: RoutingService['measure']) {
  const log = pino({ level: 'silent' })
  let asked = 0
  const service: RoutingService = {
    name: 'osrm',
    measure: (...points) => {
      asked++
      return measure(...points)
    },
  }
  return { port: serviceRouting(service, estimate, log), asked: () => asked }
}

describe('serviceRouting', () => {
  it('gives the service’s way, and says whose it is', async () => {
    const line = Array.from({ length: 1000 }, (_, step) => ({ lat: 46 + step / 1000, lon: 6 }))
    const { port } = routing(async () => ({ distanceKm: 88.3, minutes: 72, line }))
    const way = await port.route(GENEVA, CHAMONIX)
    expect(way).toMatchObject({ distanceKm: 88.3, minutes: 72, source: 'osrm', estimated: false })
    const points = way.kind === 'route' ? way.line : []
    expect(points.length).toBeLessThanOrEqual(201)
    expect([points.at(0), points.at(-1)]).toEqual([line.at(0), line.at(-1)])
  })

  it('estimates when the service fails, and says so', async () => {
    const { port } = routing(() => Promise.reject(new Error('silence')))
    expect(await port.route(GENEVA, CHAMONIX)).toMatchObject({ source: 'estimate', estimated: true })
  })

  it('believes a service that finds no road', async () => {
    const { port } = routing(async () => null)
    expect(await port.route(GENEVA, CHAMONIX)).toMatchObject({ kind: 'none', code: 'NO_ROAD' })
  })

  it('does not ask it for a way over the sea, nor for none at all', async () => {
    const { port, asked } = routing(async () => ({ distanceKm: 1, minutes: 1, line: [] }))
    expect(await port.route(GENEVA, PALMA)).toMatchObject({ kind: 'none', code: 'NO_ROAD' })
    expect(await port.route(GENEVA, GENEVA)).toMatchObject({ kind: 'none', code: 'PLACES_TOO_CLOSE' })
    expect(asked()).toBe(0)
  })
})
