import { SERVED_COUNTRY_CODES } from '@fiacre/sdk/rules'
import { destinationsQuery, vehicleTypesQuery } from '../../base/api/queries.ts'
import type { Page } from '../../base/page/page.ts'

export const destinationsPage: Page = {
  path: '/destinations',
  title: 'shell.titleDestinations',
  description: (t) => t('destinations.lead', { count: SERVED_COUNTRY_CODES.length }),
  isPublic: true,
  prefetch: (cache, client, language) => cache.ensureQueryData(destinationsQuery(client, language)),
  whole: (cache, client) => cache.ensureQueryData(vehicleTypesQuery(client)),
  async load() {
    const page = await import('./destinations-page.tsx')
    return [page.DestinationsPage, page.destinationsTexts]
  },
}
