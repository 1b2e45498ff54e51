import { describe, expect, it } from 'vitest'
import { readEuros, writeEuros } from './euro-text.ts'

describe('an amount in euros', () => {
  it.each([
    ['25', 2500],
    [' 25.5 ', 2550],
    ['25,05 €', 2505],
    ['€0.99', 99],
    ['0', 0],
  ])('is read from "%s"', (text, cents) => expect(readEuros(text)).toBe(cents))

  it.each(['', 'all', '-5', '1.234', '1e3', '12345678', '5 zł'])('is not found in "%s"', (text) =>
    expect(readEuros(text)).toBeNull(),
  )

  it('is written as the language has it, and can be read again', () => {
    expect(writeEuros(123_450, 'en')).toBe('1234.50')
    expect(writeEuros(123_450, 'pl')).toBe('1234,50')
    expect(readEuros(writeEuros(7, 'pl'))).toBe(7)
  })
})
