import { describe, expect, it } from 'vitest'
import { redact, redactQuoted } from './redact.ts'

describe('a text that goes into the log', () => {
  it.each([
    ['550 <ada.kowalska+x@example.com>: no such mailbox', '550 <…>: no such mailbox'],
    ['cannot call +48 (601) 234-567 today', 'cannot call … today'],
    ['born on 1990-04-12', 'born on …'],
    ['sk_live_4f9aB2c8D1e7 is not known', '… is not known'],
    ['fetch http://user:word@10.123.200.100:5432/x?token=abc', 'fetch http://10.123.200.100:5432/x?…'],
    ['no row { token: q3Jc0vQ2mB1sT7uYw8Zk4g }', 'no row { token: … }'],
  ])('says no more than it may: %s', (text, said) => {
    expect(redact(text)).toBe(said)
  })

  it.each([
    'connect ECONNREFUSED 127.0.0.1:5432',
    'connect ECONNREFUSED 10.123.200.100:5432',
    'The checkout 0198c2a4-2e5b-7c11-9d0f-4b1a2c3d4e5f is gone.',
    'duplicate key value violates unique constraint "ledger_posting_reference_unique"',
    "Cannot read properties of undefined (reading 'totalCents')",
  ])('keeps what is looked for: %s', (text) => {
    expect(redact(text)).toBe(text)
  })

  it('is not long', () => {
    expect(redact('word '.repeat(1000))).toHaveLength(300)
  })

  it('loses what is quoted from the first mark to the last, so that a mark inside ends nothing', () => {
    expect(redactQuoted('invalid input for uuid: "my "secret" word"')).toBe('invalid input for uuid: "…"')
  })
})
