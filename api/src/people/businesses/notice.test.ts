import { describe, expect, it } from 'vitest'
import type { BusinessState } from './business-states.ts'
import { moveNotice } from './notice.ts'

const now = new Date('2031-05-01T08:00:00Z')
const business = (state: BusinessState, endsAt: Date | null = null) => ({
  state,
  endsAt,
  stateReason: null as string | null,
})

describe('the notice of an agreement', () => {
  it('ends it thirty days later, with a reason, and can be taken back once', () => {
    const partner = business('approved')
    expect(moveNotice(partner, 'end', 'No ride in a year.', now)).toBe(true)
    expect(partner).toEqual({
      state: 'approved',
      endsAt: new Date('2031-05-31T08:00:00Z'),
      stateReason: 'No ride in a year.',
    })
    expect(moveNotice(partner, 'end', 'Again.', now)).toBe(false)
    expect(moveNotice(partner, 'keep', '', now)).toBe(true)
    expect(partner).toEqual(business('approved'))
    expect(moveNotice(partner, 'keep', '', now)).toBe(false)
  })

  it('is given where there is an agreement alone', () => {
    const states = ['draft', 'submitted', 'needs-more', 'rejected', 'closed'] as const
    for (const state of states) expect(moveNotice(business(state), 'end', 'x', now), state).toBe(false)
    expect(moveNotice(business('suspended'), 'end', 'x', now)).toBe(true)
  })
})
