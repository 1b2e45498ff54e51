import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '../../../test/support/database.ts'
import { findRoute, keptRoutes } from './kept-routes.ts'
import type { NoRoute, Route, RoutePoint, RoutingPort } from './routing.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const GENEVA: RoutePoint = { lat: 46.2381, lon: 6.10895, countryCode: 'CH' }
const CHAMONIX: RoutePoint = { lat: 45.92375, lon: 6.86933, countryCode: 'FR' }
const NO_ROAD: NoRoute = { kind: 'none', code: 'NO_ROAD', message: 'No road.' }
const MINUTE = 60_000

/** A routing that answers another length each time, so that what is kept can be told from what is new. */
function counting(name: string, source = 'estimate') {
  let asked = 0
  const port: RoutingPort = {
    name,
    async route(from, to): Promise<Route | NoRoute> {
      asked++
      if (to.countryCode === 'IS') return NO_ROAD
      const estimated = source === 'estimate'
      return { kind: 'route', distanceKm: 80 + asked, minutes: 70, source, estimated, line: [from, to] }
    },
  }
  return { port, asked: () => asked }
}

let now: Date
let name: string
beforeEach(() => {
  now = new Date('2026-11-21T10:00:00Z')
  name = `estimate:${Math.random()}`
})
const finder = (port: RoutingPort) =>
  keptRoutes(
    () => database.db,
    port,
    () => now,
  )
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * MINUTE)
}

describe('keptRoutes', () => {
  it('asks once and answers the same way ever after, in every process', async () => {
    const routing = counting(name)
    const first = await finder(routing.port).find(GENEVA, CHAMONIX)
    expect(first).toMatchObject({
      kind: 'route',
      distanceKm: 81,
      minutes: 70,
      source: 'estimate',
      estimated: true,
    })
    expect(await finder(routing.port).find(GENEVA, CHAMONIX)).toEqual(first)
    expect(routing.asked()).toBe(1)
  })

  it('gives all who ask at once the same way', async () => {
    const routing = counting(name)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => finder(routing.port).find(GENEVA, CHAMONIX)),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  })

  it('takes points within a street’s width for one, and no others', async () => {
    const { port } = counting(name)
    const first = await finder(port).find(GENEVA, CHAMONIX)
    expect(await finder(port).find({ ...GENEVA, lat: GENEVA.lat + 0.00001 }, CHAMONIX)).toEqual(first)
    expect(await finder(port).find({ ...GENEVA, lat: GENEVA.lat + 0.001 }, CHAMONIX)).not.toEqual(first)
    expect(await finder(port).find(CHAMONIX, GENEVA)).not.toEqual(first)
  })

  it('asks a service anew after a day, and keeps the old way for the quotes made from it', async () => {
    const routing = counting(`osrm-${name}`, 'osrm')
    const first = await finder(routing.port).find(GENEVA, CHAMONIX)
    later(23 * 60)
    expect(await finder(routing.port).find(GENEVA, CHAMONIX)).toEqual(first)
    later(61)
    const second = await finder(routing.port).find(GENEVA, CHAMONIX)
    expect(second).toMatchObject({ distanceKm: 82 })
    expect(await findRoute(database.db, 'id' in first ? first.id : '')).toMatchObject(first)
  })

  it('lets an estimate stand in for a silent service no longer than a quote holds', async () => {
    const routing = counting(`osrm-${name}`)
    await finder(routing.port).find(GENEVA, CHAMONIX)
    later(29)
    await finder(routing.port).find(GENEVA, CHAMONIX)
    expect(routing.asked()).toBe(1)
    later(2)
    await finder(routing.port).find(GENEVA, CHAMONIX)
    expect(routing.asked()).toBe(2)
  })

  it('holds a way from a point that somebody sent no longer than a quote, from places that all know for long', async () => {
    const home = { ...CHAMONIX, lat: CHAMONIX.lat + 0.0123 }
    const routing = counting(name)
    const ask = async (to: RoutePoint) => finder(routing.port).find(GENEVA, to)
    const [known, exact] = [await ask(CHAMONIX), await ask(home)]
    later(29)
    expect([await ask(CHAMONIX), await ask(home)]).toEqual([known, exact])
    later(2)
    expect(await ask(CHAMONIX)).toEqual(known)
    expect(await ask(home)).not.toEqual(exact)
  })

  it('keeps the answers of one routing apart from another’s', async () => {
    await finder(counting(name).port).find(GENEVA, CHAMONIX)
    const other = counting(`${name}.2`)
    await finder(other.port).find(GENEVA, CHAMONIX)
    expect(other.asked()).toBe(1)
  })

  it('passes on that there is no road', async () => {
    const reykjavik = { lat: 64.13548, lon: -21.89541, countryCode: 'IS' }
    expect(await finder(counting(name).port).find(GENEVA, reykjavik)).toEqual(NO_ROAD)
  })

  it('keeps the line to a metre', async () => {
    const found = await finder(counting(name).port).find(GENEVA, CHAMONIX)
    const kept = await findRoute(database.db, 'id' in found ? found.id : '')
    const line = kept?.line ?? []
    expect(line[1]?.lat).toBeCloseTo(45.9237, 5)
    expect(line[1]?.lon).toBeCloseTo(6.8693, 5)
  })
})

describe('findRoute', () => {
  it('finds nothing under an unknown id', async () => {
    expect(await findRoute(database.db, '0'.repeat(32))).toBeNull()
  })
})
