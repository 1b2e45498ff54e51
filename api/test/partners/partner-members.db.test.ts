import type { components } from '@fiacre/sdk/contract'
import {
  MS_PER_DAY,
  MS_PER_MINUTE,
  BUSINESS_INVITATION_DAYS,
  PASSWORD_PROOF_MINUTES,
} from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { idOf } from '../support/administrators.ts'
import type { TestClient } from '../support/client.ts'
import { newPartnerDraft, PARTNER_AGREED, partnerDetails } from '../support/partner-area.ts'
import { expectProblem } from '../support/problems.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { newTraveller } from '../support/traveller.ts'

type Schemas = components['schemas']
type Role = Schemas['PartnerRole']

let service: TestService
beforeAll(async () => {
  service = await sharedService()
})
beforeEach(() => {
  service.clock.now = new Date()
})

async function invite(owner: TestClient, role: Role): Promise<string> {
  const { status, body } = await owner.call<Schemas['PartnerInvitationMade']>(
    'POST',
    '/api/partner/invitations',
    { role },
  )
  expect(status, JSON.stringify(body)).toBe(201)
  return new URL(body.url ?? '').searchParams.get('token') ?? ''
}

const join = (client: TestClient, token: string) =>
  client.call<Schemas['Partner']>('POST', '/api/partner/membership', { token })

/** Somebody who acts for the owner's partner. */
async function member(owner: TestClient, role: Role) {
  const { client, email } = await newTraveller(service.url)
  const joined = await join(client, await invite(owner, role))
  expect(joined.body, JSON.stringify(joined.body)).toMatchObject({ role })
  return { client, email, id: await idOf(client) }
}

describe('an invitation', () => {
  it('is a link that works once, for whoever acts for nobody, until it is taken back or runs out', async () => {
    const { client: owner } = await newPartnerDraft(service)
    const token = await invite(owner, 'developer')
    const { client } = await newTraveller(service.url)
    const look = await client.call('POST', '/api/partner/invitation', { token })
    expect(look.body).toMatchObject({ partner: 'Hotel Chamonix SARL', role: 'developer' })
    const { client: other } = await newPartnerDraft(service)
    expectProblem(await join(other, token), { code: 'RULE_VIOLATION' })
    expect((await join(client, token)).body).toMatchObject({ role: 'developer', members: [{ isSelf: true }] })
    expectProblem(await join((await newTraveller(service.url)).client, token), { code: 'NOT_FOUND' })

    const back = await invite(owner, 'finance')
    const { body: seen } = await owner.call<Schemas['Partner']>('GET', '/api/partner')
    expect(seen.members.map(({ role }) => role)).toEqual(['owner', 'developer'])
    const [waiting] = seen.invitations
    expectProblem(await other.call('DELETE', `/api/partner/invitations/${waiting?.id}`), {
      code: 'NOT_FOUND',
    })
    const left = await owner.call<Schemas['Partner']>('DELETE', `/api/partner/invitations/${waiting?.id}`)
    expect(left.body.invitations).toEqual([])
    expectProblem(await join((await newTraveller(service.url)).client, back), { code: 'NOT_FOUND' })

    const late = await invite(owner, 'finance')
    service.clock.now = new Date(Date.now() + BUSINESS_INVITATION_DAYS * MS_PER_DAY)
    expectProblem(await join((await newTraveller(service.url)).client, late), { code: 'NOT_FOUND' })
  })

  it('is used once, also by many at once', async () => {
    const { client: owner, id } = await newPartnerDraft(service)
    const token = await invite(owner, 'developer')
    const people = await Promise.all(
      Array.from({ length: 5 }, async () => (await newTraveller(service.url)).client),
    )
    const answers = await Promise.all(people.map((client) => join(client, token)))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 404, 404, 404, 404,
    ])
    const { rows } = await sql`select 1 from partner_member where partner_id = ${id}`.execute(
      service.context.orm.em.fork().getKysely(),
    )
    expect(rows).toHaveLength(2)
  })
})

