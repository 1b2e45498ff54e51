import { MS_PER_DAY } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { isCarrierFitAt } from '#people/carriers/is-fit-at.ts'
import { isLookedInto } from '#people/carriers/screening/is-looked-into.ts'
import { screenAgain } from '#people/carriers/screening/screen-again.ts'
import { nameTokens } from '#people/carriers/screening/similar-names.ts'
import { endAgreements } from '../../src/office/agreements/end-agreements.ts'
import { seeToAgreements } from '../../src/office/agreements/see-to-agreements.ts'
import { hasLapsed } from '#people/businesses/agreements.ts'
import { createKey } from '#people/partners/keys.service.ts'
import { administrator, ADMIN } from '../support/administrators.ts'
import { AGREED, carrierDetails, newCarrier } from '../support/carriers.ts'
import { TestClient } from '../support/client.ts'
import type { Schemas } from '../support/money.ts'
import { newPartnerDraft, PARTNER_AGREED, partnerDetails } from '../support/partner-area.ts'
import { partnerQuote } from '../support/partners.ts'
import { expectProblem } from '../support/problems.ts'
import { testService, type TestService } from '../support/service.ts'
import { trip } from '../support/traveller.ts'

let service: TestService
beforeAll(async () => {
  service = await testService({ RATE_LIMIT_PER_MINUTE: '100000', ...ADMIN })
  return () => service.close()
})

const run = (statement: ReturnType<typeof sql>) =>
  statement.execute(service.context.orm.em.fork().getKysely())

/** At what stages somebody was told. */
async function toldTo(email: string): Promise<string[]> {
  const { rows } = await run(sql`
    select data #>> '{mail,stage}' as stage from jobs.job
    where name = 'mail' and data ->> 'to' = ${email} and data #>> '{mail,kind}' = 'agreement-changed' order by created_on`)
  return (rows as { stage: string }[]).map(({ stage }) => stage)
}

/** Whether what a partner sells now is marked as what earns nothing. */
async function sellsUnagreed(partnerId: string): Promise<boolean> {
  const { orm } = service.context
  const wanted = { kind: 'secret', mode: 'live', scopes: ['journeys', 'bookings:write'] } as const
  const key = { Authorization: `Bearer ${await createKey(orm, partnerId, wanted, service.clock.now)}` }
  const { quoteId } = await partnerQuote(service, trip(service.clock.now), key)
  const phone = { countryCode: '+48', phoneNumber: '601 234 567' }
  const guest = { firstName: 'Ada', lastName: 'Kowalska', email: 'ada.guest@example.com', ...phone }
  const client = new TestClient(service.url)
  const body = { quoteId, guest, consent: true }
  const made = await client.call<Schemas['GuestBooking']>('POST', '/api/guest-bookings', body, key)
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const { rows } = await run(sql`select is_unagreed from booking where id = ${made.body.booking.id}`)
  return (rows as { is_unagreed: boolean }[])[0]?.is_unagreed ?? false
}

const dueOf = async <Due extends { code: string }>(client: TestClient, path: string) =>
  (await client.call<{ due: Due[] }>('GET', path)).body.due.find(({ code }) => code === 'agreement')

it('a changed agreement is told of ahead, reminded of, and ends new business with who has not agreed when it holds', async () => {
  const hotel = await newPartnerDraft(service)
  const alpine = await newCarrier(service)
  await run(sql`update partner set state = 'approved', is_live = true where id = ${hotel.id}`)
  await run(sql`update carrier set state = 'approved' where id = ${alpine.id}`)
  const admin = await administrator(service)
  // The first version that a service sees asks nobody with a notice: there was no other.
  await run(sql`delete from agreement_version`)
  await seeToAgreements(service.context)
  expect(await dueOf(hotel.client, '/api/partner')).toMatchObject({ blocks: 'nothing', until: null })
  await run(sql`delete from agreement_version`)
  await run(sql`
    insert into agreement_version (document, version, hashes, has_notice, published_at, effective_at)
    select d, 0, '{}', false, now(), now() from unnest(array['partnership-agreement', 'carrier-licence']) d`)

  await seeToAgreements(service.context)
  await seeToAgreements(service.context)
  const until = new Date(service.clock.now.getTime() + 15 * MS_PER_DAY)
  for (const [client, path] of [
    [hotel.client, '/api/partner'],
    [alpine.client, '/api/carrier'],
  ] as const)
    expect(await dueOf(client, path)).toMatchObject({ blocks: 'nothing', until: until.toISOString() })
  expect(await sellsUnagreed(hotel.id)).toBe(false)

  const holdsIn = (days: number) =>
    run(
      sql`update agreement_version set effective_at = ${new Date(service.clock.now.getTime() + days * MS_PER_DAY)} where has_notice`,
    )
  await holdsIn(2)
  await seeToAgreements(service.context)
  await seeToAgreements(service.context)
  await holdsIn(0)
  await seeToAgreements(service.context)
  await seeToAgreements(service.context)
  for (const { email } of [hotel, alpine])
    expect(await toldTo(email)).toEqual(['published', 'reminder', 'lapsed'])
  expect(await dueOf(hotel.client, '/api/partner')).toMatchObject({ blocks: 'earnings' })
  expect(await dueOf(alpine.client, '/api/carrier')).toMatchObject({ blocks: 'offers' })
  expect(await sellsUnagreed(hotel.id)).toBe(true)
  const em = service.context.orm.em.fork()
  expect(await hasLapsed(em, 'carrier', alpine.id, service.clock.now)).toBe(true)
  const { body } = await admin.call<Schemas['AdminTaskList']>('GET', '/api/admin/tasks')
  const waiting = body.tasks.filter(({ kind }) => kind === 'agreement').map(({ id }) => id)
  expect(waiting.toSorted()).toEqual([hotel.id, alpine.id].toSorted())

  const old = { ...AGREED, agreementVersion: AGREED.agreementVersion + 1 }
  expectProblem(await alpine.client.call('POST', '/api/carrier/agreement', old), { code: 'RULE_VIOLATION' })
  expect((await alpine.client.call('POST', '/api/carrier/agreement', AGREED)).status).toBe(200)
  expect((await hotel.client.call('POST', '/api/partner/agreement', PARTNER_AGREED)).status).toBe(200)
  expect(await dueOf(alpine.client, '/api/carrier')).toBeUndefined()
  expect(await hasLapsed(em, 'carrier', alpine.id, service.clock.now)).toBe(false)
  expect(await sellsUnagreed(hotel.id)).toBe(false)
  const { rows } = await run(sql`
    select user_id is not null as known, version, language, length(text_hash) as hash, network is not null as seen
    from carrier_consent where carrier_id = ${alpine.id}`)
  expect(rows).toEqual([
    { known: true, version: AGREED.agreementVersion, language: 'fr', hash: 64, seen: true },
  ])
})

