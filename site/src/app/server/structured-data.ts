import {
  DEFAULT_CURRENCY,
  pageAddress,
  SERVED_COUNTRY_CODES,
  VEHICLE_CLASSES,
  type LanguageCode,
} from '@fiacre/sdk/rules'
import type { PageHead } from '../../base/settings/client-settings.ts'
import type { PageAbout, Thing } from '../../base/page/about.ts'
import { BRAND } from '../../subjects/brand/brand.ts'

export type Described = {
  /** The site's address, without a trailing slash. */
  readonly origin: string
  /** Without a language. */
  readonly path: string
  readonly language: LanguageCode
  /** The title of the page, and that of the start. */
  readonly title: string
  readonly home: string
  readonly description: string
  readonly settings: PageHead['settings']
  /** What a page says that is one of many. */
  readonly own?: PageAbout
}

/**
 * What a public page says to programs, in the words of schema.org: on the start who we are and what we arrange, elsewhere where the page
 * stands. Nothing that the page itself does not say.
 */
export function structuredData(page: Described): { '@context': string; '@graph': readonly Thing[] } {
  const graph =
    page.path === '/'
      ? [organization(page), webSite(page), taxiService(page)]
      : page.own
        ? [organization(page), ...page.own.things(page.origin), breadcrumbs(page)]
        : [breadcrumbs(page)]
  return { '@context': 'https://schema.org', '@graph': graph }
}

const organizationId = (origin: string) => `${origin}/#organization`

function organization({ origin, settings: { company, contact, socialLinks } }: Described): Thing {
  return {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: BRAND.name,
    url: `${origin}/`,
    logo: `${origin}/favicon.svg`,
    ...(company && { legalName: company.legalName }),
    ...(company?.taxNumber && { vatID: company.taxNumber }),
    ...(socialLinks.length > 0 && { sameAs: socialLinks.map(({ url }) => url) }),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: BRAND.email,
      ...(contact.phone && { telephone: contact.phone }),
    },
  }
}

const webSite = ({ origin, language }: Described): Thing => ({
  '@type': 'WebSite',
  name: BRAND.name,
  url: `${origin}/`,
  inLanguage: language,
  publisher: { '@id': organizationId(origin) },
})

/** The carrier drives, and is the traveller's partner in the contract; we arrange it. */
function taxiService({ origin, description, title }: Described): Thing {
  return {
    '@type': 'TaxiService',
    name: title,
    description,
    broker: { '@id': organizationId(origin) },
    // Countries by their codes of ISO 3166, which are read in any language: their names were a thirtieth of the page.
    areaServed: SERVED_COUNTRY_CODES,
    termsOfService: `${origin}/terms-of-use`,
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: DEFAULT_CURRENCY,
      lowPrice: Math.min(...VEHICLE_CLASSES.map(({ minimumPriceCents }) => minimumPriceCents)) / 100,
      offerCount: VEHICLE_CLASSES.length,
    },
  }
}

/** From the start down to the page. */
function breadcrumbs({ origin, path, language, title, home, own }: Described): Thing {
  const crumbs = [{ name: home, path: '/' }, ...(own?.crumbs ?? [{ name: title, path }])]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: origin + pageAddress(crumb.path, language),
    })),
  }
}
