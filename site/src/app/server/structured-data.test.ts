import { createClient, type FiacreClient } from '@fiacre/sdk'
import { expect, it } from 'vitest'
import { createQueryClient } from '../../base/api/query-client.ts'
import { bookingTexts } from '../../base/i18n/booking-texts.ts'
import { createTexts } from '../../base/i18n/texts.ts'
import type { About } from '../../base/page/about.ts'
import { NO_SETTINGS } from '../../base/settings/client-settings.ts'
import { aboutHub } from '../../pages/transfers/about-hub.ts'
import { aboutRoute } from '../../pages/transfers/about-route.ts'
import { transfersTexts } from '../../pages/transfers/locales/texts.ts'
import { sampleHub, sampleTransfer } from '../../pages/transfers/sample-transfer.ts'
import { shellTexts } from '../locales/texts.ts'
import { schemaFaults } from './schema-faults.ts'
import { structuredData } from './structured-data.ts'

/** References that lead nowhere. */
function missingIn(value: unknown, ids: ReadonlySet<unknown>): unknown[] {
  if (Array.isArray(value)) return value.flatMap((each) => missingIn(each, ids))
  if (typeof value !== 'object' || value === null) return []
  const { '@type': type, '@id': id, ...properties } = value as Record<string, unknown>
  return type === undefined && !ids.has(id) ? [id] : missingIn(Object.values(properties), ids)
}

const settings = {
  ...NO_SETTINGS,
  contact: { ...NO_SETTINGS.contact, phone: '+48 22 000 00 00' },
  company: { legalName: 'Fiacre Sp. z o.o.', address: 'Warszawa', registration: 'KRS 1', taxNumber: 'PL1' },
  socialLinks: [{ network: 'facebook' as const, url: 'https://facebook.example/fiacre' }],
}

const page = {
  origin: 'https://fiacre.example',
  language: 'pl',
  title: 'Kierunki',
  home: 'Fiacre',
  description: 'Auto z kierowcą.',
  settings,
} as const

const described = (path: string) => structuredData({ ...page, path })['@graph']

/** What pages of rides say of themselves, with what the service answers. */
async function ofRide(about: About, path: string) {
  const texts = createTexts('pl')
  await texts.add(bookingTexts, shellTexts, transfersTexts)
  const client = {
    ...createClient({ baseUrl: page.origin }),
    getTransferRoute: async () => sampleTransfer,
    getTransferHub: async () => sampleHub,
  } as FiacreClient
  const own = await about(createQueryClient(), client, 'pl', {}, texts.store.getState().translator)
  return structuredData({ ...page, path, own })
}

const planted = {
  type: { '@type': 'TaxiServices' },
  property: { brokr: { '@id': '#us' } },
  domain: { iataCode: 'GVA' },
  range: { offers: { '@type': 'Organization', name: 'Fiacre' } },
  deep: { areaServed: [{ '@type': 'Airport', geo: { '@type': 'GeoCoordinates', lat: 46.2 } }] },
  value: { offers: { '@type': 'Offer', price: true } },
}

it('says nothing that schema.org has no word for, and names what it refers to', async () => {
  const graphs = [
    structuredData({ ...page, path: '/' }),
    structuredData({ ...page, path: '/destinations' }),
    await ofRide(aboutRoute, sampleTransfer.path),
    await ofRide(aboutHub, sampleHub.path),
  ]
  const wrong = Object.values(planted).map((fault) => ({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'TaxiService', name: 'Genewa', ...fault }],
  }))
  // All at once: reading the vocabulary is most of the time.
  const faults = schemaFaults([...graphs, ...wrong])
  expect(faults.slice(0, graphs.length).flat()).toEqual([])
  expect(
    Object.keys(planted).filter((_, index) => faults[graphs.length + index]?.length === 0),
    'not found',
  ).toEqual([])
  for (const { '@graph': graph } of graphs) {
    expect(missingIn(graph, new Set(graph.map((thing) => thing['@id'])))).toEqual([])
  }
  const said = JSON.stringify(graphs)
  for (const type of ['TaxiService', 'Offer', 'BreadcrumbList', 'Organization', 'WebSite'])
    expect(said).toContain(`"@type":"${type}"`)
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
  expect(service?.['areaServed']).toContain('CH')
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

it('says of a ride who arranges it, between which places, and what it costs', async () => {
  const { '@graph': graph } = await ofRide(aboutRoute, sampleTransfer.path)
  expect(graph[1]).toMatchObject({
    broker: { '@id': graph[0]?.['@id'] },
    areaServed: [{ '@type': 'Airport', iataCode: 'GVA' }, { '@type': 'Place' }],
    offers: expect.arrayContaining([
      expect.objectContaining({ url: 'https://fiacre.example/pl/transfers/geneva-airport/chamonix' }),
    ]),
  })
})
