import type { QueryRunner } from '../places/places.tables.ts'
import { runSql } from '../places/run-sql.ts'
import { findRoute, type KeptRoute } from '../routing/kept-routes.ts'
import { type Detail, type Outline, readAtlas } from './atlas.ts'
import { boxOf, drawRouteMap } from './draw-route-map.ts'

/** Change it with the drawing: kept pictures of another version are drawn anew. */
const DRAWING = 2

/** Views wider than this are drawn from the coarser outlines. */
const FINE_KM = 500

/** So many towns are offered for naming. */
const TOWNS = 40

export interface RouteMaps {
  /** The picture of a way, as SVG; null when there is no such way. */
  find(routeId: string): Promise<string | null>
}

/** Draws each way's picture once and keeps it in PostgreSQL. Outlines are read when the first picture needs them. */
export function routeMaps(db: () => QueryRunner): RouteMaps {
  const atlases = new Map<Detail, Outline[]>()
  const atlas = (detail: Detail): Outline[] => {
    const held = atlases.get(detail) ?? readAtlas(detail)
    atlases.set(detail, held)
    return held
  }
  return {
    async find(routeId) {
      const kept = await runSql<{ svg: string }>(
        db(),
        'select svg from route_map where route_id = $1 and drawing = $2',
        [routeId, DRAWING],
      )
      if (kept[0]) return kept[0].svg
      const route = await findRoute(db(), routeId)
      if (!route) return null
      const svg = await draw(db(), route, atlas)
      await runSql(
        db(),
        `insert into route_map (route_id, drawing, svg) values ($1, $2, $3)
         on conflict (route_id) do update set drawing = excluded.drawing, svg = excluded.svg`,
        [routeId, DRAWING, svg],
      )
      return svg
    },
  }
}

async function draw(
  db: QueryRunner,
  route: KeptRoute,
  atlas: (detail: Detail) => readonly Outline[],
): Promise<string> {
  const view = boxOf(route.line)
  const towns = await runSql<{ name: string; weight: number; lat: number; lon: number }>(
    db,
    `select name, weight, lat, lon from place
     where kind in ('city', 'resort') and weight >= $5 and lat between $1 and $2 and lon between $3 and $4
     order by weight desc limit ${TOWNS}`,
    [view.south, view.north, view.west, view.east, view.kmAcross > FINE_KM ? 5 : 3],
  )
  const outlines = atlas(view.kmAcross > FINE_KM ? '50m' : '10m')
  return drawRouteMap({ ...route, towns, outlines })
}
