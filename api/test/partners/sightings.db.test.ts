import type { components } from '@fiacre/sdk/contract'
import { sql } from 'kysely'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { TestClient } from '../support/client.ts'
import { makeKey, newPartnerDraft } from '../support/partner-area.ts'
import { newPartner } from '../support/partners.ts'
import { sharedService } from '../support/shared-service.ts'
import { sightings } from '#people/partners/note-sighting.ts'

type Check = components['schemas']['PageCheck']
type Requests = components['schemas']['PartnerRequestList']

it('keeps the newest of what anybody with the key can claim, and what is listed beside it', async () => {
  const service = await sharedService()
  const { orm } = service.context
  const { id } = await newPartner(service)
  let at = Date.parse('2026-02-10T09:00:00Z')
  const note = sightings(orm, () => new Date(at))
  await note(id, 'https://hotel.example', true)
  for (let n = 0; n < 30; n += 1) {
    at += 1000
    await note(id, `https://made-up-${n}.example`, false)
  }
  await note(id, `https://${'x'.repeat(400)}.example`, false)
  const { rows } = await sql<{ origin: string }>`
    select origin from partner_sighting where partner_id = ${id} order by seen_at desc`.execute(
    orm.em.fork().getKysely(),
  )
  expect(rows).toHaveLength(21)
  expect(rows.at(0)?.origin).toBe('https://made-up-29.example')
  expect(rows.at(-1)?.origin).toBe('https://hotel.example')
})

it('lists the calls of one’s own keys, also the refused ones, without what was sent', async () => {
  const service = await sharedService()
  const hotel = await newPartnerDraft(service)
  const { key, id } = await makeKey(hotel.client, { kind: 'secret', mode: 'test', scopes: ['journeys'] })
  const headers = { Authorization: `Bearer ${key}` }
  const server = new TestClient(service.url)
  await server.call('GET', '/api/places?q=a-secret-place', undefined, headers)
  await server.call('POST', '/api/checkout-sessions', { quoteId: 'a-secret-quote' }, headers)
  await service.context.partnerRequests.flush()
  const list = async (query: string) =>
    (await hotel.client.call<Requests>('GET', `/api/partner/requests${query}`)).body
  const all = await list(`?keyId=${id}&isTest=true&limit=1`)
  expect(all.requests).toMatchObject([
    { method: 'POST', route: '/api/checkout-sessions', status: 403, code: 'SCOPE_MISSING', test: true },
  ])
  const before = await list(`?outcome=refused&before=${all.next}`)
  expect(before).toMatchObject({ requests: [], next: null })
  const answered = await list('?outcome=answered')
  expect(answered.requests).toMatchObject([{ method: 'GET', route: '/api/places', status: 200, code: null }])
  expect(JSON.stringify([all, answered])).not.toContain('a-secret')
  const one = await list(`?requestId=${answered.requests[0]?.requestId}&code=SCOPE_MISSING`)
  expect(one.requests).toEqual([])
  const other = await newPartnerDraft(service)
  const { body } = await other.client.call<Requests>('GET', '/api/partner/requests')
  expect(body.requests).toEqual([])
})

it('looks at a page of a partner’s under the guard of webhooks, and knows its own keys alone', async () => {
  const service = await sharedService()
  const hotel = await newPartnerDraft(service)
  const { key } = await makeKey(hotel.client)
  const page = createServer((request, response) => {
    response.setHeader('Content-Type', 'text/html')
    const shown = request.url === '/own' ? key : 'pk_demo'
    response.end(
      `<link rel="stylesheet" href="${service.url}/widget/v1/fiacre.css">
      <script src="${service.url}/widget/v1/fiacre.js" data-partner="${shown}" async></script><fiacre-booking>`,
    )
  })
  await new Promise<void>((resolve) => page.listen(0, '127.0.0.1', resolve))
  const { port } = page.address() as AddressInfo
  const check = async (url: string) =>
    (await hotel.client.call<Check>('POST', '/api/partner/page-checks', { url })).body
  const codes = async (url: string) => (await check(url)).findings.map(({ code }) => code)
  expect(await codes(`http://127.0.0.1:${port}/own`)).toEqual(
    expect.arrayContaining(['tag-found', 'element-found', 'key-test', 'no-policy', 'room-kept', 'not-seen']),
  )
  expect(await codes(`http://127.0.0.1:${port}/other`)).toContain('key-unknown')
  page.closeAllConnections()
  await new Promise((resolve) => page.close(resolve))
  expect(await codes(`http://127.0.0.1:${port}/own`)).toEqual(['unreachable'])
  expect(await codes('https://169.254.169.254/latest/meta-data')).toEqual(['unreachable'])
  const refused = await hotel.client.call('POST', '/api/partner/page-checks', {
    url: 'http://hotel.example/',
  })
  expect([refused.status, refused.body['code']]).toEqual([422, 'RULE_VIOLATION'])
})
