import { expect, it } from 'vitest'
import { newPaymentPlan, paymentOfBooking, waysToPay, type NewPayment } from './way-to-pay.ts'

const PAYMENT: NewPayment = {
  totalCents: 18_390,
  methods: ['card', 'bank_transfer'],
  minimumPrepaymentPercent: 30,
  balanceCents: 5_000,
  company: null,
}

it('offers what is on, and a part only where it is less than all', () => {
  expect(waysToPay(PAYMENT)).toEqual(['all', 'part', 'transfer'])
  expect(waysToPay({ ...PAYMENT, methods: ['bank_transfer'] })).toEqual(['transfer'])
  expect(waysToPay({ ...PAYMENT, totalCents: 1 })).toEqual(['all', 'transfer'])
  expect(waysToPay({ ...PAYMENT, methods: [] })).toEqual([])
})

it('says what is paid now, from the balance and to the driver, and asks for it with the booking', () => {
  const plan = newPaymentPlan(PAYMENT, { way: 'part', usesBalance: true })
  expect(plan).toMatchObject({ fromBalanceCents: 5_000, toPayCents: 517, toDriverCents: 12_873 })
  expect(paymentOfBooking(plan)).toEqual({ prepaymentPercent: 30, balanceCents: 5_000 })
})

it('names nothing that is usual, and no transfer of nothing', () => {
  expect(paymentOfBooking(newPaymentPlan(PAYMENT, { way: 'all', usesBalance: false }))).toEqual({})
  const covered = newPaymentPlan({ ...PAYMENT, balanceCents: 20_000 }, { way: 'transfer', usesBalance: true })
  expect(covered.toPayCents).toBe(0)
  expect(paymentOfBooking(covered)).toEqual({ balanceCents: 18_390 })
  expect(paymentOfBooking(newPaymentPlan(PAYMENT, { way: 'transfer', usesBalance: false }))).toEqual({
    paymentMethod: 'bank_transfer',
  })
})

it('takes the first way that is on where the one asked for is not', () => {
  const onlyTransfer = { ...PAYMENT, methods: ['bank_transfer' as const] }
  expect(newPaymentPlan(onlyTransfer, { way: 'part', usesBalance: false })).toMatchObject({
    method: 'bank_transfer',
    toPayCents: 18_390,
  })
})

it('offers the invoice of a company that is open to the traveller, and asks for nothing from the balance then', () => {
  const company = { partnerId: '1', name: 'Alpine Works', monthlyLimitCents: null, leftCents: null }
  const closed = { ...PAYMENT, company: { ...company, blockedBy: 'overdue' as const } }
  const choice = { way: 'invoice', usesBalance: true, costReference: ' Orion ' } as const
  expect(newPaymentPlan(closed, choice)).toMatchObject({ method: 'card', fromBalanceCents: 5_000 })
  const open = { ...PAYMENT, company: { ...company, blockedBy: null } }
  expect(waysToPay(open)).toEqual(['all', 'part', 'transfer', 'invoice'])
  const plan = newPaymentPlan(open, choice)
  expect(plan.toPayCents).toBe(0)
  expect(paymentOfBooking(plan)).toEqual({
    paymentMethod: 'invoice',
    invoicePartnerId: '1',
    costReference: 'Orion',
  })
})
