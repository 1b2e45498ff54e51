import { describe, expect, it } from 'vitest'
import { DRIVER_EVENT_KINDS, type DriverEventKind } from './driver-event.entity.ts'
import { judgeEvent, type Known } from './judge-event.ts'

const at = (time: string) => new Date(`2026-02-14T${time}:00Z`)

const ASSIGNED: Known = {
  state: 'assigned',
  pickupAt: at('13:30'),
  waitsUntil: at('14:30'),
  departedAt: null,
  arrivedAt: null,
  boardedAt: null,
  finishedAt: null,
}
const ON_BOARD: Known = { ...ASSIGNED, state: 'on-board', boardedAt: at('13:40') }
const judged = (known: Known, kind: DriverEventKind, time: string) => judgeEvent(known, kind, at(time))

describe('a report of a driver', () => {
  it('moves the ride where it stands so, step by step', () => {
    expect(judged(ASSIGNED, 'on-the-way', '12:50')).toEqual({ kind: 'move', step: 'depart' })
    const under = { ...ASSIGNED, state: 'on-the-way', departedAt: at('12:50') } as const
    expect(judged(under, 'arrived', '13:20')).toEqual({ kind: 'move', step: 'arrive' })
    expect(judged(under, 'on-board', '13:40')).toEqual({ kind: 'move', step: 'board' })
    expect(judged(ON_BOARD, 'done', '14:50')).toEqual({ kind: 'move', step: 'finish' })
  })

  it('fills in what happened before the step that is known, when it comes late', () => {
    expect(judged(ON_BOARD, 'arrived', '13:20')).toEqual({ kind: 'fill', step: 'arrive' })
    const done = { ...ON_BOARD, state: 'done', finishedAt: at('14:50') } as const
    expect(judged(done, 'on-the-way', '12:50')).toEqual({ kind: 'fill', step: 'depart' })
  })

  it('goes to a person where it contradicts what is known', () => {
    const contradictions: [Known, DriverEventKind, string][] = [
      [ON_BOARD, 'arrived', '13:50'],
      [{ ...ON_BOARD, arrivedAt: at('13:20') }, 'done', '13:10'],
      [ASSIGNED, 'done', '14:50'],
      [ASSIGNED, 'on-board', '07:00'],
      [{ ...ASSIGNED, state: 'cancelled' }, 'on-board', '13:40'],
      [{ ...ASSIGNED, state: 'no-show' }, 'on-board', '13:40'],
      [ON_BOARD, 'no-show', '14:40'],
    ]
    for (const [known, kind, time] of contradictions)
      expect(judged(known, kind, time), `${known.state} ${kind} ${time}`).toEqual({ kind: 'person' })
  })

  it('of a no-show counts from the end of the wait on, and never before', () => {
    const waiting = { ...ASSIGNED, state: 'arrived', arrivedAt: at('13:20') } as const
    expect(judged(waiting, 'no-show', '14:29')).toEqual({ kind: 'too-early' })
    expect(judged(waiting, 'no-show', '14:30')).toEqual({ kind: 'ask' })
    expect(judged({ ...waiting, state: 'cancelled' }, 'no-show', '14:40')).toEqual({ kind: 'note' })
  })

  it('that was made before is noted, and so is each call', () => {
    expect(judged(ON_BOARD, 'on-board', '13:45')).toEqual({ kind: 'note' })
    expect(judged({ ...ASSIGNED, state: 'cancelled' }, 'contacted', '13:45')).toEqual({ kind: 'note' })
    // Every kind has its answer, wherever a ride stands.
    const states = ['accepted', 'arrived', 'unassignable', 'done'] as const
    for (const state of states)
      for (const kind of DRIVER_EVENT_KINDS)
        expect(judged({ ...ASSIGNED, state }, kind, '13:45').kind, `${state} ${kind}`).toBeTypeOf('string')
  })
})
