import { describe, expect, it } from 'vitest'
import { ageAt, isAdult } from './age.ts'

const now = new Date('2026-03-01T12:00:00Z')

describe('age', () => {
  it.each([
    ['2008-03-01', 18],
    ['2008-03-02', 17],
    ['2008-02-29', 18],
    ['1990-12-31', 35],
    ['2026-03-01', 0],
    ['2030-01-01', -4],
  ])('of somebody born on %s is %i', (dateOfBirth, age) => {
    expect(ageAt(dateOfBirth, now)).toBe(age)
  })

  it('is reached on 1 March by somebody born on 29 February', () => {
    expect(isAdult('2008-02-29', new Date('2026-02-28T23:59:59Z'))).toBe(false)
    expect(isAdult('2008-02-29', new Date('2026-03-01T00:00:00Z'))).toBe(true)
  })

  it('is unknown, and not of age, when the date is none', () => {
    expect(ageAt('1990-02-30', now)).toBeNaN()
    expect(isAdult('yesterday', now)).toBe(false)
    expect(isAdult('', now)).toBe(false)
  })
})
