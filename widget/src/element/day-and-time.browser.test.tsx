import axe from 'axe-core'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { clearPage, placeElement, serveWell, standIn } from './testing/element-page.ts'

beforeAll(standIn)
beforeEach(serveWell)
afterEach(() => {
  clearPage()
  vi.restoreAllMocks()
})

/** The day of an element that was touched. */
async function touchedDay() {
  const element = placeElement('locale="en-GB"')
  await userEvent.click(page.getByRole('combobox', { name: 'Pickup location' }))
  const day = page.getByRole('combobox', { name: 'Pickup date' })
  await expect.element(day).toBeInTheDocument()
  return { day, root: element.shadowRoot! }
}

async function faults(): Promise<string[]> {
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

it('days are chosen in a grid inside of the element, and the focus stays in the field', async () => {
  const { day, root } = await touchedDay()
  await userEvent.click(day)
  await userEvent.keyboard('{ArrowDown}{PageDown}')
  const active = root.getElementById(day.element().getAttribute('aria-activedescendant') ?? '')
  expect(active?.getAttribute('role')).toBe('gridcell')
  expect(root.activeElement).toBe(day.element())
  await expect.poll(faults).toEqual([])
  await userEvent.keyboard('{Enter}')
  expect(day.element().closest('.fi-field')?.querySelector('input')?.value).toMatch(/^\w+ \d+ \w+$/)
})

it('on a phone they are chosen in a sheet over the partner’s page', async () => {
  const real = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => real(query.includes('coarse') ? 'all' : query))
  await page.viewport(390, 844)
  const { day, root } = await touchedDay()
  // So are places.
  const places = page.getByRole('dialog', { name: 'Pickup location' })
  await expect.element(places.getByRole('combobox')).toBeVisible()
  expect(root.activeElement?.closest('dialog')).toBe(places.element())
  await expect.poll(faults).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(places).not.toBeInTheDocument()
  await userEvent.click(day)
  const sheet = page.getByRole('dialog', { name: 'Pickup date' })
  await expect.element(sheet).toBeVisible()
  await expect.poll(() => root.activeElement?.getAttribute('role')).toBe('gridcell')
  await expect.poll(faults).toEqual([])
  // It reaches from one side of the screen to the other, at its lower edge.
  await expect
    .poll(() => {
      const { left, right, bottom } = sheet.element().getBoundingClientRect()
      return [left, right, Math.round(bottom)]
    })
    .toEqual([0, 390, 844])
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
  await page.viewport(1280, 800)
})
