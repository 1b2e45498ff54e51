import { expect, it } from 'vitest'
import { postingLines } from './posting-lines.ts'

it('postings are shown by what each changes of an account, without what money only passes through', () => {
  const entries = [
    { account: 'booking:1042', amountCents: 500 },
    { account: 'refunds', amountCents: -500 },
    { account: 'refunds', amountCents: 500 },
    { account: 'refunds:to-cards', amountCents: -500 },
  ]
  expect(postingLines([{ kind: 'REFUND', entries }])).toEqual([
    { key: '0-booking:1042', account: 'booking:1042', amountCents: 500 },
    { key: '0-refunds:to-cards', account: 'refunds:to-cards', amountCents: -500 },
  ])
})
