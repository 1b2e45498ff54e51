import { describe, expect, it } from 'vitest'
import { nextStep, type Standing } from './dispatch-plan.ts'

const PICKUP = new Date('2026-02-14T12:00:00Z')
const before = (minutes: number) => new Date(PICKUP.getTime() - minutes * 60_000)
const standing = (more: Partial<Standing> = {}): Standing => ({
  state: 'open',
  pickupAt: PICKUP,
  amendmentUntil: null,
  askedAlone: 0,
  openAlone: [],
  ...more,
})
const DAY = 24 * 60

describe('the way of a ride to its carrier', () => {
  it('asks one after the other, three of them, each until the answer is due', () => {
    expect(nextStep(standing(), before(3 * DAY))).toEqual({ kind: 'ask-next' })
    const asked = standing({ state: 'offered', askedAlone: 1, openAlone: [before(2 * DAY)] })
    expect(nextStep(asked, before(2 * DAY + 1))).toEqual({ kind: 'wait', at: before(2 * DAY) })
    expect(nextStep(asked, before(2 * DAY))).toEqual({ kind: 'ask-next' })
    expect(nextStep({ ...asked, askedAlone: 3 }, before(2 * DAY))).toEqual({ kind: 'ask-all' })
  })

  it('asks all from twelve hours before the pickup on, whoever is asked alone', () => {
    const asked = standing({ state: 'offered', askedAlone: 1, openAlone: [before(11 * 60)] })
    expect(nextStep(asked, before(12 * 60 + 1))).toEqual({ kind: 'wait', at: before(12 * 60) })
    expect(nextStep(asked, before(12 * 60))).toEqual({ kind: 'ask-all' })
  })

  it('is given up an hour before the pickup where nobody was named to drive, and not after it', () => {
    for (const state of ['open', 'offered', 'accepted'] as const) {
      expect(nextStep(standing({ state }), before(60))).toEqual({ kind: 'give-up' })
      expect(nextStep(standing({ state }), PICKUP)).toEqual({ kind: 'wait', at: null })
    }
    expect(nextStep(standing({ state: 'accepted' }), before(61))).toEqual({ kind: 'wait', at: before(60) })
    expect(nextStep(standing({ state: 'assigned' }), before(60))).toEqual({ kind: 'wait', at: null })
  })

  it('is taken from a carrier that does not say whether it drives the ride as it was changed', () => {
    const changed = standing({ state: 'assigned', amendmentUntil: before(DAY) })
    expect(nextStep(changed, before(DAY + 1))).toEqual({ kind: 'wait', at: before(DAY) })
    expect(nextStep(changed, before(DAY))).toEqual({ kind: 'take-back' })
  })

  it('is over with the ride', () => {
    for (const state of ['done', 'no-show', 'cancelled', 'unassignable'] as const)
      expect(nextStep(standing({ state }), before(30))).toEqual({ kind: 'wait', at: null })
  })
})
