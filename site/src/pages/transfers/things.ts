import { DEFAULT_CURRENCY, pageAddress } from '@fiacre/sdk/rules'
import type { Place } from '@fiacre/sdk'
import type { Crumb, Thing } from '../../base/page/about.ts'
import type { SiteLanguage } from '../../base/i18n/language.ts'

type Priced = { readonly name: string; readonly cents: number }

type Service = {
  readonly origin: string
  readonly language: SiteLanguage
  readonly path: string
  readonly name: string
  readonly description: string
  readonly areas: readonly Place[]
  readonly offers: readonly Priced[]
}

/** A ride to programs, in the words of schema.org: we arrange what others drive, so we are its broker. */
export function taxiService({ origin, language, path, name, description, areas, offers }: Service): Thing {
  const url = origin + pageAddress(path, language)
  return {
    '@type': 'TaxiService',
    name,
    description,
    url,
    broker: { '@id': `${origin}/#organization` },
    areaServed: areas.map(areaOf),
    termsOfService: `${origin}/terms-of-use`,
    offers: offers.map(({ name: offered, cents }) => ({
      '@type': 'Offer',
      name: offered,
      price: cents / 100,
      priceCurrency: DEFAULT_CURRENCY,
      url,
    })),
  }
}

function areaOf({ id, name, lat, lon, countryCode }: Place): Thing {
  const [, iataCode] = /^airport:([A-Z]{3})$/.exec(id) ?? []
  return {
    '@type': iataCode ? 'Airport' : 'Place',
    name,
    ...(iataCode && { iataCode }),
    address: { '@type': 'PostalAddress', addressCountry: countryCode },
    geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lon },
  }
}

/** The pages above the pages of rides. */
export const crumbsAbove = (t: (id: string) => string): Crumb[] => [
  { name: t('shell.titleDestinations'), path: '/destinations' },
]
