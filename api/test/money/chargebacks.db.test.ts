import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { administrator } from '../support/administrators.ts'
import type { TestClient } from '../support/client.ts'
import {
  balanceOf,
  bookingOf,
  expectSound,
  newestSession,
  type Booking,
  type Schemas,
} from '../support/money.ts'
import { ledger, sendCallback } from '../support/payment-callbacks.ts'
import { expectProblem } from '../support/problems.ts'
import {
  askRefund,
  bookingPaidAtPage,
  moneyOf,
  orderOf,
  refundsBecome,
  sendRefunds,
} from '../support/refunds.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { newTraveller } from '../support/traveller.ts'

let service: TestService
let admin: TestClient
let client: TestClient
let booking: Booking
let disputeId: string

beforeAll(async () => {
  service = await sharedService()
  admin = await administrator(service)
})
beforeEach(async () => {
  ;({ client } = await newTraveller(service.url))
  booking = await bookingPaidAtPage(service, client)
  disputeId = `dp_${randomUUID()}`
})

/** The gateway tells of the dispute. */
async function told(
  state: 'inquiry' | 'open' | 'won' | 'lost',
  amountCents = booking.paidCents,
): Promise<void> {
  const body = {
    id: randomUUID(),
    sessionId: (await newestSession(service, booking.id)).id,
    type: `dispute.${state}`,
    amountCents,
    currency: 'EUR',
    disputeId,
    reason: 'product_not_received',
    evidenceDueBy: '2031-02-20T23:59:59.000Z',
    createdAt: service.clock.now.toISOString(),
  }
  expect((await sendCallback(service, body)).status).toBe(200)
}
const held = async () => (await ledger(service)).get('disputes') ?? 0
const lost = async () => (await ledger(service)).get('company:chargebacks') ?? 0
const chargebacks = async () => (await moneyOf(admin, booking)).chargebacks
const cancel = () => client.call('POST', `/api/bookings/${booking.id}/cancellation`, {})

describe('a payment that the holder of the card disputes', () => {
  it('is held apart, shown with its booking, and a case until the bank has decided', async () => {
    await told('inquiry')
    expect(await held()).toBe(0)
    for (const _ of [1, 2, 3]) await told('open')
    await told('inquiry')
    expect(await held()).toBe(booking.paidCents)
    expect(await chargebacks()).toMatchObject([{ disputeId, status: 'open', reason: 'product_not_received' }])
    const { body } = await admin.call<Schemas['AdminTaskList']>('GET', '/api/admin/tasks')
    expect(
      body.tasks.find(({ bookingId, kind }) => kind === 'chargeback' && bookingId === booking.id),
    ).toMatchObject({
      until: '2031-02-20T23:59:59.000Z',
      detail: [String(booking.paidCents), 'product_not_received'],
    })
    await told('won')
    await told('lost')
    expect(await held()).toBe(0)
    expect(await chargebacks()).toMatchObject([{ status: 'won' }])
    expect(await bookingOf(client, booking.id)).toMatchObject({
      status: 'confirmed',
      paidCents: booking.paidCents,
    })
    await expectSound(service)
  })

  it('gives nobody the money twice: who cancels meanwhile gets it once the bank has decided for us, and never if it has not', async () => {
    await told('open')
    await cancel()
    expect(await balanceOf(client)).toBe(0)
    await told('won')
    expect(await balanceOf(client)).toBe(booking.paidCents)
    expect(await bookingOf(client, booking.id)).toMatchObject({
      paidCents: 0,
      refundedCents: booking.paidCents,
    })

    const before = await lost()
    const first = await balanceOf(client)
    booking = await bookingPaidAtPage(service, client)
    disputeId = `dp_${randomUUID()}`
    await told('open')
    await cancel()
    await told('lost')
    expect(await balanceOf(client)).toBe(first)
    // What was paid ahead went to the card, and not to the carrier: the company lost nothing by it.
    expect(await lost()).toBe(before)
    await expectSound(service)
  })

  it('is lost where only the last word arrives, and a driven journey is the company’s loss', async () => {
    const before = await lost()
    await told('lost')
    expect(await held()).toBe(0)
    expect(await lost()).toBe(before + booking.paidCents)
    const gift = await askRefund(admin, booking, orderOf({ toBalanceCents: 100 }))
    expectProblem(gift, { code: 'RULE_VIOLATION' })
    await expectSound(service)
  })

  it('during a refund is waited for: what could not go to the card goes nowhere until the bank has decided', async () => {
    await refundsBecome(service, booking.id, 'failed')
    await askRefund(
      admin,
      booking,
      orderOf({ cancel: { cause: 'company' }, toCardCents: booking.paidCents, reason: null }),
    )
    await Promise.all([told('open'), sendRefunds(service, booking.id)])
    const [refund] = (await moneyOf(admin, booking)).cardRefunds
    const path = `/api/admin/card-refunds/${refund?.id}/decision`
    expectProblem(await admin.call('POST', path, { decision: 'to-balance' }), { code: 'REFUND_NOT_FAILED' })
    await told('lost')
    expect((await moneyOf(admin, booking)).cardRefunds).toMatchObject([{ status: 'by-bank' }])
    expectProblem(await admin.call('POST', path, { decision: 'to-balance' }), { code: 'REFUND_NOT_FAILED' })
    expect(await balanceOf(client)).toBe(0)
    await expectSound(service)
  })

  it('that we know nothing of is held all the same, and seen', async () => {
    const before = await held()
    const body = {
      id: randomUUID(),
      sessionId: randomUUID(),
      type: 'dispute.open',
      amountCents: 700,
      currency: 'EUR',
      disputeId,
      reason: 'fraudulent',
      evidenceDueBy: '2031-02-20T23:59:59.000Z',
      createdAt: service.clock.now.toISOString(),
    }
    await sendCallback(service, body)
    expect(await held()).toBe(before + 700)
    const { body: list } = await admin.call<Schemas['AdminTaskList']>('GET', '/api/admin/tasks')
    expect(list.tasks.find(({ subject }) => subject === disputeId)).toMatchObject({ bookingId: null })
  })
})

describe('the evidence', () => {
  it('is one PDF with everything about the booking', async () => {
    await told('open')
    const [chargeback] = await chargebacks()
    const path = `/api/admin/chargebacks/${chargeback?.id}/evidence.pdf`
    const answer = await admin.fetch(path)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toContain(
      `fiacre-evidence-${booking.bookingNumber}.pdf`,
    )
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    expect((await client.call('GET', path)).status).toBe(403)
  })
})
