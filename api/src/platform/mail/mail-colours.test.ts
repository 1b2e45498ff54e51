import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DARK_STYLE } from './letter/letter-styles.ts'
import { BRAND_COLOURS } from '../brand/brand-colours.ts'
import { mailSamples } from './mail-samples.ts'
import { renderMail } from './render-mail.ts'

const tokens = readFileSync(join(import.meta.dirname, '../../../../widget/src/theme/tokens.css'), 'utf8')
/** The colour that a token has in a scheme: `light-dark(#…, #…)`, perhaps behind what a partner's page may set. */
function token(name: string, scheme: 'light' | 'dark'): string | undefined {
  const pair = new RegExp(`--fi-${name}: (?:var\\([\\w-]+, )?light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(
    tokens,
  )
  return pair?.[scheme === 'light' ? 1 : 2]
}

/** WCAG 2: relative luminance, and the contrast of two colours. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

describe.each(['light', 'dark'] as const)('the %s colours of mails', (scheme) => {
  const colours = BRAND_COLOURS[scheme]

  it.each(Object.entries(colours))('%s is the site’s', (name, hex) => {
    expect(token(name, scheme)).toBe(hex)
  })

  it('are readable: AA for every text on what it stands on', () => {
    const card = colours['surface-raised']
    for (const [text, ground] of [
      [colours.ink, card],
      [colours.muted, card],
      [colours.accent, card],
      [colours.accent, colours.surface],
      [colours.muted, colours.surface],
      [colours['accent-ink'], colours.accent],
    ] as const) {
      expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    }
  })
})

it.each([
  ['the element’s documentation', 'widget/src/element/element-api.ts'],
  ['the icon of the site', 'site/public/favicon.svg'],
])('%s has the accent of the site', (_, file) => {
  const text = readFileSync(join(import.meta.dirname, '../../../..', file), 'utf8')
  expect(text).toContain(BRAND_COLOURS.light.accent)
})

describe('a mail’s HTML', () => {
  const { html } = renderMail(mailSamples('https://fiacre.example').receipt, 'en')

  it('uses no other colours', () => {
    const used = new Set(html.match(/#[0-9a-f]{6}\b/g))
    const known = new Set<string>([
      ...Object.values(BRAND_COLOURS.light),
      ...Object.values(BRAND_COLOURS.dark),
    ])
    expect([...used].filter((colour) => !known.has(colour))).toEqual([])
  })

  it('darkens whatever has a colour: each coloured element has the class that the sheet repaints', () => {
    const coloured = [...html.matchAll(/<(?!div)\w+[^>]*style="[^"]*(?<![\w-])(?:background-)?color:[^>]*>/g)]
    expect(coloured.length).toBeGreaterThan(20)
    for (const [tag] of coloured) {
      const classes = /class="([^"]+)"/.exec(tag)?.[1]?.split(' ') ?? []
      expect(
        classes.some((name) => DARK_STYLE.includes(`.${name} {`)),
        tag,
      ).toBe(true)
    }
  })
})
