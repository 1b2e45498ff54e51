import { prepaymentCents } from '@fiacre/sdk/rules'
import { describe, expect, it } from 'vitest'
import { sampleBooking } from '../booking/sample-bookings.ts'
import { samplePayment } from './sample-payment.ts'
import { canSplit, paymentPlan, type PaymentChoice } from './payment-plan.ts'

const ALL_BY_CARD: PaymentChoice = { method: 'card', share: 'all', balanceCents: 0 }
const money = samplePayment(sampleBooking(), { balanceCents: 2500 })

describe('paymentPlan', () => {
  it('asks for all of the price', () => {
    expect(paymentPlan(money, ALL_BY_CARD)).toEqual({
      method: 'card',
      prepaymentPercent: 100,
      fromBalanceCents: 0,
      mostFromBalanceCents: 2500,
      toPayCents: 11096,
      toDriverCents: 0,
    })
  })

  it('asks for the least part by card and leaves the rest to the driver', () => {
    const plan = paymentPlan(money, { ...ALL_BY_CARD, share: 'part' })
    expect(plan).toMatchObject({ prepaymentPercent: 30, toPayCents: 3329, toDriverCents: 7767 })
  })

  it('asks for all of it by bank transfer, whatever was chosen for the card', () => {
    const plan = paymentPlan(money, { method: 'bank_transfer', share: 'part', balanceCents: 0 })
    expect(plan).toMatchObject({ method: 'bank_transfer', toPayCents: 11096, toDriverCents: 0 })
  })

  it('takes from the balance what was chosen, and never more than there is or than is asked', () => {
    const taken = (balanceCents: number, share: 'all' | 'part' = 'all', held = 2500) =>
      paymentPlan({ ...money, balanceCents: held }, { ...ALL_BY_CARD, share, balanceCents }).fromBalanceCents
    expect(taken(1000)).toBe(1000)
    expect(taken(9999)).toBe(2500)
    expect(taken(20_000, 'part', 20_000)).toBe(3329)
  })

  it('awaits no transfer where the balance covers everything', () => {
    const plan = paymentPlan(
      { ...money, balanceCents: 20_000 },
      { method: 'bank_transfer', share: 'all', balanceCents: 20_000 },
    )
    expect(plan).toMatchObject({ method: 'card', fromBalanceCents: 11096, toPayCents: 0 })
  })

  it('asks for what is outstanding once something was paid, by the part that was agreed', () => {
    const partly = { ...money, prepaymentCents: 3329, paidCents: 1000, outstandingCents: 2329 }
    expect(canSplit(partly)).toBe(false)
    expect(paymentPlan(partly, ALL_BY_CARD)).toMatchObject({
      prepaymentPercent: 30,
      toPayCents: 2329,
      toDriverCents: 7767,
    })
    // A transfer pays the rest of the price.
    const byTransfer = paymentPlan(partly, { ...ALL_BY_CARD, method: 'bank_transfer' })
    expect(byTransfer).toMatchObject({ toPayCents: 10096, toDriverCents: 0 })
  })

  it('finds the agreed percentage again from its cents', () => {
    for (let percent = 30; percent <= 100; percent += 1) {
      const ahead = prepaymentCents(money.totalCents, percent)
      const partly = { ...money, prepaymentCents: ahead, paidCents: 1, outstandingCents: ahead - 1 }
      expect(paymentPlan(partly, ALL_BY_CARD).prepaymentPercent).toBe(percent)
    }
  })

  it('cannot split what is too small for it', () => {
    expect(canSplit({ ...money, totalCents: 1, minimumPrepaymentCents: 1 })).toBe(false)
  })
})
