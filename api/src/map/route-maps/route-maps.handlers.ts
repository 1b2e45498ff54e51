import type { Handlers } from '#platform/contract/handler.ts'
import { networkOf } from '#platform/http/network.ts'
import { Problem } from '#platform/http/problem.ts'

/** The picture styles itself and does nothing else; opened on its own it may not load anything either. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'"

export const routeMapHandlers: Handlers<'getRouteMap'> = {
  async getRouteMap({ path, ip }, { routeMaps }) {
    const svg = await routeMaps.find(path.id, networkOf(ip))
    if (svg === null) {
      throw new Problem(
        'NOT_FOUND',
        'There is no such way. Take the address of the picture from a distance or a quote.',
      )
    }
    return {
      status: 200,
      body: svg,
      headers: {
        'Content-Type': 'image/svg+xml; charset=utf-8',
        // It may begin at somebody's door: no proxy keeps it, and browsers for no longer than its price is shown.
        'Cache-Control': 'private, max-age=86400, immutable',
        'Content-Security-Policy': PICTURE_POLICY,
        'Cross-Origin-Resource-Policy': 'cross-origin',
      },
    }
  },
}
