import { expect, it } from 'vitest'
import { paymentAsked, paymentOfBooking } from './payment-asked.ts'

const company = {
  partnerId: '0198c2a6-1b2c-7d3e-8f40-5a6b7c8d9e0f',
  name: 'Hotel Chamonix SARL',
  monthlyLimitCents: null,
  leftCents: null,
  blockedBy: null,
}
const payable = {
  totalCents: 18390,
  methods: ['card' as const, 'bank_transfer' as const],
  minimumPrepaymentPercent: 30,
  balanceCents: 5000,
  company,
}

it('takes of a form the way alone: amounts, and whose invoice it is, are those of the account', () => {
  const typed = { prepaymentPercent: '1', balanceCents: '999999', invoicePartnerId: 'another' }
  const asked = (fields: Record<string, string>, own = {}) =>
    paymentAsked({ ...typed, ...fields }, { ...payable, ...own })
  expect(asked({})).toEqual({ paymentMethod: 'card' })
  expect(asked({ way: 'part', balance: '1' })).toEqual({
    paymentMethod: 'card',
    prepaymentPercent: 30,
    balanceCents: 5000,
  })
  expect(asked({ way: 'transfer', balance: '1' })).toEqual({
    paymentMethod: 'bank_transfer',
    balanceCents: 5000,
  })
  expect(asked({ way: 'transfer', balance: '1' }, { balanceCents: 18390 }).paymentMethod).toBe('card')
  expect(asked({ way: 'invoice', costReference: ' Orion ', balance: '1' })).toEqual({
    paymentMethod: 'invoice',
    invoicePartnerId: company.partnerId,
    costReference: 'Orion',
  })
  expect(asked({ way: 'invoice' }, { company: null })).toEqual({ paymentMethod: 'card' })
})

it('keeps what was agreed for a booking of which something is paid', () => {
  const money = { totalCents: 10001, prepaymentCents: 3001, minimumPrepaymentPercent: 30, balanceCents: 0 }
  expect(paymentOfBooking({ way: 'all' }, { ...money, paidCents: 100 })).toEqual({
    method: 'card',
    prepaymentPercent: 30,
  })
  expect(paymentOfBooking({ way: 'all' }, { ...money, paidCents: 0 })).toEqual({ method: 'card' })
  expect(paymentOfBooking({ way: 'part' }, { ...money, paidCents: 0 })).toEqual({
    method: 'card',
    prepaymentPercent: 30,
  })
})
