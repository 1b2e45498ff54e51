import { describe, expect, it } from 'vitest'
import { after, isOver, isTaken, RIDE_MOVES, RIDE_STATES, type RideState } from './ride-states.ts'

const from = (state: RideState) =>
  RIDE_MOVES.flatMap((move) => {
    const to = after(state, move)
    return to ? [to] : []
  })

describe('the states of a ride', () => {
  it('are all reached from an open one', () => {
    const reached = new Set<RideState>(['open'])
    for (const state of reached) for (const to of from(state)) reached.add(to)
    expect([...reached].toSorted()).toEqual([...RIDE_STATES].toSorted())
  })

  it('lead to an end from wherever a ride is not over, and from an end only back to the start', () => {
    const wrong = RIDE_STATES.filter((state) =>
      isOver(state) ? from(state).some((to) => to !== 'open') : !from(state).some(isOver),
    )
    expect(wrong).toEqual([])
    expect(from('done')).toEqual([])
  })

  it('let nobody be offered, or give up, what a carrier has', () => {
    const taken = RIDE_STATES.filter(isTaken)
    expect(taken.filter((state) => after(state, 'offer') ?? after(state, 'give-up'))).toEqual([])
    expect(taken.filter((state) => after(state, 'accept'))).toEqual([])
  })
})
