import { keepNewest } from '#platform/http/keep-newest.ts'
import type { Logger } from 'pino'
import type { QueryRunner } from '../places/places.tables.ts'
import { runSql } from '../places/run-sql.ts'
import { findRoute, type KeptRoute } from '../routing/kept-routes.ts'
import { openThread } from '#platform/threads/open-thread.ts'
import { cornersOf, keyOfArea, type Area } from './area.ts'
import type { PictureJob } from './picture-thread.ts'
import { boxOf, type RouteDrawing } from './route-drawing.ts'

/** Change it with the drawing: kept pictures of another version are drawn anew. */
const DRAWING = 4

/** Views wider than this are drawn from the coarser outlines. */
const FINE_KM = 500

/** So many towns are offered for naming. */
const TOWNS = 40

/** A picture takes a few hundredths of a second, the first one some tenths. */
const LIMITS = { most: 100, mostOfOne: 30, jobMs: 20_000 }

type AreaDrawing = Pick<RouteDrawing, 'width' | 'height' | 'land' | 'towns'>

/** So many pictures of areas are held: some megabytes. */
const MOST_AREAS = 200

export interface RouteMaps {
  /**
   * The picture of a way; null when there is no such way.
   * @param network who asks: a network's pictures wait for one another, not for those of others
   * @throws Problem BUSY, UNAVAILABLE
   */
  find(routeId: string, network: string): Promise<RouteDrawing | null>
  /** The picture of an area, without any way: for what moves in it. @throws Problem BUSY, UNAVAILABLE */
  area(area: Area, network: string): Promise<AreaDrawing>
  close(): Promise<void>
}

/** Draws each way's picture once, beside the thread that answers requests, and keeps it in PostgreSQL. */
export function routeMaps(db: () => QueryRunner, log: Logger): RouteMaps {
  const file = new URL('./picture-thread.ts', import.meta.url)
  const thread = openThread<PictureJob, RouteDrawing>(file, LIMITS, log)
  // Whoever asks for a picture while it is drawn waits for the same one.
  const underWay = new Map<string, Promise<RouteDrawing | null>>()
  // The least lately asked for first.
  const areas = new Map<string, Promise<AreaDrawing>>()

  return {
    async find(routeId, network) {
      const kept = await runSql<{ picture: RouteDrawing }>(
        db(),
        'select picture from route_map where route_id = $1 and drawing = $2',
        [routeId, DRAWING],
      )
      if (kept[0]) return kept[0].picture
      const drawing = underWay.get(routeId) ?? drawAndKeep(routeId, network)
      underWay.set(routeId, drawing)
      return drawing.finally(() => underWay.delete(routeId))
    },
    area(area, network) {
      const key = keyOfArea(area)
      const drawing = areas.get(key) ?? drawArea(area, network)
      keepNewest(areas, key, drawing, MOST_AREAS)
      drawing.catch(() => areas.delete(key))
      return drawing
    },
    close: () => thread.close(),
  }

  async function drawArea(area: Area, network: string): Promise<AreaDrawing> {
    const job = await pictureOf(db(), { line: cornersOf(area), distanceKm: 0, minutes: 0 })
    const { width, height, land, towns } = await thread.run(job, network)
    return { width, height, land, towns }
  }

  async function drawAndKeep(routeId: string, network: string): Promise<RouteDrawing | null> {
    const route = await findRoute(db(), routeId)
    if (!route) return null
    const picture = await thread.run(await pictureOf(db(), route), network)
    await runSql(
      db(),
      `insert into route_map (route_id, drawing, picture) values ($1, $2, $3)
       on conflict (route_id) do update set drawing = excluded.drawing, picture = excluded.picture`,
      [routeId, DRAWING, JSON.stringify(picture)],
    )
    return picture
  }
}

async function pictureOf(
  db: QueryRunner,
  { line, distanceKm, minutes }: Pick<KeptRoute, 'line' | 'distanceKm' | 'minutes'>,
): Promise<PictureJob> {
  const view = boxOf(line)
  const towns = await runSql<{ name: string; weight: number; lat: number; lon: number }>(
    db,
    `select name, weight, lat, lon from place
     where kind in ('city', 'resort') and weight >= $5 and lat between $1 and $2 and lon between $3 and $4
     order by weight desc limit ${TOWNS}`,
    [view.south, view.north, view.west, view.east, view.kmAcross > FINE_KM ? 5 : 3],
  )
  return { line, distanceKm, minutes, towns, detail: view.kmAcross > FINE_KM ? '50m' : '10m' }
}

declare module '#platform/context/context.ts' {
  interface Context {
    routeMaps: RouteMaps
  }
}
