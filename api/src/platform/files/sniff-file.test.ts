import { expect, it } from 'vitest'
import { sniffFile } from './sniff-file.ts'

it('tells a file by its first bytes alone', () => {
  const of = (hex: string) => sniffFile(Buffer.from(hex, 'hex'))
  expect(of('255044462d312e37')).toBe('application/pdf')
  expect(of('ffd8ffe000104a46')).toBe('image/jpeg')
  expect(of('89504e470d0a1a0a00')).toBe('image/png')
  expect(of('524946460000000057454250')).toBe('image/webp')
  // A sound is RIFF, too; what is too short, or begins with blanks, is nothing.
  for (const other of ['524946460000000057415645', '', 'ff', '20255044462d', '3c7376673e'])
    expect(of(other)).toBeUndefined()
})
