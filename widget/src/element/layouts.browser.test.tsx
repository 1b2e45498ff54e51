import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { BookingForm } from '../booking/form/booking-form.tsx'
import { fakeFlow } from '../booking/flow/testing/fake-flow.ts'
import { en } from '../locales/en.ts'
import { clearPage, place, standIn } from './testing/element-page.ts'
import '../theme/tokens.css'
import '../theme/controls.css'
import '../theme/booking-form.css'

beforeAll(standIn)
afterEach(clearPage)

/** The ways in which pages lay out what they embed: of some a width is asked, and none is given. */
const LAYOUTS: Readonly<Record<string, string>> = {
  'a block': '<div>FORM</div>',
  'a flex row': '<div style="display:flex">FORM</div>',
  'a flex row beside a text':
    '<div style="display:flex">FORM<p style="flex:1">Welcome to our hotel</p></div>',
  'a flex centring box': '<div style="display:flex;flex-direction:column;align-items:center">FORM</div>',
  'a grid centring box': '<div style="display:grid;place-items:center">FORM</div>',
  'an auto column of a grid': '<div style="display:grid;grid-template-columns:auto 1fr">FORM<p></p></div>',
  'an auto column of a grid beside one with a text':
    '<div style="display:grid;grid-template-columns:auto auto">FORM<p>Welcome to our hotel by the lake</p></div>',
  'one of two equal columns of a grid, beside a text':
    '<div style="display:grid;grid-template-columns:1fr 1fr">FORM<p>Welcome to our hotel by the lake</p></div>',
  'a float': '<div style="float:left;max-width:100%">FORM</div>',
  'an inline block': '<div style="display:inline-block">FORM</div>',
  'an absolute box': '<div style="position:absolute">FORM</div>',
  'a dialog': '<dialog open style="padding:0;border:0;margin:0;max-width:100%">FORM</dialog>',
  'a popover': '<div popover="manual" style="padding:0;border:0;margin:0;max-width:100%">FORM</div>',
  'a table cell': '<table style="border-spacing:0"><tr><td style="padding:0">FORM</td></tr></table>',
}

/** How wide the form may be where a page is so wide: as wide as it asks to be, and all of a narrow one. */
const ROOMS = [
  [280, 280],
  [390, 390],
  [1000, 480],
] as const

/** A page of this width with an element in a layout, all there. */
async function formIn(layout: string, width: number): Promise<HTMLElement> {
  const html = layout.replace('FORM', '<fiacre-booking partner="pk_demo" locale="en"></fiacre-booking>')
  const element = place(`<div style="position:relative;width:${width}px">${html}</div>`)
  element.closest<HTMLElement>('[popover]')?.showPopover()
  await expect.element(page.getByRole('button', { name: 'Calculate Price' })).toBeInTheDocument()
  return element
}

describe.each(Object.entries(LAYOUTS))('in %s', (name, layout) => {
  it.each(ROOMS)(
    'of %d px the form is at least %d px wide, and no wider than the page',
    async (width, least) => {
      // A popover is laid out in the window.
      if (name === 'a popover') await page.viewport(width, 800)
      const element = await formIn(layout, width)
      const box = element.getBoundingClientRect()
      const isBesideText = name.includes('text') && (width < 1000 || name.includes('grid'))
      expect(box.width).toBeGreaterThanOrEqual(isBesideText ? 280 : least)
      expect(box.width).toBeLessThanOrEqual(width)
      expect(box.height).toBeLessThan(1500)
      const form = element.shadowRoot?.querySelector('form')
      expect(form?.getBoundingClientRect().width).toBe(box.width)
    },
  )
})

it.each(ROOMS)('the React component in a flex row of %d px is at least %d px wide', async (width, least) => {
  const { flow } = fakeFlow()
  const { container } = await render(
    <div style={{ display: 'flex', width }}>
      <span>
        <BookingForm flow={flow} locale="en" messages={en} />
      </span>
    </div>,
  )
  const form = container.querySelector('.fi-booking')?.getBoundingClientRect()
  expect(form?.width).toBeGreaterThanOrEqual(least)
  expect(form?.width).toBeLessThanOrEqual(width)
})