describe('the members of a partner', () => {
  it('may each do what their role says, and nothing more', async () => {
    const { client: owner } = await newPartnerDraft(service)
    const people: Record<Role, TestClient> = {
      owner,
      developer: (await member(owner, 'developer')).client,
      finance: (await member(owner, 'finance')).client,
      traveller: (await member(owner, 'traveller')).client,
    }
    const everybody: readonly Role[] = ['owner', 'developer', 'finance', 'traveller']
    const colleagues: readonly Role[] = ['owner', 'developer', 'finance']
    const bookkeepers: readonly Role[] = ['owner', 'finance']
    const developers: readonly Role[] = ['owner', 'developer']
    const owners: readonly Role[] = ['owner']
    const nobody = '0198c2a4-0000-7a3b-8f4e-5a6b7c8d9e0f'
    const table: readonly [method: string, path: string, body: unknown, may: readonly Role[]][] = [
      ['GET', '', undefined, everybody],
      ['GET', '/bookings', undefined, colleagues],
      ['GET', '/figures', undefined, colleagues],
      ['GET', '/promo-codes', undefined, colleagues],
      ['GET', '/bookings?travellers=true', undefined, bookkeepers],
      ['GET', '/credit', undefined, bookkeepers],
      ['GET', '/invoices', undefined, bookkeepers],
      ['GET', '/earnings', undefined, bookkeepers],
      ['POST', '/keys', { kind: 'publishable', mode: 'test' }, developers],
      ['POST', `/keys/${nobody}/rotation`, { overlapHours: 0 }, developers],
      ['POST', `/keys/${nobody}/revocation`, undefined, developers],
      ['PUT', '/pages', { origins: [], returnUrls: [] }, developers],
      ['GET', '/webhooks', undefined, developers],
      ['POST', `/webhooks/${nobody}/ping`, undefined, developers],
      ['PUT', '', partnerDetails(), owners],
      ['POST', '/submission', PARTNER_AGREED, owners],
      ['POST', '/agreement', PARTNER_AGREED, owners],
      ['POST', '/promo-codes', { code: 'HOTEL5', percent: 5 }, owners],
      ['POST', '/promo-codes/HOTEL5/end', undefined, owners],
      ['POST', '/invitations', { role: 'finance' }, owners],
      ['DELETE', `/invitations/${nobody}`, undefined, owners],
      ['PUT', `/members/${nobody}`, { role: 'finance' }, owners],
      ['DELETE', `/members/${nobody}`, undefined, owners],
      ['POST', '/closing', undefined, owners],
    ]
    const wrong: string[] = []
    for (const role of ['traveller', 'finance', 'developer', 'owner'] as const)
      for (const [method, path, body, may] of table) {
        const { status } = await people[role].call(method, `/api/partner${path}`, body)
        if ((status !== 403) !== may.includes(role)) wrong.push(`${role} ${method} ${path}: ${status}`)
      }
    expect(wrong).toEqual([])
  })

  it('are changed and removed by an owner who has just typed the password, and an owner stays', async () => {
    const { client: owner, id } = await newPartnerDraft(service)
    const ownerId = await idOf(owner)
    const second = await member(owner, 'developer')
    const path = `/api/partner/members/${second.id}`
    expectProblem(await owner.call('PUT', `/api/partner/members/${ownerId}`, { role: 'finance' }), {
      code: 'RULE_VIOLATION',
    })
    expectProblem(await owner.call('DELETE', `/api/partner/members/${ownerId}`), { code: 'RULE_VIOLATION' })
    await owner.call('PUT', path, { role: 'owner' })
    // The partner is told by the account of an owner that is left.
    await second.client.call('DELETE', `/api/partner/members/${ownerId}`)
    expectProblem(await owner.call('GET', '/api/partner'), { code: 'NOT_FOUND' })
    const { rows } = await sql<{ userId: string }>`
      select user_id as "userId" from partner where id = ${id}`.execute(
      service.context.orm.em.fork().getKysely(),
    )
    expect(rows).toEqual([{ userId: second.id }])
    service.clock.now = new Date(Date.now() + (PASSWORD_PROOF_MINUTES + 1) * MS_PER_MINUTE)
    expectProblem(await second.client.call('POST', '/api/partner/invitations', { role: 'owner' }), {
      code: 'PROOF_NEEDED',
    })
  })

  it('who remove one another at once leave one of the two', async () => {
    const { client: first, id } = await newPartnerDraft(service)
    const firstId = await idOf(first)
    const second = await member(first, 'owner')
    await Promise.all([
      first.call('DELETE', `/api/partner/members/${second.id}`),
      second.client.call('DELETE', `/api/partner/members/${firstId}`),
    ])
    const { rows } = await sql`select role from partner_member where partner_id = ${id}`.execute(
      service.context.orm.em.fork().getKysely(),
    )
    expect(rows).toEqual([{ role: 'owner' }])
  })
})
