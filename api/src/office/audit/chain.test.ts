import { expect, it } from 'vitest'
import { FIRST_HASH, hashOf } from './chain.ts'

const ENTRY = {
  id: 1,
  at: new Date('2026-02-10T09:00:00Z'),
  actorId: '0198c2a4-1d2c-7a3b-8f4e-5a6b7c8d9e0f',
  network: null,
  action: 'booking.status-set' as const,
  subject: 'booking' as const,
  subjectId: '1042',
  batchId: null,
  before: { status: 'pending', paymentStatus: 'pending' },
  after: { status: 'cancelled', paymentStatus: 'pending' },
  personId: null,
  reason: null,
  previousHash: FIRST_HASH,
}

it('is the same however the members of its facts are ordered, as a database keeps them in its own order', () => {
  const turned = { ...ENTRY, before: { paymentStatus: 'pending', status: 'pending' } }
  expect(hashOf(turned)).toBe(hashOf(ENTRY))
})

it.each([
  ['another day', { at: new Date('2026-02-10T09:00:00.001Z') }],
  ['another fact', { after: { status: 'completed', paymentStatus: 'pending' } }],
  ['another entry before it', { previousHash: '1'.repeat(64) }],
  ['a reason', { reason: 'The car broke down.' }],
])('is another with %s', (_what, change) => {
  expect(hashOf({ ...ENTRY, ...change })).not.toBe(hashOf(ENTRY))
})
