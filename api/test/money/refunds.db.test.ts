import { APPROVAL_LIMIT_CENTS } from '@fiacre/sdk/rules'
import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { administrator } from '../support/administrators.ts'
import type { TestClient } from '../support/client.ts'
import { balanceOf, bookBy, bookingOf, expectSound, type Booking, type Schemas } from '../support/money.ts'
import { ledger, mailsOfKind } from '../support/payment-callbacks.ts'
import { expectProblem } from '../support/problems.ts'
import {
  askRefund,
  bookingPaidAtPage,
  moneyOf,
  orderOf,
  previewRefund,
  refundsBecome,
  sendRefunds,
} from '../support/refunds.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { newTraveller, trip } from '../support/traveller.ts'

let service: TestService
let admin: TestClient
let client: TestClient
let email: string
let booking: Booking

beforeAll(async () => {
  service = await sharedService()
  admin = await administrator(service)
})
beforeEach(async () => {
  ;({ client, email } = await newTraveller(service.url))
  booking = await bookingPaidAtPage(service, client)
})

const decideRefund = (id: string, decision: 'retry' | 'to-balance') =>
  admin.call<Schemas['CardRefund']>('POST', `/api/admin/card-refunds/${id}/decision`, { decision })
const tasks = async (kind: string) =>
  (await admin.call<Schemas['AdminTaskList']>('GET', '/api/admin/tasks')).body.tasks.filter(
    (task) => task.kind === kind,
  )

describe('cancelling with a split', () => {
  it('does exactly what its preview said: some to the balance, some to the card, and nothing is left', async () => {
    const total = booking.paidCents
    const cancel = { cause: 'carrier' as const }
    const order = orderOf({ cancel, toBalanceCents: total - 5_000, toCardCents: 5_000, reason: null })
    const preview = (await previewRefund(admin, booking, order)).body
    expect(preview.terms).toMatchObject({
      policyCents: total,
      mostCents: total,
      isWithinPolicy: true,
      needsApproval: false,
    })
    expect((await bookingOf(client, booking.id)).status).toBe('confirmed')
    for (const { entries } of preview.postings)
      expect(entries.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0)
    const { postings: before } = await moneyOf(admin, booking)

    const answer = await askRefund(admin, booking, order)
    expect(answer.body).toMatchObject({ outcome: 'done', approvalId: null, booking: { status: 'cancelled' } })
    const { postings, cardRefunds } = await moneyOf(admin, booking)
    const made = postings.map(({ kind, entries }) => ({ kind, entries }))
    expect(made).toEqual(expect.arrayContaining(preview.postings))
    // The job that sends it to the card may be through already, and has posted that.
    const sent = cardRefunds.filter(({ status }) => status === 'done').length
    expect(made).toHaveLength(before.length + preview.postings.length + sent)
    expect(cardRefunds).toMatchObject([{ amountCents: 5_000, attempt: 1 }])
    expect(await balanceOf(client)).toBe(total - 5_000)
    expect(await bookingOf(client, booking.id)).toMatchObject({
      paidCents: preview.paidCents,
      refundedCents: total,
    })

    await sendRefunds(service, booking.id)
    await sendRefunds(service, booking.id)
    const after = await moneyOf(admin, booking)
    expect(after.cardRefunds).toMatchObject([{ status: 'done' }])
    const toCards = after.postings
      .flatMap(({ entries }) => entries)
      .filter(({ account }) => account === 'refunds:to-cards')
    expect(toCards).toHaveLength(2)
    expect(toCards.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0)
    expect(await mailsOfKind(service, email, 'booking-cancelled')).toBe(1)
    await expectSound(service)
  })

  it('needs a reason for what the terms do not give, a whole sum, and no more than was paid', async () => {
    const cancel = { cause: 'company' as const }
    const part = orderOf({ cancel, toBalanceCents: 100, reason: ' ' })
    expectProblem(await askRefund(admin, booking, part), { code: 'RULE_VIOLATION' })
    const more = orderOf({ cancel, toBalanceCents: 1, toCardCents: booking.paidCents })
    expectProblem(await askRefund(admin, booking, more), { code: 'RULE_VIOLATION' })
    const negative = { ...more, toBalanceCents: -1 }
    expectProblem(await askRefund(admin, booking, negative), { code: 'INVALID_REQUEST' })
    const tooMuchOfCard = orderOf({ cancel, toCardCents: booking.paidCents + 1 })
    expectProblem(await previewRefund(admin, booking, tooMuchOfCard), { code: 'RULE_VIOLATION' })
    const within = orderOf({ cancel, toBalanceCents: booking.paidCents, reason: null })
    expect((await askRefund(admin, booking, within)).status).toBe(200)
    expectProblem(await askRefund(admin, booking, within), { code: 'BOOKING_CANCELLED' })
  })

  it('happens once for one key, and not on a booking that somebody else has changed', async () => {
    const order = orderOf({ toBalanceCents: 1_000 })
    const seen = await admin.call('GET', `/api/admin/bookings/${booking.id}`)
    const tag = String(seen.headers.get('etag'))
    const headers = { 'If-Match': tag, 'Idempotency-Key': randomUUID() }
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => askRefund(admin, booking, order, headers)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await balanceOf(client)).toBe(1_000)
    const late = { 'If-Match': tag, 'Idempotency-Key': randomUUID() }
    expectProblem(await askRefund(admin, booking, order, late), { code: 'PRECONDITION_FAILED' })
    expect(await balanceOf(client)).toBe(1_000)
  })
})

