import type { components } from '@fiacre/sdk/contract'
import { MS_PER_HOUR } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { administrator } from '../support/administrators.ts'
import type { TestClient } from '../support/client.ts'
import { newPartner, partnerQuote } from '../support/partners.ts'
import { makeKey, newPartnerDraft, PARTNER_AGREED, partnerDetails } from '../support/partner-area.ts'
import { expectProblem } from '../support/problems.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { newTraveller, trip } from '../support/traveller.ts'

type Partner = components['schemas']['Partner']
type AdminPartner = components['schemas']['AdminPartner']

const ORIGIN = 'https://own-hotel.example'

let service: TestService
let admin: TestClient
beforeAll(async () => {
  service = await sharedService()
  admin = await administrator(service)
})
beforeEach(() => {
  service.clock.now = new Date()
})

const db = () => service.context.orm.em.fork().getKysely()

const decide = (id: string, decision: string, more: object = {}, headers: Record<string, string> = {}) =>
  admin.call<AdminPartner>(
    'POST',
    `/api/admin/partners/${id}/decision`,
    { decision, reason: 'The register says otherwise.', fields: [], ...more },
    headers,
  )

const submit = (client: TestClient) => client.call<Partner>('POST', '/api/partner/submission', PARTNER_AGREED)

const quoteWith = (key: string, origin = ORIGIN) =>
  partnerQuote(service, trip(), { Authorization: `Bearer ${key}`, Origin: origin })

