import { APPROVAL_HOURS, APPROVAL_LIMIT_CENTS, TRANSFER_ALONE_CENTS } from '@fiacre/sdk/rules'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expireApprovals } from '#office/approvals/expire-approvals.ts'
import { verifyAudit } from '#office/audit/verify-audit.ts'
import { atLength } from '../support/at-length.ts'
import { signIn } from '../support/accounts.ts'
import { administrator, ADMIN, anotherAdministrator } from '../support/administrators.ts'
import type { TestClient } from '../support/client.ts'
import { balanceOf, bookingOf, expectSound, HOUR, type Booking, type Schemas } from '../support/money.ts'
import { expectProblem } from '../support/problems.ts'
import { askRefund, bookingPaidAtPage, moneyOf, orderOf, sendRefunds } from '../support/refunds.ts'
import { testService, type TestService } from '../support/service.ts'
import { newTraveller } from '../support/traveller.ts'

/** What costs more than the limit. */
const VAN = { vehicleTypeId: 3 }
const SUM = APPROVAL_LIMIT_CENTS + 1

let service: TestService
let ada: TestClient
let eve: TestClient
let zoe: TestClient
let client: TestClient
let booking: Booking

beforeAll(async () => {
  service = await testService({ RATE_LIMIT_PER_MINUTE: '100000', ...ADMIN })
  ada = await administrator(service)
  eve = await anotherAdministrator(service)
  zoe = await anotherAdministrator(service)
})
beforeEach(async () => {
  ;({ client } = await newTraveller(service.url))
  booking = await bookingPaidAtPage(service, client, VAN)
  if (booking.paidCents <= SUM) throw new Error('The test wants a booking that cost more than the limit.')
})
afterAll(() => service.close())

const decide = (who: TestClient, id: string | null, decision: string, note?: string) =>
  who.call<Schemas['Approval']>('POST', `/api/admin/approvals/${id}/decision`, {
    decision,
    ...(note && { note }),
  })
const ask = async (more = {}) => {
  const { body } = await askRefund(ada, booking, orderOf({ toBalanceCents: SUM, ...more }))
  expect(body.outcome).toBe('requested')
  return body.approvalId
}

