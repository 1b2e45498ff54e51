import { describe, expect, it } from 'vitest'
import { newBookingNumber } from './booking-number.ts'

describe('a booking number', () => {
  it('is FC- and six signs that cannot be mistaken for one another', () => {
    for (let i = 0; i < 500; i += 1) expect(newBookingNumber()).toMatch(/^FC-[0-9A-HJKMNP-TV-Z]{6}$/)
  })

  it('is hardly ever the same twice', () => {
    const numbers = new Set(Array.from({ length: 2000 }, newBookingNumber))
    expect(numbers.size).toBeGreaterThan(1995)
  })
})