describe('a partner', () => {
  it('tries its own page out at once, and sells from it once it is approved', async () => {
    const { client, email, id } = await newPartnerDraft(service)
    const pages = { origins: ['http://localhost:*', ORIGIN], returnUrls: [`${ORIGIN}/booked`] }
    const saved = await client.call<Partner>('PUT', '/api/partner/pages', pages)
    expect(saved.body).toMatchObject(pages)
    const test = await makeKey(client)
    const quote = await quoteWith(test.key)
    expect(quote.quoteId).toBeTruthy()
    const { rows } = await sql<{ isTest: boolean; partnerId: string }>`
      select is_test as "isTest", partner_id as "partnerId" from quote where id = ${quote.quoteId}`.execute(
      db(),
    )
    expect(rows).toEqual([{ isTest: true, partnerId: id }])
    await expect(quoteWith(test.key, 'https://blog.example')).rejects.toThrow('ORIGIN_NOT_ALLOWED')
    const used = await client.call<Partner>('GET', '/api/partner')
    expect(used.body).toMatchObject({
      keys: [{ id: test.id, publicKey: test.key, lastUsedAt: expect.any(String) }],
      sightings: expect.arrayContaining([
        { origin: ORIGIN, isListed: true, seenAt: expect.any(String) },
        { origin: 'https://blog.example', isListed: false, seenAt: expect.any(String) },
      ]),
    })
    const both = { ...pages, origins: [...pages.origins, 'https://blog.example'] }
    const listed = await client.call<Partner>('PUT', '/api/partner/pages', both)
    expect(listed.body.sightings.every(({ isListed }) => isListed)).toBe(true)

    const live = { kind: 'publishable', mode: 'live' } as const
    expectProblem(await client.call('POST', '/api/partner/keys', live), { code: 'PARTNER_STATE' })
    const submitted = await submit(client)
    expect(submitted.status, JSON.stringify(submitted.body)).toBe(200)
    expect(submitted.body).toMatchObject({ state: 'submitted', isLive: false, due: [] })
    const tasks = await admin.call<components['schemas']['AdminTaskList']>('GET', '/api/admin/tasks')
    expect(tasks.body.tasks.filter((task) => task.id === id)).toMatchObject([
      { kind: 'partner', detail: ['company', 'FR'] },
    ])
    const record = await admin.call<AdminPartner>('GET', `/api/admin/partners/${id}`)
    expect(record.body.registration).toMatchObject({
      ownerEmail: email,
      agreementVersion: PARTNER_AGREED.agreementVersion,
    })
    const approved = await decide(id, 'approve')
    expect(approved.body, JSON.stringify(approved.body)).toMatchObject({ state: 'approved', isLive: true })
    const { key } = await makeKey(client, live)
    expect((await quoteWith(key)).quoteId).toBeTruthy()

    await decide(id, 'suspend')
    await expect(quoteWith(key)).rejects.toThrow('KEY_REVOKED')
    expect((await quoteWith(test.key)).quoteId).toBeTruthy()
    await decide(id, 'reinstate')
    expect((await quoteWith(key)).quoteId).toBeTruthy()
    await client.call('POST', '/api/partner/closing')
    await expect(quoteWith(test.key)).rejects.toThrow('KEY_REVOKED')
    expectProblem(await client.call('POST', '/api/partner/keys', live), { code: 'PARTNER_STATE' })
    const { rows: told } = await sql<{ what: string }>`
      select data -> 'mail' ->> 'what' as what from jobs.job
      where name = 'mail' and data ->> 'to' = ${email} and data -> 'mail' ->> 'kind' = 'partner-news'`.execute(
      db(),
    )
    expect(new Set(told.map(({ what }) => what))).toEqual(
      new Set(['submitted', 'approved', 'suspended', 'reinstated', 'closed']),
    )
  })

  it('keeps what it agreed to, and is told what is missing before', async () => {
    const { client, id } = await newPartnerDraft(service, partnerDetails({ contactName: null, traffic: [] }))
    const problem = expectProblem(await submit(client), { code: 'RULE_VIOLATION' })
    expect(problem.errors?.map(({ pointer }) => pointer)).toEqual(['/contactName', '/traffic'])
    await client.call('PUT', '/api/partner', partnerDetails())
    const old = { ...PARTNER_AGREED, agreementVersion: 1 }
    expectProblem(await client.call('POST', '/api/partner/submission', old), { code: 'RULE_VIOLATION' })
    await submit(client)
    const { rows } = await sql`
      select version, language, text_hash, network from partner_consent where partner_id = ${id}`.execute(
      db(),
    )
    expect(rows).toEqual([
      {
        version: PARTNER_AGREED.agreementVersion,
        language: 'fr',
        text_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        network: '127.0.0.1',
      },
    ])
  })

  it('is asked for more, answers, and is edited by one at a time', async () => {
    const { client, id } = await newPartnerDraft(service)
    await submit(client)
    const stale = (await admin.fetch(`/api/admin/partners/${id}`)).headers.get('etag') ?? ''
    const asked = await decide(id, 'ask', { fields: ['vatNumber'] }, { 'If-Match': stale })
    expect(asked.body.registration).toMatchObject({ fieldsDue: ['vatNumber'] })
    expectProblem(await decide(id, 'approve', {}, { 'If-Match': stale }), { code: 'PRECONDITION_FAILED' })
    expectProblem(await decide(id, 'approve'), { code: 'RULE_VIOLATION' })
    const seen = (await client.fetch('/api/partner')).headers.get('etag') ?? ''
    const mended = partnerDetails({ vatNumber: null })
    expect((await client.call('PUT', '/api/partner', mended, { 'If-Match': seen })).status).toBe(200)
    expectProblem(await client.call('PUT', '/api/partner', mended, { 'If-Match': seen }), {
      code: 'PRECONDITION_FAILED',
    })
    await submit(client)
    await decide(id, 'approve')
    const { body } = await client.call<Partner>('PUT', '/api/partner', partnerDetails())
    // Who it is has changed: we look again, and its pages sell on.
    expect(body).toMatchObject({ state: 'submitted', isLive: true })
    const { rows } = await sql<{ action: string }>`
      select action from audit_entry where subject = 'partner' and subject_id = ${id} order by id`.execute(
      db(),
    )
    expect(rows.map(({ action }) => action)).toEqual(['partner.asked', 'partner.approved'])
  })

  it('is another’s to nobody: neither its keys nor its pages, and a member does no more than its part', async () => {
    const own = await newPartnerDraft(service)
    const { id: keyId } = await makeKey(own.client)
    const stranger = await newPartnerDraft(service, partnerDetails({ legalName: 'Other SARL' }))
    for (const [path, body] of [
      [`/api/partner/keys/${keyId}/revocation`, undefined],
      [`/api/partner/keys/${keyId}/rotation`, { overlapHours: 1 }],
    ] as const)
      expectProblem(await stranger.client.call('POST', path, body), { code: 'NOT_FOUND' })

    const clerk = await newTraveller(service.url)
    const { body: user } = await clerk.client.call<{ id: string }>('GET', '/api/auth/user')
    await sql`insert into partner_member values (${user.id}, ${own.id}, 'finance', now())`.execute(db())
    expect((await clerk.client.call<Partner>('GET', '/api/partner')).body).toMatchObject({
      id: own.id,
      role: 'finance',
    })
    const wanted = { kind: 'secret', mode: 'test' }
    expectProblem(await clerk.client.call('POST', '/api/partner/keys', wanted), { code: 'FORBIDDEN' })
    await sql`update partner_member set role = 'developer' where user_id = ${user.id}`.execute(db())
    const { key, id } = await makeKey(clerk.client, { kind: 'secret', mode: 'test' })
    expect(key).toMatch(/^sk_test_/)
    expectProblem(await clerk.client.call('PUT', '/api/partner', partnerDetails()), { code: 'FORBIDDEN' })
    const rotated = await clerk.client.call<components['schemas']['PartnerKeyMade']>(
      'POST',
      `/api/partner/keys/${id}/rotation`,
      { overlapHours: 2 },
    )
    const old = rotated.body.partner.keys.find((one) => one.id === id)
    expect(Date.parse(old?.expiresAt ?? '')).toBe(service.clock.now.getTime() + 2 * MS_PER_HOUR)
    const bad = { origins: ['https://own.example/path'], returnUrls: [] }
    const refused = expectProblem(await clerk.client.call('PUT', '/api/partner/pages', bad), {
      code: 'RULE_VIOLATION',
    })
    expect(refused.errors?.[0]?.pointer).toBe('/origins/0')
  })

  it('that was taken in by hand stays as it was, and can be suspended but not asked', async () => {
    const hotel = await newPartner(service, { origins: [ORIGIN] })
    const { id } = hotel
    expectProblem(await decide(id, 'ask', { fields: ['phone'] }), { code: 'PARTNER_STATE' })
    const live = await hotel.key('publishable')
    expect((await quoteWith(live)).quoteId).toBeTruthy()
    expect((await decide(id, 'suspend')).body).toMatchObject({ state: 'suspended', registration: null })
    await expect(quoteWith(live)).rejects.toThrow('KEY_REVOKED')
  })

  it('is not approved under a name like one of the sanctions list before somebody has looked into it', async () => {
    const details = partnerDetails({ legalName: 'Phantasia Transit Holding', vatNumber: null })
    const { client, id } = await newPartnerDraft(service, details)
    await submit(client)
    const record = await admin.call<AdminPartner>('GET', `/api/admin/partners/${id}`)
    const entries = (record.body.likeListed ?? []).map(({ entry }) => entry)
    expect(entries).toEqual(['900003'])
    expectProblem(await decide(id, 'approve'), { code: 'RULE_VIOLATION' })
    const approved = await decide(id, 'approve', { somebodyElse: entries })
    expect(approved.body, JSON.stringify(approved.body)).toMatchObject({ state: 'approved', isLive: true })
  })
})
