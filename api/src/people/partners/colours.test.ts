import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readColour, textColourOn } from './colours.ts'

it('colours are brought into one form', () => {
  expect(readColour('#0B5')).toBe('#00bb55')
  expect(readColour('#0B5D4B')).toBe('#0b5d4b')
  for (const text of ['red', '0b5d4b', '#0b5d4', 'rgb(1,2,3)', '#0b5d4b;}']) {
    expect(() => readColour(text)).toThrow('#rrggbb')
  }
})

it('text on a colour is white on dark ones and black on light ones', () => {
  expect(textColourOn('#0b5d4b')).toBe('#ffffff')
  expect(textColourOn('#ffd400')).toBe('#000000')
})

it('text on any colour has a contrast of 4.5 to 1', () => {
  const part = (value: number) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  fc.assert(
    fc.property(fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)), ([red, green, blue]) => {
      const colour = `#${[red, green, blue].map((one) => one.toString(16).padStart(2, '0')).join('')}`
      const light = 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue)
      const contrast = textColourOn(colour) === '#ffffff' ? 1.05 / (light + 0.05) : (light + 0.05) / 0.05
      expect(contrast).toBeGreaterThanOrEqual(4.5)
    }),
  )
})
