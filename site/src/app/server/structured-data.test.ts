import { expect, it } from 'vitest'
import { NO_SETTINGS } from '../../base/settings/client-settings.ts'
import { sampleTransfer } from '../../pages/transfers/sample-transfer.ts'
import { taxiService } from '../../pages/transfers/things.ts'
import { structuredData } from './structured-data.ts'

/** What schema.org has of each type that we use: the type's own properties, and those that it inherits. */
const VOCABULARY: Record<string, readonly string[]> = {
  Organization: ['name', 'url', 'logo', 'legalName', 'vatID', 'sameAs', 'contactPoint'],
  ContactPoint: ['contactType', 'email', 'telephone'],
  WebSite: ['name', 'url', 'inLanguage', 'publisher'],
  TaxiService: ['name', 'description', 'url', 'broker', 'areaServed', 'termsOfService', 'offers'],
  Offer: ['name', 'price', 'priceCurrency', 'url'],
  Airport: ['name', 'iataCode', 'address', 'geo'],
  Place: ['name', 'address', 'geo'],
  PostalAddress: ['addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  AggregateOffer: ['priceCurrency', 'lowPrice', 'offerCount'],
  Country: ['name'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
}

/** Properties that their type does not have, and references that lead nowhere. */
function wrongIn(value: unknown, ids: ReadonlySet<unknown>): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => wrongIn(each, ids))
  if (typeof value !== 'object' || value === null) return []
  const { '@type': type, '@id': id, ...properties } = value as Record<string, unknown> & { '@type'?: string }
  if (type === undefined) return ids.has(id) ? [] : [`no ${String(id)}`]
  const known = VOCABULARY[type] ?? []
  const unknown = Object.keys(properties).filter((name) => !known.includes(name))
  return [...unknown.map((name) => `${type} has no ${name}`), ...wrongIn(Object.values(properties), ids)]
}

const settings = {
  ...NO_SETTINGS,
  contact: { ...NO_SETTINGS.contact, phone: '+48 22 000 00 00' },
  company: { legalName: 'Fiacre Sp. z o.o.', address: 'Warszawa', registration: 'KRS 1', taxNumber: 'PL1' },
  socialLinks: [{ network: 'facebook' as const, url: 'https://facebook.example/fiacre' }],
}

const described = (path: string) =>
  structuredData({
    origin: 'https://fiacre.example',
    path,
    language: 'pl',
    title: 'Kierunki',
    home: 'Fiacre',
    description: 'Auto z kierowcą.',
    settings,
  })['@graph']

it('uses what schema.org has, and names what it refers to', () => {
  for (const path of ['/', '/destinations']) {
    const graph = described(path)
    expect(wrongIn(graph, new Set(graph.map((thing) => thing['@id'])))).toEqual([])
  }
})

it('says that we arrange what others drive, in which countries and from what price', () => {
  const [organization, , service] = described('/')
  expect(organization).toMatchObject({
    legalName: 'Fiacre Sp. z o.o.',
    sameAs: ['https://facebook.example/fiacre'],
  })
  expect(service).toMatchObject({
    '@type': 'TaxiService',
    broker: { '@id': organization?.['@id'] },
    offers: { priceCurrency: 'EUR', lowPrice: expect.any(Number) },
  })
  expect(service?.['areaServed']).toContainEqual({ '@type': 'Country', name: 'Szwajcaria' })
})

it('says where a page stands', () => {
  expect(described('/destinations')).toMatchObject([
    {
      itemListElement: [
        { position: 1, item: 'https://fiacre.example/pl' },
        { position: 2, item: 'https://fiacre.example/pl/destinations' },
      ],
    },
  ])
})

it('says of a ride who arranges it, between which places, and what it costs', () => {
  const { airport, place, path } = sampleTransfer
  const name = 'Lotnisko Genewa – Chamonix'
  const graph = structuredData({
    origin: 'https://fiacre.example',
    path,
    language: 'pl',
    title: name,
    home: 'Fiacre',
    description: name,
    settings,
    own: {
      title: name,
      description: name,
      crumbs: [{ name, path }],
      things: (origin) => [
        taxiService({
          ...{ origin, language: 'pl', path, name, description: name },
          areas: [airport, place],
          offers: [{ name: 'Economy', cents: 18_390 }],
        }),
      ],
    },
  })['@graph']
  expect(wrongIn(graph, new Set(graph.map((thing) => thing['@id'])))).toEqual([])
  expect(graph[1]).toMatchObject({
    areaServed: [{ '@type': 'Airport', iataCode: 'GVA' }, { '@type': 'Place' }],
    offers: [{ price: 183.9, url: 'https://fiacre.example/pl/transfers/geneva-airport/chamonix' }],
  })
})
