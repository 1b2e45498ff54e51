import type { QueryRunner } from '#map/places/places.tables.ts'
import { estimatedRouting } from '#map/routing/estimated-routing.ts'
import { keptRoutes } from '#map/routing/kept-routes.ts'
import { randomNumbers } from '../random-numbers.ts'
import { timedAsync } from '../timed.ts'

interface Town {
  lat: number
  lon: number
  countryCode: string
}

/** The first ones load the network, and warm the code and the database up. */
const WARMING = 50
const WAYS = 400

/** Ways between any two of some places that nobody has asked for, found and kept. @returns the milliseconds of each */
export async function firstWays(towns: readonly Town[], db: QueryRunner): Promise<number[]> {
  const next = randomNumbers(WAYS)
  const routes = keptRoutes(
    () => db,
    estimatedRouting(() => db),
    () => new Date(),
  )
  const times: number[] = []
  while (times.length < WARMING + WAYS) {
    const [from, to] = [towns[Math.floor(next() * towns.length)], towns[Math.floor(next() * towns.length)]]
    if (!from || !to) throw new Error('There are no places to go to.')
    const [way, time] = await timedAsync(() => routes.find(from, to))
    if (way.kind === 'route') times.push(time)
  }
  return times.slice(WARMING)
}
