import { QUOTE_VALIDITY_MINUTES } from '@fiacre/sdk/rules'
import { createHash } from 'node:crypto'
import type { QueryRunner } from '../places/places.tables.ts'
import { runSql } from '../places/run-sql.ts'
import { isKnownPoint } from './known-point.ts'
import { recentRoutes, type HeldRoute } from './recent-routes.ts'
import type { FoundRoute, NoRoute, Route, RoutePoint, RoutingPort } from './routing.ts'
import { decodeLine, encodeLine } from './polyline.ts'

/** A way that is kept for some time: quotes and pictures refer to it by its id, and it never changes. */
export type KeptRoute = FoundRoute & Pick<Route, 'line'>

/** Finds ways, the same one for everybody who asks for the same pair of points. */
export interface RouteFinder {
  find(from: RoutePoint, to: RoutePoint): Promise<FoundRoute | NoRoute>
}

const MINUTE_MS = 60_000
/** What holds for a pair, for how long: as long as our own estimate stays what it is; a service's answer for a day. */
const HOLDS_MS = { estimate: 30 * 24 * 60 * MINUTE_MS, service: 24 * 60 * MINUTE_MS }
/**
 * An estimate in place of a silent service holds as long as a quote made from it. So does a way from or to a point that
 * somebody sent, perhaps their home: nobody else asks for it, and it is kept no longer than it is of use.
 */
const QUOTE_MS = QUOTE_VALIDITY_MINUTES * MINUTE_MS

/** Four decimals: eleven metres, the width of a road. */
const DECIMALS = 4

type RouteRow = Omit<FoundRoute, 'kind'>

const COLUMNS = 'r.id, r.distance_km as "distanceKm", r.minutes, r.source, r.estimated'

/**
 * Puts a memory in PostgreSQL before a routing port. Processes that ask for one pair at once all get the first answer. What a process
 * has just been told of two places it tells for a minute without asking (`recentRoutes`).
 */
export function keptRoutes(db: () => QueryRunner, routing: RoutingPort, now: () => Date): RouteFinder {
  const recent = recentRoutes()
  return {
    async find(from, to) {
      const [start, end] = [rounded(from), rounded(to)]
      const pair = `${routing.name} ${label(start)} ${label(end)}`
      const known = recent.get(pair, now())
      if (known) return known
      const kept = await held(db(), pair, now())
      if (kept) {
        recent.note(pair, kept, now())
        return kept.route
      }
      // Asked before the way is looked for, which keeps this thread busy and the database idle.
      const [areKnown, found] = await Promise.all([
        Promise.all([isKnownPoint(db(), start), isKnownPoint(db(), end)]),
        routing.route(start, end),
      ])
      if (found.kind === 'none') return found
      const isOwn = found.source === 'estimate'
      const standsIn = isOwn && !routing.name.startsWith('estimate')
      const isExact = areKnown.includes(false)
      const isShort = standsIn || isExact
      const holdsMs = isShort ? QUOTE_MS : isOwn ? HOLDS_MS.estimate : HOLDS_MS.service
      const own = await keep(db(), pair, { ...found, isExact }, now(), holdsMs)
      if (own) return own
      const first = await held(db(), pair, now())
      if (!first) throw new Error(`The way of ${pair} was kept but is not there.`)
      return first.route
    },
  }
}

/** A way by its id; null when there is none. */
export async function findRoute(db: QueryRunner, id: string): Promise<KeptRoute | null> {
  const [row] = await runSql<RouteRow & { line: string }>(
    db,
    `select ${COLUMNS}, r.line from route r where r.id = $1`,
    [id],
  )
  return row ? { kind: 'route', ...row, line: decodeLine(row.line) } : null
}

async function held(db: QueryRunner, pair: string, at: Date): Promise<HeldRoute | null> {
  const [row] = await runSql<RouteRow & { isExact: boolean; expiresAt: string }>(
    db,
    `select ${COLUMNS}, r.is_exact as "isExact", l.expires_at as "expiresAt"
     from route_lookup l join route r on r.id = l.route_id where l.pair = $1 and l.expires_at > $2`,
    [pair, at],
  )
  if (!row) return null
  const { isExact, expiresAt, ...route } = row
  return { route: { kind: 'route', ...route }, isExact, expiresAt: new Date(expiresAt) }
}

/**
 * Keeps the way, and that it holds for the pair unless another one holds already. One that is there is new again, so that
 * no sweep of this moment takes it.
 * @returns the way as it is kept; null where another one holds
 */
async function keep(
  db: QueryRunner,
  pair: string,
  route: Route & { isExact: boolean },
  at: Date,
  holdsMs: number,
): Promise<FoundRoute | null> {
  const line = encodeLine(route.line)
  const { distanceKm, minutes, source, estimated, isExact } = route
  const id = digest([source, estimated, distanceKm, minutes, line])
  const holds = await runSql(
    db,
    `with kept as (
       insert into route (id, distance_km, minutes, source, estimated, line, created_at, is_exact)
       values ($1, $2, $3, $4, $5, $6, $7, $10)
       on conflict (id) do update set created_at = $7, is_exact = route.is_exact or $10
     )
     insert into route_lookup (pair, route_id, expires_at) values ($8, $1, $9)
     on conflict (pair) do update set route_id = excluded.route_id, expires_at = excluded.expires_at
       where route_lookup.expires_at <= $7
     returning 1`,
    [id, distanceKm, minutes, source, estimated, line, at, pair, new Date(at.getTime() + holdsMs), isExact],
  )
  // As it will be read by all others.
  return holds.length > 0 ? { kind: 'route', id, distanceKm, minutes, source, estimated } : null
}

function digest(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)
}

function rounded({ lat, lon, countryCode }: RoutePoint): RoutePoint {
  return { lat: Number(lat.toFixed(DECIMALS)), lon: Number(lon.toFixed(DECIMALS)), countryCode }
}

function label({ lat, lon }: RoutePoint): string {
  return `${lat.toFixed(DECIMALS)},${lon.toFixed(DECIMALS)}`
}

declare module '#platform/context/context.ts' {
  interface Context {
    routes: RouteFinder
  }
}
