import { afterEach, beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ROOM } from './room.ts'
import { clearPage, placeElement, standIn } from './testing/element-page.ts'

beforeAll(standIn)
afterEach(clearPage)

/** How far, in px, the room may be from what the form takes. */
const SPARE = 210

const WIDTHS = [300, 345, 480, 600, 680, 960, 1024]

// English, and what is tallest at one width or another.
it.each(['en', 'bg', 'el', 'no'].flatMap((locale) => WIDTHS.map((width) => [locale, width] as const)))(
  'the form in %s fits into its room at %d px, and fills it',
  async (locale, width) => {
    const element = placeElement(`locale="${locale}" pickup="Geneva Airport"`)
    element.style.width = `${width}px`
    await expect.element(page.getByRole('radio', { name: /Minibus/ })).toBeInTheDocument()
    const form = element.shadowRoot?.querySelector('form')?.getBoundingClientRect()
    const room = ROOM.findLast(([from]) => from <= width)?.[1] ?? 0
    expect(element.getBoundingClientRect().height).toBe(room)
    expect(form?.height).toBeLessThanOrEqual(room)
    expect(form?.height).toBeGreaterThan(room - SPARE)
  },
)
