import type { components } from '@fiacre/sdk/contract'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { TestClient } from '../support/client.ts'
import { makeKey, newPartnerDraft } from '../support/partner-area.ts'
import { newPartner } from '../support/partners.ts'
import { sharedService } from '../support/shared-service.ts'
import { sightings } from '#people/partners/note-sighting.ts'

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
