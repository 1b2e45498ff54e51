import type { components } from '@fiacre/sdk/contract'
import { sql } from 'kysely'
import { createHmac } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PartnerScope } from '#platform/http/partner-call.ts'
import { createKey } from '#people/partners/keys.service.ts'
import { TestClient } from '../support/client.ts'
import { newPartnerDraft } from '../support/partner-area.ts'
import { expectProblem } from '../support/problems.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { newTraveller, until } from '../support/traveller.ts'
import { gradedReceiver, webhookReceiver } from '../support/webhook-receiver.ts'

type Schemas = components['schemas']

let service: TestService
beforeAll(async () => {
  service = await sharedService()
})

const PATH = '/api/partner/webhooks'

describe('webhooks that a partner sees to by itself', () => {
  it('are added, pinged, replayed, rotated and removed, and are another’s to nobody', async () => {
    const receiver = await webhookReceiver()
    const { client } = await newPartnerDraft(service)
    const wanted = { url: receiver.url('/good'), types: ['booking.paid'], test: true }
    expectProblem(await client.call('POST', PATH, { ...wanted, test: false }), { code: 'PARTNER_STATE' })
    expectProblem(await client.call('POST', PATH, { ...wanted, url: 'https://10.0.0.1/' }), {
      code: 'RULE_VIOLATION',
    })
    expectProblem(await client.call('POST', PATH, { ...wanted, types: ['ride.offered'] }), {
      code: 'RULE_VIOLATION',
    })
    const made = await client.call<Schemas['MadeWebhookEndpoint']>('POST', PATH, wanted)
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const own = `${PATH}/${made.body.endpoint.id}`
    await client.call('POST', `${own}/ping`)
    const [ping] = await until(
      async () => receiver.at('/good'),
      (all) => all.length > 0,
    )
    expect(ping?.headers['webhook-signature']).toBe(`v1,${signature(made.body.secret, ping)}`)
    const list = await until(
      async () => (await client.call<Schemas['WebhookDeliveryList']>('GET', `${own}/deliveries`)).body,
      ({ deliveries }) => deliveries[0]?.state === 'delivered',
    )
    expect(list.deliveries).toMatchObject([
      { type: 'ping', status: 200, answer: 'thank you', body: ping?.body },
    ])
    const deliveryId = list.deliveries[0]?.id
    const again = await client.call<Schemas['WebhookReplayed']>('POST', `${own}/replay`, { deliveryId })
    expect(again.body).toEqual({ count: 1 })
    const [first, second] = await until(
      async () => receiver.at('/good'),
      (all) => all.length > 1,
    )
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
    const rotated = await client.call<Schemas['MadeWebhookEndpoint']>('POST', `${own}/secret`, {
      overlapHours: 24,
    })
    expect(rotated.body.secret).not.toBe(made.body.secret)

    await seenByKeys(client, made.body.endpoint.id, deliveryId)
    const stranger = (await newPartnerDraft(service)).client
    for (const [method, path, body] of [
      ['GET', `${own}/deliveries`, undefined],
      ['POST', `${own}/ping`, undefined],
      ['POST', `${own}/grading`, undefined],
      ['POST', `${own}/replay`, { deliveryId }],
      ['POST', `${own}/secret`, { overlapHours: 0 }],
      ['PUT', `${own}/state`, { state: 'disabled' }],
      ['DELETE', own, undefined],
    ] as const)
      expectProblem(await stranger.call(method, path, body), { code: 'NOT_FOUND', what: path })
    const { client: clerk } = await newTraveller(service.url)
    const { body: user } = await clerk.call<{ id: string }>('GET', '/api/auth/user')
    const { body: partner } = await client.call<Schemas['Partner']>('GET', '/api/partner')
    await sql`insert into partner_member values (${user.id}, ${partner.id}, 'finance', now())`.execute(
      service.context.orm.em.fork().getKysely(),
    )
    expectProblem(await clerk.call('GET', PATH), { code: 'FORBIDDEN' })
    expect((await client.call('DELETE', own)).status).toBe(200)
    await receiver.close()
  })

  it('are graded: a good receiver passes, and one that believes everybody is told so', async () => {
    const { client } = await newPartnerDraft(service)
    const receiver = await gradedReceiver()
    const gradesOf = async (path: string) => {
      const wanted = { url: receiver.url(path), test: true }
      const { body: made } = await client.call<Schemas['MadeWebhookEndpoint']>('POST', PATH, wanted)
      receiver.trust(made.secret)
      const answer = await client.call<Schemas['WebhookGrades']>(
        'POST',
        `${PATH}/${made.endpoint.id}/grading`,
      )
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
      return answer.body
    }
    const good = await gradesOf('/checks')
    expect(good.grades.map(({ name, isGood }) => [name, isGood])).toEqual(
      ['valid', 'repeated', 'forged', 'old', 'rotating', 'unknown-type', 'large'].map((name) => [name, true]),
    )
    const believer = await gradesOf('/believes')
    expect(believer.grades.filter(({ isGood }) => !isGood).map(({ name }) => name)).toEqual(['forged', 'old'])
    expect(believer.grades[2]?.curl).toContain(receiver.url('/believes'))
    await receiver.close()
    const gone = await gradesOf('/checks')
    expect(gone).toMatchObject({ isGood: false, grades: [{ name: 'valid', outcome: 'unreachable' }] })
    expect(gone.grades).toHaveLength(1)
  })
})

/** What keys of the same partner see to: one that may the addresses of its mode, any other none. */
async function seenByKeys(member: TestClient, id: string, deliveryId: number | undefined): Promise<void> {
  const { body: partner } = await member.call<Schemas['Partner']>('GET', '/api/partner')
  const keyed = async (mode: 'test' | 'live', scopes: readonly PartnerScope[]) => {
    const wanted = { kind: 'secret', mode, scopes } as const
    const key = await createKey(service.context.orm, partner.id, wanted, service.clock.now)
    const client = new TestClient(service.url)
    return (method: string, path: string, body?: unknown) =>
      client.call(method, `${PATH}${path}`, body, { Authorization: `Bearer ${key}` })
  }
  const byKey = await keyed('test', ['webhooks'])
  expect((await byKey('GET', '')).body['endpoints']).toHaveLength(1)
  expect((await byKey('POST', `/${id}/replay`, { deliveryId })).body).toEqual({ count: 1 })
  expect((await byKey('GET', `/${id}/deliveries`)).status).toBe(200)
  const live = { url: 'https://hooks.example/', test: false }
  expectProblem(await byKey('POST', '', live), { code: 'RULE_VIOLATION' })
  const without = await keyed('test', ['bookings:read'])
  expectProblem(await without('GET', ''), { code: 'SCOPE_MISSING' })
  await sql`update partner set state = 'approved', is_live = true where id = ${partner.id}`.execute(
    service.context.orm.em.fork().getKysely(),
  )
  const byLive = await keyed('live', ['webhooks'])
  expect((await byLive('GET', '')).body['endpoints']).toEqual([])
  expectProblem(await byLive('POST', `/${id}/secret`, { overlapHours: 0 }), { code: 'NOT_FOUND' })
}

function signature(secret: string, sent: { headers: Record<string, string>; body: string } | undefined) {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const text = `${sent?.headers['webhook-id']}.${sent?.headers['webhook-timestamp']}.${sent?.body}`
  return createHmac('sha256', key).update(text).digest('base64')
}
