import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

// Read as a file: Vitest empties imported style sheets.
const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

type Tokens = Record<string, string>

/** The colours of a scheme: those of both, and of each pair its own. */
function tokensOf(scheme: 'light' | 'dark'): Tokens {
  const start = css.indexOf('[data-theme] {')
  const body = css.slice(start, css.indexOf('}', start))
  return Object.fromEntries(
    // What a page may set instead is the page's own affair; what is ours is held to.
    [
      ...body.matchAll(/(--fi-[\w-]+): (?:var\(--fiacre-[\w-]+, )?(?:light-dark\((#\w+), (#\w+)\)|(#\w+))/g),
    ].map(([, name, light, dark, both]) => [name, both ?? (scheme === 'light' ? light : dark)]),
  )
}

/** Relative luminance of a `#rrggbb` colour, WCAG 2.2. */
function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

function contrast(tokens: Tokens, one: string, other: string): number {
  const of = (name: string) => {
    const value = tokens[`--fi-${name}`]
    if (!value?.startsWith('#')) throw new Error(`--fi-${name} is "${value}", not a #rrggbb colour.`)
    return luminance(value)
  }
  const [a, b] = [of(one), of(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

const GROUNDS = ['surface', 'surface-raised', 'surface-sunken']

/** Text and its ground: at least 4.5 : 1. */
const TEXT: [string, string][] = [
  ...GROUNDS.flatMap((ground) =>
    ['ink', 'muted', 'accent', 'accent-hover', 'positive', 'warning', 'danger'].map(
      (text): [string, string] => [text, ground],
    ),
  ),
  ['muted', 'neutral-soft'],
  ['ink', 'neutral-soft'],
  ['ink', 'selected'],
  ['on-inverse', 'surface-inverse'],
  ['on-inverse-muted', 'surface-inverse'],
  ['accent-ink', 'accent'],
  ['accent-ink', 'accent-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['on-positive', 'positive'],
  ['on-warning', 'warning'],
  ...['accent', 'neutral', 'positive', 'warning', 'danger'].map((tone): [string, string] => [
    `on-${tone}-soft`,
    `${tone}-soft`,
  ]),
]

/** Edges of controls and the focus ring: at least 3 : 1. */
const EDGES: [string, string][] = GROUNDS.flatMap((ground): [string, string][] => [
  ['line-strong', ground],
  ['focus', ground],
])

const light = tokensOf('light')
const dark = tokensOf('dark')

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s theme', (_, tokens) => {
  it.each(TEXT)('shows %s readably on %s', (text, ground) => {
    expect(contrast(tokens, text, ground)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(EDGES)('shows the edge %s on %s', (edge, ground) => {
    expect(contrast(tokens, edge, ground)).toBeGreaterThanOrEqual(3)
  })
})

describe('the token sheet', () => {
  it('writes every colour with both of its schemes', () => {
    expect(css).not.toContain('prefers-color-scheme')
    for (const [name, value] of Object.entries({ ...light, ...dark })) expect(value, name).toMatch(/^#\w{6}$/)
    expect(Object.keys(light).length).toBeGreaterThan(30)
  })

  it('uses no rem, which a host page would rescale', () => {
    expect(css.replaceAll(/\/\*[\s\S]*?\*\//g, '')).not.toMatch(/\drem\b/)
  })
})
