import { describe, expect, it } from 'vitest'
import { standingAfter, type PartnerMove } from './partner-states.ts'

const after = (state: Parameters<typeof standingAfter>[0]['state'], isLive: boolean, move: PartnerMove) =>
  standingAfter({ state, isLive }, move)

describe('the standing of a partner', () => {
  it('is live from an approval on, and not after a suspension, a refusal or the end', () => {
    expect(after('submitted', false, 'approve')).toEqual({ state: 'approved', isLive: true })
    for (const move of ['suspend', 'close'] as const)
      expect(after('approved', true, move)?.isLive).toBe(false)
    expect(after('needs-more', true, 'reject')?.isLive).toBe(false)
    expect(after('suspended', false, 'reinstate')).toEqual({ state: 'approved', isLive: true })
  })

  it('stays as live as it was while we look at it again, or ask for more', () => {
    expect(after('approved', true, 'review')).toEqual({ state: 'submitted', isLive: true })
    expect(after('approved', true, 'ask')).toEqual({ state: 'needs-more', isLive: true })
    expect(after('needs-more', true, 'submit')).toEqual({ state: 'submitted', isLive: true })
    expect(after('draft', false, 'submit')).toEqual({ state: 'submitted', isLive: false })
  })

  it('is never approved past a review, and never comes back from its end', () => {
    for (const state of ['draft', 'needs-more', 'rejected', 'suspended', 'closed'] as const)
      expect(after(state, false, 'approve')).toBeUndefined()
    for (const move of ['submit', 'approve', 'reinstate', 'close'] as const)
      expect(after('closed', false, move)).toBeUndefined()
  })
})
