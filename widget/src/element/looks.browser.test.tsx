import { afterEach, beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { clearPage, placeElement, standIn } from './testing/element-page.ts'

beforeAll(standIn)
afterEach(clearPage)

/** Relative luminance of a colour as the browser gives it, WCAG 2.2. */
function luminance(colour: string): number {
  const scale = colour.startsWith('color(') ? 1 : 255
  const [red = 0, green = 0, blue = 0] = [...colour.matchAll(/[\d.]+/g)].map((part) => {
    const value = Number(part[0]) / scale
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

it.each([
  ['light', '#fffefb'],
  ['dark', '#201c17'],
])('an accent that is the ground itself leaves rings and edges in view, %s', async (theme, accent) => {
  const element = placeElement(`theme="${theme}"`)
  element.style.setProperty('--fiacre-accent', accent)
  await expect.element(page.getByRole('radio', { name: /Minibus/ })).toBeInTheDocument()
  const edge = document.createElement('i')
  edge.style.cssText = 'color: var(--fi-focus); background: var(--fi-surface-raised)'
  element.shadowRoot?.querySelector('form')?.append(edge)
  const { color, backgroundColor } = getComputedStyle(edge)
  expect(contrast(color, backgroundColor)).toBeGreaterThanOrEqual(3)
})

it('is set in weights that fonts of any system have', async () => {
  const element = placeElement()
  await expect.element(page.getByRole('radio', { name: /Minibus/ })).toBeInTheDocument()
  const weights = [...(element.shadowRoot?.querySelectorAll('form, form *') ?? [])].map(
    (part) => getComputedStyle(part).fontWeight,
  )
  expect([...new Set(weights)].toSorted()).toEqual(['400', '500', '600'])
})