describe('what comes to more than the limit', () => {
  it('moves nothing until a second person agrees, who is never the one who asked', async () => {
    const id = await ask()
    expect(await balanceOf(client)).toBe(0)
    expectProblem(await decide(ada, id, 'approve'), { code: 'APPROVAL_OWN' })
    const list = await eve.call<Schemas['ApprovalList']>('GET', '/api/admin/approvals')
    const asked = { id, isOwn: false, status: 'open', amountCents: SUM, others: 2 }
    expect(list.body.approvals[0]).toMatchObject(asked)
    const tasks = await eve.call<Schemas['AdminTaskList']>('GET', '/api/admin/tasks')
    expect(tasks.body.tasks.find((task) => task.id === id)).toMatchObject({
      kind: 'approval',
      detail: ['booking-refund', String(SUM)],
    })
    expectProblem(await askRefund(eve, booking, orderOf({ toBalanceCents: SUM })), { code: 'APPROVAL_WAITS' })
    expect((await decide(eve, id, 'approve')).body).toMatchObject({ status: 'approved' })
    expect(await balanceOf(client)).toBe(SUM)
    const trail = await ada.call<Schemas['AuditList']>(
      'GET',
      `/api/admin/audit?subject=booking&subjectId=${booking.id}`,
    )
    expect(trail.body.entries.filter(({ batchId }) => batchId === id).map(({ action }) => action)).toEqual([
      'approval.approved',
      'booking.refunded',
      'approval.requested',
    ])
    await expectSound(service)
  })

  it('is done once when two agree at the same moment, time after time', async () => {
    for (let round = 0; round < atLength(20, 3); round += 1) {
      booking = await bookingPaidAtPage(service, client, VAN)
      const before = await balanceOf(client)
      const id = await ask()
      const both = await Promise.all([decide(eve, id, 'approve'), decide(zoe, id, 'approve')])
      expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
      expect(await balanceOf(client)).toBe(before + SUM)
    }
    await expectSound(service)
  })

  it('is one or the other where the traveller cancels while it is approved', async () => {
    for (let round = 0; round < atLength(12, 2); round += 1) {
      booking = await bookingPaidAtPage(service, client, VAN)
      const before = await balanceOf(client)
      const id = await ask()
      const cancel = () => client.call('POST', `/api/bookings/${booking.id}/cancellation`, {})
      const acts = [() => decide(eve, id, 'approve'), cancel]
      await Promise.all((round % 2 ? acts : acts.toReversed()).map((act) => act()))
      // Approved first, the rest goes back on cancelling; cancelled first, the approval is outdated.
      expect(await balanceOf(client)).toBe(before + booking.paidCents)
    }
    await expectSound(service)
  })

  it('is outdated once the booking has changed, and then can only be refused', async () => {
    const id = await ask()
    await askRefund(eve, booking, orderOf({ toBalanceCents: 100 }))
    expectProblem(await decide(eve, id, 'approve'), { code: 'APPROVAL_OUTDATED' })
    expectProblem(await decide(eve, id, 'reject'), { code: 'RULE_VIOLATION' })
    expect((await decide(eve, id, 'reject', 'A hundred went already.')).body.status).toBe('rejected')
    expectProblem(await decide(zoe, id, 'approve'), { code: 'APPROVAL_DECIDED' })
    expect(await balanceOf(client)).toBe(100)
  })

  it('is taken back by whoever asked, or ends by itself', async () => {
    const first = await ask()
    expectProblem(await decide(eve, first, 'withdraw'), { code: 'APPROVAL_OWN' })
    expect((await decide(ada, first, 'withdraw')).body.status).toBe('withdrawn')
    const second = await ask()
    const start = service.clock.now
    service.clock.now = new Date(start.getTime() + APPROVAL_HOURS * HOUR)
    eve = (await signIn(service, ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD)).client
    await expireApprovals(service.context)
    await expireApprovals(service.context)
    service.clock.now = start
    eve = await anotherAdministrator(service)
    expectProblem(await decide(eve, second, 'approve'), { code: 'APPROVAL_DECIDED' })
    const trail = await eve.call<Schemas['AuditList']>('GET', '/api/admin/audit?action=approval.expired')
    const own = trail.body.entries.filter(({ batchId }) => batchId === second)
    expect(own).toMatchObject([{ actorEmail: null }])
    expect(await verifyAudit(service.context.orm)).toMatchObject({ isWhole: true })
  })

  it('is a bank transfer, too: recorded once a second person has seen it, with what came before', async () => {
    const path = `/api/admin/bookings/${booking.id}/payment`
    const record = (amountCents: number, key: string) => {
      const body = { amountCents, acceptExcess: true, note: 'Statement 14' }
      return ada.call('POST', path, body, { 'Idempotency-Key': key })
    }
    expect((await record(100, crypto.randomUUID())).status).toBe(200)
    const key = crypto.randomUUID()
    const asked = await record(TRANSFER_ALONE_CENTS - 99, key)
    expect(asked.status).toBe(202)
    expect((await record(TRANSFER_ALONE_CENTS - 99, key)).body).toEqual(asked.body)
    expect(await balanceOf(client)).toBe(100)
    const id = String(asked.body['approvalId'])
    const tasks = await eve.call<Schemas['AdminTaskList']>('GET', '/api/admin/tasks')
    expect(tasks.body.tasks.find((task) => task.id === id)).toMatchObject({
      detail: ['bank-transfer', String(TRANSFER_ALONE_CENTS - 99)],
    })
    expect((await decide(eve, id, 'approve')).body).toMatchObject({
      status: 'approved',
      reason: 'Statement 14',
      wish: { payment: { amountCents: TRANSFER_ALONE_CENTS - 99 } },
    })
    expect(await balanceOf(client)).toBe(TRANSFER_ALONE_CENTS + 1)
    await expectSound(service)
  })

  it('counts the small sums together, and what goes to cards although the terms give it', async () => {
    const small = orderOf({ toCardCents: APPROVAL_LIMIT_CENTS - 1_000 })
    expect((await askRefund(ada, booking, small)).body.outcome).toBe('done')
    const id = await ask({ toBalanceCents: 0, toCardCents: 1_001 })
    await decide(ada, id, 'withdraw')
    const whole = orderOf({
      cancel: { cause: 'company' },
      toCardCents: booking.paidCents - small.toCardCents,
      reason: null,
    })
    const { body } = await askRefund(ada, booking, whole)
    expect(body.outcome).toBe('requested')
    expect((await decide(eve, body.approvalId, 'approve')).status).toBe(200)
    await sendRefunds(service, booking.id)
    const statuses = (await moneyOf(ada, booking)).cardRefunds.map(({ status }) => status)
    expect(statuses).toEqual(['done', 'done'])
    expect(await bookingOf(client, booking.id)).toMatchObject({
      status: 'cancelled',
      refundedCents: booking.paidCents,
    })
    await expectSound(service)
  })
})
