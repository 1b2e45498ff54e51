import { describe, expect, it } from 'vitest'
import { accentFor } from './accent.ts'
import { accentStyles } from './accent-sheet.ts'
import { contrast } from './contrast.ts'

const COLOURS = ['#0b5d4b', '#ffe600', '#ffffff', '#000000', '#e4002b', '#8a8a8a', '#1e3a8a', '#00ffff']
const SURFACES = {
  light: ['#faf7f1', '#fffefb', '#f2ede3'],
  dark: ['#171410', '#201c17', '#110f0c'],
} as const

describe.each(['light', 'dark'] as const)('in %s', (theme) => {
  it.each(COLOURS)('%s can be read on our surfaces, and what is written on it too', (colour) => {
    const { accent, hover, ink } = accentFor(theme, colour, '#ffffff')!
    for (const surface of SURFACES[theme]) expect(contrast(accent, surface)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(ink, accent)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(ink, hover)).toBeGreaterThanOrEqual(contrast(ink, accent))
  })
})

it('leaves a colour as it is where it can be read, with what the partner writes on it', () => {
  expect(accentFor('light', '#0b5d4b', '#fefefe')).toMatchObject({ accent: '#0b5d4b', ink: '#fefefe' })
})

it('does not write in a colour that cannot be read', () => {
  expect(accentFor('light', '#0b5d4b', '#0b5d4c')?.ink).toBe('#fffdf8')
})

it.each([null, 'red', '#fff', '#0b5d4b;}*{display:none', 'url(https://x.example)'])(
  'makes no style sheet of %s',
  (colour) => {
    expect(accentStyles(colour, '#ffffff')).toBe('')
  },
)

it('knows black on white to be the most there is', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
})
