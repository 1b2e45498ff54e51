import { describe, expect, it } from 'vitest'
import { nextLook } from './poll-schedule.ts'

/** All waits until the asking stops. */
function waits(): number[] {
  const all: number[] = []
  for (let wait = nextLook(0); wait !== null; wait = nextLook(all.length)) all.push(wait)
  return all
}

describe('nextLook', () => {
  it('looks soon at first, and ever less often', () => {
    expect(waits()[0]).toBe(1000)
    expect(waits()).toEqual(waits().toSorted((a, b) => a - b))
  })

  it('stops after less than a minute, for good', () => {
    const total = waits().reduce((sum, wait) => sum + wait, 0)
    expect(total).toBeGreaterThan(30_000)
    expect(total).toBeLessThan(60_000)
    expect(nextLook(waits().length + 5)).toBeNull()
  })
})
