import { SERVED_COUNTRY_CODES } from '@fiacre/sdk/rules'
import { destinationsQuery, vehicleTypesQuery } from '../../base/api/queries.ts'
import type { Page } from '../../base/page/page.ts'

export const landingPage: Page = {
  path: '/',
  title: 'shell.titleLanding',
  description: (t) => t('landing.lead', { countries: SERVED_COUNTRY_CODES.length }),
  isPublic: true,
  async load() {
    const [page, texts] = await Promise.all([import('./landing-page.tsx'), import('./locales/texts.ts')])
    return [page.LandingPage, texts.landingTexts]
  },
  async whole(cache, client, language) {
    // Named here too, so that the build knows whose styles the page is drawn with.
    const [{ LandingRest }] = await Promise.all([import('./landing-page.tsx'), import('./landing-rest.tsx')])
    await Promise.all([
      LandingRest.fetchNow(),
      cache.ensureQueryData(destinationsQuery(client, language)),
      cache.ensureQueryData(vehicleTypesQuery(client)),
    ])
  },
}
