import { APPROVAL_LIMIT_CENTS } from '@fiacre/sdk/rules'
import { describe, expect, it } from 'vitest'
import type { components } from '@fiacre/sdk/contract'
import type { BookingRow } from '#bookings/booking/booking.entity.ts'
import { refundRules } from './refund-terms.ts'

type Order = components['schemas']['RefundOrder']

const NOW = new Date('2031-02-01T10:00:00Z')
const booking = (more: Partial<BookingRow> = {}) =>
  ({
    status: 'confirmed',
    paymentStatus: 'completed',
    accessLevel: 'saver',
    partnerId: null,
    createdAt: new Date('2031-01-01T10:00:00Z'),
    pickupAt: new Date('2031-02-03T10:00:00Z'),
    paidCents: 50_000,
    keptCents: 0,
    goodwillCents: 0,
    disputedCents: 0,
    cardRefundedCents: 0,
    ...more,
  }) as BookingRow
const order = (more: Partial<Order> = {}): Order => ({
  cancel: null,
  toBalanceCents: 0,
  toCardCents: 0,
  reason: null,
  ...more,
})
const rules = (row: BookingRow, asked: Order) => refundRules(row, asked, row.paidCents, NOW)

describe('what the rules say of a refund', () => {
  it.each([
    ['company', 50_000],
    ['carrier', 50_000],
    ['no-show', 0],
    // Saver, a month after it was booked.
    ['traveller', 0],
  ] as const)('by the terms a cancellation by %s gives %i back, whatever the sum', (cause, policyCents) => {
    const asked = order({ cancel: { cause }, toBalanceCents: policyCents })
    expect(rules(booking(), asked)).toMatchObject({
      policyCents,
      isWithinPolicy: true,
      needsReason: cause === 'no-show',
      needsApproval: false,
      leavingCents: policyCents,
    })
  })

  it('more or less than the terms give needs a reason, and above the limit a second person', () => {
    const cancel = { cause: 'traveller' } as const
    const asked = (toBalanceCents: number) => rules(booking(), order({ cancel, toBalanceCents }))
    expect(asked(APPROVAL_LIMIT_CENTS)).toMatchObject({ needsReason: true, needsApproval: false })
    expect(asked(APPROVAL_LIMIT_CENTS + 1)).toMatchObject({ needsReason: true, needsApproval: true })
    const nothing = rules(booking(), order({ cancel: { cause: 'company' } }))
    expect(nothing).toMatchObject({ isWithinPolicy: false, needsApproval: true, leavingCents: 0 })
  })

  it('counts what was given before, so that nobody gives a large sum in small parts', () => {
    const given = booking({ goodwillCents: APPROVAL_LIMIT_CENTS - 100 })
    expect(rules(given, order({ toBalanceCents: 100 })).needsApproval).toBe(false)
    expect(rules(given, order({ toBalanceCents: 101 })).needsApproval).toBe(true)
    const toCards = booking({ cardRefundedCents: APPROVAL_LIMIT_CENTS })
    expect(rules(toCards, order({ toCardCents: 1 })).needsApproval).toBe(true)
  })

  it('gives back what is not back yet: a gift, and what a bank took, are a part of all of it', () => {
    const row = booking({ goodwillCents: 8_000, disputedCents: 2_000 })
    const cancel = { cause: 'company' } as const
    const whole = rules(row, order({ cancel, toBalanceCents: 40_000 }))
    expect(whole).toMatchObject({
      policyCents: 40_000,
      mostCents: 40_000,
      isWithinPolicy: true,
      leavingCents: 50_000,
    })
    expect(rules(row, order({ cancel, toBalanceCents: 39_999 })).leavingCents).toBe(39_999)
  })
})
