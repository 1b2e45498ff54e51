import type { Handlers } from '#platform/contract/handler.ts'
import { networkOf } from '#platform/http/network.ts'
import { Problem } from '#platform/http/problem.ts'
import { drawRouteMap } from './route-map-svg.ts'
import type { RouteDrawing } from './route-drawing.ts'
import type { RouteMaps } from './route-maps.service.ts'

/** The picture styles itself and does nothing else; opened on its own it may not load anything either. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'"

/** It may begin at somebody's door: no proxy keeps it, and browsers for no longer than its price is shown. */
const KEPT_BY_BROWSERS = 'private, max-age=86400, immutable'

export const routeMapHandlers: Handlers<'getRouteMap' | 'getRouteDrawing'> = {
  async getRouteMap({ path, ip }, { routeMaps }) {
    const drawing = await drawingOf(path.id, ip, routeMaps)
    return {
      status: 200,
      body: drawRouteMap(drawing),
      headers: {
        'Content-Type': 'image/svg+xml; charset=utf-8',
        'Cache-Control': KEPT_BY_BROWSERS,
        'Content-Security-Policy': PICTURE_POLICY,
        'Cross-Origin-Resource-Policy': 'cross-origin',
      },
    }
  },

  async getRouteDrawing({ path, ip }, { routeMaps }) {
    const body = await drawingOf(path.id, ip, routeMaps)
    return { status: 200, body, headers: { 'Cache-Control': KEPT_BY_BROWSERS } }
  },
}

async function drawingOf(id: string, ip: string, routeMaps: RouteMaps): Promise<RouteDrawing> {
  const drawing = await routeMaps.find(id, networkOf(ip))
  if (drawing) return drawing
  throw new Problem(
    'NOT_FOUND',
    'There is no such way. Take the address of the picture from a distance or a quote.',
  )
}
