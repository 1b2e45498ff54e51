import type { Page } from '../../base/page/page.ts'

/** Rides by countries and airports, and each ride: which there are, the service knows by its table. */
export const transferPages: readonly Page[] = [
  {
    path: '/transfers/:hub',
    title: 'shell.titleDestinations',
    isPublic: true,
    async prefetch(cache, client, language, params) {
      const { hubQuery } = await import('./transfer-queries.ts')
      return cache.ensureQueryData(hubQuery(client, params, language))
    },
    async whole(cache, client, language, params) {
      const { hubQuery } = await import('./transfer-queries.ts')
      const { vehicleTypesQuery } = await import('../../base/api/queries.ts')
      await Promise.all([
        cache.ensureQueryData(hubQuery(client, params, language)),
        cache.ensureQueryData(vehicleTypesQuery(client)),
      ])
    },
    async about(cache, client, language, params, translator) {
      const { aboutHub } = await import('./about-hub.ts')
      return aboutHub(cache, client, language, params, translator)
    },
    async load() {
      const page = await import('./hub-page.tsx')
      return [page.HubPage, page.transfersTexts]
    },
  },
  {
    path: '/transfers/:airport/:place',
    title: 'shell.titleDestinations',
    isPublic: true,
    async prefetch(cache, client, language, params) {
      const { routeQuery } = await import('./transfer-queries.ts')
      return cache.ensureQueryData(routeQuery(client, params, language))
    },
    async whole(cache, client, language, params) {
      const { drawingQuery, routeQuery } = await import('./transfer-queries.ts')
      const { vehicleTypesQuery } = await import('../../base/api/queries.ts')
      const [ride] = await Promise.all([
        cache.ensureQueryData(routeQuery(client, params, language)),
        cache.ensureQueryData(vehicleTypesQuery(client)),
      ])
      // Without its picture the page says all it has to say.
      await cache.ensureQueryData(drawingQuery(client, ride.mapUrl)).catch(() => undefined)
    },
    async about(cache, client, language, params, translator) {
      const { aboutRoute } = await import('./about-route.ts')
      return aboutRoute(cache, client, language, params, translator)
    },
    async load() {
      const page = await import('./route-page.tsx')
      return [page.RoutePage, page.transfersTexts]
    },
  },
]
