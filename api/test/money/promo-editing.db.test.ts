import { beforeAll, describe, expect, it } from 'vitest'
import { administrator, agree, anotherAdministrator, decisionOn } from '../support/administrators.ts'
import { PASSWORD_PROOF_MINUTES, PROMO_ALONE_PERCENT } from '@fiacre/sdk/rules'
import type { TestClient } from '../support/client.ts'
import { expectProblem } from '../support/problems.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { newTraveller, quoteFor, trip } from '../support/traveller.ts'

const PATH = '/api/admin/promo-codes'
const REASON = 'The spring letter.'

let service: TestService
let admin: TestClient

beforeAll(async () => {
  service = await sharedService()
  admin = await administrator(service)
})

describe('a promo code of the back office', () => {
  it('is made, lowers prices, is limited and ended; each with a reason in the trail', async () => {
    const made = await admin.call('POST', PATH, { code: 'spring26', percent: 10, maxUses: 5, reason: REASON })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    expect(made.body).toMatchObject({ code: 'SPRING26', percent: 10, uses: 0 })
    const { client } = await newTraveller(service.url)
    const priced = () => quoteFor(client, trip(service.clock.now, { promoCode: 'Spring26' }))
    expect(await priced()).toMatchObject({ promo: { applied: true, percent: 10 } })

    const seen = await admin.call('GET', `${PATH}/spring26`)
    const tag = { 'If-Match': seen.headers.get('etag') ?? '' }
    const limited = await admin.call('PATCH', `${PATH}/SPRING26`, { maxUses: 1, reason: REASON }, tag)
    expect(limited.body).toMatchObject({ maxUses: 1 })
    // Who saw it before that does not write over it.
    const stale = await admin.call('POST', `${PATH}/SPRING26/end`, { reason: REASON }, tag)
    expect(stale.status).toBe(412)
    expect((await admin.call('POST', `${PATH}/SPRING26/end`, { reason: REASON })).status).toBe(200)
    expect(await priced()).toMatchObject({ promo: { applied: false, reason: 'EXPIRED' } })
    expect((await admin.call('POST', `${PATH}/SPRING26/end`, { reason: REASON })).status).toBe(422)
    const trail = JSON.stringify((await admin.call('GET', '/api/admin/audit')).body)
    for (const action of ['created', 'changed', 'ended']) expect(trail).toContain(`promo-code.${action}`)
  })

  it('that takes much off is made, and used more often, by two people; narrowed and ended by one', async () => {
    const percent = PROMO_ALONE_PERCENT + 1
    const asked = await admin.call('POST', PATH, { code: 'half', percent, maxUses: 5, reason: REASON })
    expect(asked.status).toBe(202)
    expect((await admin.call('GET', `${PATH}/HALF`)).status).toBe(404)
    expectProblem(await admin.call('POST', PATH, { code: 'half', percent, reason: REASON }), {
      code: 'APPROVAL_WAITS',
    })
    // Who left the browser open is asked for the password first.
    const idle = await anotherAdministrator(service)
    const { now } = service.clock
    service.clock.now = new Date(now.getTime() + PASSWORD_PROOF_MINUTES * 60_000)
    const decision = decisionOn(asked.body)
    expectProblem(await idle.call('POST', decision, { decision: 'approve' }), { code: 'PROOF_NEEDED' })
    service.clock.now = now
    expect((await agree(service, asked)).body).toMatchObject({
      kind: 'promo-code',
      amountCents: null,
      wish: { promoCode: { code: 'HALF', percent, maxUses: 5, reason: REASON } },
    })
    const set = (change: object) => admin.call('PATCH', `${PATH}/HALF`, { ...change, reason: REASON })
    expect((await set({ maxUses: 4 })).body).toMatchObject({ maxUses: 4 })
    const wider = await set({ maxUses: 40 })
    expect(wider.status).toBe(202)
    // It is not what it was when it was asked for.
    await set({ maxUses: 3 })
    expectProblem(await agree(service, wider), { code: 'APPROVAL_OUTDATED' })
    await admin.call('POST', decisionOn(wider.body), { decision: 'withdraw' })
    expect((await agree(service, await set({ maxUses: null }))).body).toMatchObject({ status: 'approved' })
    expect((await admin.call('GET', `${PATH}/HALF`)).body).toMatchObject({ maxUses: null })
    expect((await admin.call('POST', `${PATH}/HALF/end`, { reason: REASON })).status).toBe(200)
    const trail = await admin.call('GET', '/api/admin/audit?subject=promo-code&subjectId=HALF')
    expect(trail.status).toBe(200)
  })

  it('that nobody named is one that nobody guesses', async () => {
    const make = async () =>
      (await admin.call('POST', PATH, { amountCents: 1500, reason: REASON })).body['code']
    const codes = [await make(), await make()]
    expect(new Set(codes).size).toBe(2)
    for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{12}$/)
  })

  it.each([
    ['neither a part nor an amount', {}, 422],
    ['both', { percent: 10, amountCents: 100 }, 422],
    ['all of the price', { percent: 100 }, 400],
    ['an end that is over', { percent: 10, endsAt: '2020-01-01T00:00:00.000Z' }, 422],
    ['a class that is none', { percent: 10, vehicleTypeIds: [99] }, 422],
    ['a partner that is none', { percent: 10, partnerId: '0198c2d0-1111-7abc-8def-0123456789ab' }, 422],
    ['a name that is taken', { code: 'spring26', percent: 10 }, 422],
  ])('with %s is not made', async (_, terms, status) => {
    expect((await admin.call('POST', PATH, { ...terms, reason: REASON })).status).toBe(status)
  })
})
