import { expect, it } from 'vitest'
import { mailsToSend } from './mails-to-send.ts'

const MONEY = { totalCents: 10_000, prepaymentCents: 10_000 }

it.each([
  [{ status: 'cancelled', paymentStatus: 'completed', paidCents: 0 }, ['cancellation']],
  [{ status: 'confirmed', paymentStatus: 'completed', paidCents: 10_000 }, ['confirmation', 'receipt']],
  [{ status: 'pending', paymentStatus: 'pending', paidCents: 0 }, ['payment-request']],
  [{ status: 'pending', paymentStatus: 'processing', paidCents: 0 }, []],
  [{ status: 'completed', paymentStatus: 'pending', paidCents: 0 }, []],
] as const)('of %j can be sent %j', (standing, mails) => {
  expect(mailsToSend({ ...MONEY, ...standing })).toEqual(mails)
})
