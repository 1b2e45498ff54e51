import { describe, expect, it } from 'vitest'
import { entry, inOneOrder } from './timeline.ts'

const by = { actor: 'administrator', byEmail: 'admin@example.com' } as const
const step = entry({ at: '2026-02-10T09:00:00.000Z', source: 'event', code: 'CANCELLED', ...by })
const deed = entry({
  at: '2026-02-10T09:00:00.020Z',
  source: 'audit',
  code: 'booking.status-set',
  network: '192.0.2.1',
  ...by,
})

describe('the timeline', () => {
  it('tells a step of the audit trail once, and from where', () => {
    expect(inOneOrder([step, deed])).toEqual([{ ...step, network: '192.0.2.1' }])
  })

  it('keeps what another person did, what came later, and what no step names', () => {
    const others = [
      { ...deed, byEmail: 'other@example.com' },
      { ...deed, at: '2026-02-10T09:01:00.000Z' },
      { ...deed, code: 'booking.mail-sent' },
    ]
    for (const other of others) expect(inOneOrder([step, other])).toHaveLength(2)
  })

  it('takes one deed for one step', () => {
    expect(inOneOrder([step, deed, { ...deed }])).toHaveLength(2)
  })

  it('begins with the newest', () => {
    const mail = entry({ at: '2026-02-11T09:00:00.000Z', source: 'mail', code: 'receipt' })
    expect(inOneOrder([step, mail]).map(({ code }) => code)).toEqual(['receipt', 'CANCELLED'])
  })
})