describe('a refund of a booking that stays', () => {
  it('is the company’s gift: the booking stays paid, and cancelling later gives back the rest alone', async () => {
    const total = booking.paidCents
    await askRefund(admin, booking, orderOf({ toBalanceCents: 1_000, toCardCents: 500 }))
    await sendRefunds(service, booking.id)
    const now = await bookingOf(client, booking.id)
    expect(now).toMatchObject({
      status: 'confirmed',
      paidCents: total,
      outstandingCents: 0,
      refundedCents: 1_500,
    })
    expect(await mailsOfKind(service, email, 'refund')).toBe(1)
    expect((await ledger(service)).get('company:goodwill')).toBeGreaterThan(0)
    const shown = await client.call<Schemas['Cancellation']>(
      'GET',
      `/api/bookings/${booking.id}/cancellation`,
    )
    expect(shown.body).toMatchObject({ refundCents: total - 1_500, keptCents: 0 })
    await client.call('POST', `/api/bookings/${booking.id}/cancellation`, {
      expectedRefundCents: total - 1_500,
    })
    expect(await balanceOf(client)).toBe(total - 500)
    expect(await bookingOf(client, booking.id)).toMatchObject({ paidCents: 0, refundedCents: total })
    const most = await previewRefund(admin, booking, orderOf({ toBalanceCents: 1 }))
    expectProblem(most, { code: 'RULE_VIOLATION' })
    await expectSound(service)
  })

  it('comes out of nobody’s pocket for a booking that was never paid', async () => {
    const open = (await bookBy(client, trip(service.clock.now))).body.booking
    expectProblem(await askRefund(admin, open, orderOf({ toBalanceCents: 100 })), { code: 'RULE_VIOLATION' })
    expectProblem(await askRefund(admin, booking, orderOf()), { code: 'RULE_VIOLATION' })
  })

  it('never gives back more than was paid, also when twenty ask at once', async () => {
    const most = Math.min(booking.paidCents, APPROVAL_LIMIT_CENTS)
    const each = Math.floor(most / 3)
    const asked = Array.from({ length: 20 }, (_, index) =>
      askRefund(admin, booking, orderOf(index % 2 ? { toBalanceCents: each } : { toCardCents: each })),
    )
    const done = (await Promise.all(asked)).filter(({ body }) => body.outcome === 'done')
    await sendRefunds(service, booking.id)
    const { refundedCents, paidCents } = await bookingOf(client, booking.id)
    expect(refundedCents).toBe(done.length * each)
    expect(refundedCents).toBeLessThanOrEqual(Math.min(paidCents, APPROVAL_LIMIT_CENTS))
    await expectSound(service)
  })
})

describe('a refund that the gateway cannot send', () => {
  it('waits for a person, who tries again or puts it on the balance', async () => {
    await refundsBecome(service, booking.id, 'failed')
    await askRefund(admin, booking, orderOf({ toCardCents: 2_000 }))
    await sendRefunds(service, booking.id)
    const [refund] = (await moneyOf(admin, booking)).cardRefunds
    expect(refund).toMatchObject({ status: 'failed', failure: 'expired_or_canceled_card' })
    const own = (await tasks('card-refund')).filter(({ bookingId }) => bookingId === booking.id)
    expect(own).toMatchObject([{ detail: ['2000', 'expired_or_canceled_card'] }])

    const id = refund?.id ?? ''
    expect((await decideRefund(id, 'retry')).body).toMatchObject({ status: 'pending', attempt: 2 })
    await sendRefunds(service, booking.id)
    const both = await Promise.all([decideRefund(id, 'to-balance'), decideRefund(id, 'to-balance')])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await balanceOf(client)).toBe(2_000)
    expect((await tasks('card-refund')).filter(({ bookingId }) => bookingId === booking.id)).toEqual([])
    await expectSound(service)
  })
})