it('names are compared again when the list changes: what is new is a case, and the same list brings up nothing twice', async () => {
  const hotel = await newPartnerDraft(service, partnerDetails({ contactName: 'Xenia Neulistig' }))
  const alpine = await newCarrier(service, carrierDetails({ legalName: 'Xenia Neulistig Rides AG' }))
  await run(sql`update partner set state = 'approved', is_live = true where id = ${hotel.id}`)
  await run(sql`update carrier set state = 'approved' where id = ${alpine.id}`)
  const found = async () =>
    (
      await run(sql`
        select 'carrier' as kind, state from screening_case where carrier_id = ${alpine.id}
        union all select 'partner', state from partner_screening where partner_id = ${hotel.id} order by kind`)
    ).rows
  await screenAgain(service.context)
  expect(await found()).toEqual([])
  const before = await service.context.sanctions.names()
  const name = 'Xenia Neulistig'
  const names = async () => [...before, { entry: '990001', name, tokens: nameTokens(name) }]
  Object.assign(service.context, { sanctions: { names } })
  await screenAgain(service.context)
  await run(sql`delete from screening_run`)
  await screenAgain(service.context)
  expect(await found()).toEqual([
    { kind: 'carrier', state: 'open' },
    { kind: 'partner', state: 'open' },
  ])
  // Its pages sell on while a person looks; what is due to it waits.
  const { body } = await hotel.client.call<Schemas['Partner']>('GET', '/api/partner')
  expect(body).toMatchObject({ state: 'submitted', isLive: true })
  const { rows } = await run(sql`
    select ${isLookedInto(sql`'partner'`, sql`${hotel.id}::uuid`)} as hotel, ${isLookedInto(sql`'carrier'`, sql`${alpine.id}::uuid`)} as alpine,
      ${isCarrierFitAt(sql`${alpine.id}::uuid`, sql`now()`)} as fit`)
  expect(rows).toEqual([{ hotel: true, alpine: true, fit: false }])
})

it('is ended by our people with its notice, which can be taken back; when that is over, the account closes', async () => {
  const [hotel, alpine] = [await newPartnerDraft(service), await newCarrier(service)]
  await run(sql`update partner set state = 'approved', is_live = true where id = ${hotel.id}`)
  await run(sql`update carrier set state = 'approved' where id = ${alpine.id}`)
  const admin = await administrator(service)
  const decide = (path: string, decision: string) =>
    admin.call('POST', `/api/admin/${path}/decision`, { decision, reason: 'No ride in a year.', fields: [] })
  const endsAt = new Date(service.clock.now.getTime() + 30 * MS_PER_DAY).toISOString()
  const own = [
    [hotel.client, '/api/partner', `partners/${hotel.id}`],
    [alpine.client, '/api/carrier', `carriers/${alpine.id}`],
  ] as const
  for (const [client, path, decided] of own) {
    expect((await decide(decided, 'end')).status).toBe(200)
    expect((await client.call('GET', path)).body).toMatchObject({ state: 'approved', endsAt })
    expect((await decide(decided, 'end')).status).toBe(409)
    expect((await decide(decided, 'keep')).status).toBe(200)
    expect((await client.call('GET', path)).body['endsAt']).toBeUndefined()
    expect((await decide(decided, 'end')).status).toBe(200)
  }
  await endAgreements(service.context)
  expect((await hotel.client.call('GET', '/api/partner')).body).toMatchObject({ state: 'approved' })
  for (const table of ['partner', 'carrier'])
    await run(sql`update ${sql.ref(table)} set ends_at = ${service.clock.now} where ends_at is not null`)
  await endAgreements(service.context)
  for (const [client, path] of own)
    expect((await client.call('GET', path)).body).toMatchObject({
      state: 'closed',
      stateReason: 'No ride in a year.',
    })
  const { rows } = await run(sql`
    select action from audit_entry where subject_id in (${hotel.id}, ${alpine.id}) order by action`)
  expect(rows).toEqual(
    [
      ...['carrier.notice-given', 'carrier.notice-given', 'carrier.notice-taken-back'],
      ...['partner.notice-given', 'partner.notice-given', 'partner.notice-taken-back'],
    ].map((action) => ({ action })),
  )
  const told = await run(sql`
    select data #>> '{mail,what}' as what from jobs.job
    where name = 'mail' and data ->> 'to' = ${hotel.email} and data #>> '{mail,kind}' = 'partner-news' order by created_on`)
  expect(told.rows.map((row) => (row as { what: string }).what)).toEqual([
    'ending',
    'kept',
    'ending',
    'closed',
  ])
})
