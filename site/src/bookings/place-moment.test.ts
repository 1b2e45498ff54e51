import { describe, expect, it } from 'vitest'
import { isOtherClock } from './place-moment.tsx'

const noon = new Date('2026-02-14T12:00:00Z')

describe('isOtherClock', () => {
  it('is true where the traveller’s clock shows another time', () => {
    expect(isOtherClock(noon, 'Europe/Zurich', 'Europe/London')).toBe(true)
  })

  it('is false where it shows the same, whatever the zone is called', () => {
    expect(isOtherClock(noon, 'Europe/Zurich', 'Europe/Warsaw')).toBe(false)
  })
})
