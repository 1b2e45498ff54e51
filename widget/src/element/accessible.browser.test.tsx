import axe from 'axe-core'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  answers,
  clearPage,
  fillTrip,
  freshPrices,
  place,
  placeElement,
  refusal,
  serveWell,
  standIn,
  TAG,
} from './testing/element-page.ts'

beforeAll(standIn)
beforeEach(serveWell)
afterEach(() => {
  clearPage()
  vi.restoreAllMocks()
})

async function faults(): Promise<string[]> {
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

async function asking(): Promise<void> {
  const element = placeElement('promo="OLD"')
  await expect.element(page.getByRole('radio', { name: /Economy/ })).toBeInTheDocument()
  fillTrip(element)
  await element.quote()
}

const PROMO = { code: 'OLD', applied: false, reason: 'EXPIRED' as const, message: '' }

/** What brings a state about, and the words that tell it is there. */
const STATES: Readonly<Record<string, readonly [act: () => unknown, words: RegExp]>> = {
  'no key': [() => place(`<${TAG}></${TAG}>`), /not set up yet/],
  'a refused key': [
    () => {
      answers.set('/api/vehicle-types', () => refusal(401, 'KEY_REVOKED'))
      placeElement()
    },
    /cannot be used on this page/,
  ],
  'a promo code that does not hold': [
    () => {
      answers.set('/api/calculate-prices', () => Response.json(freshPrices({ promo: PROMO })))
      return asking()
    },
    /OLD has expired/,
  ],
  'a price that does not come': [
    () => {
      answers.set('/api/calculate-prices', () =>
        refusal(429, 'TOO_MANY_REQUESTS', {}, { 'Retry-After': '9' }),
      )
      return asking()
    },
    /in 9 seconds/,
  ],
  'a price that ran out': [
    () => {
      const expiresAt = '2026-01-01T00:00:00.000Z'
      answers.set('/api/calculate-prices', () => Response.json(freshPrices({ expiresAt })))
      return asking()
    },
    /This price has expired/,
  ],
}

describe('axe finds no fault with', () => {
  it.each(Object.keys(STATES))('%s', async (state) => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const [act, words] = STATES[state]!
    await act()
    await expect.element(page.getByText(words).first()).toBeVisible()
    // What fades in is half there.
    await expect.poll(faults).toEqual([])
  })
})

it('a whole price can be had by keyboard', async () => {
  placeElement('locale="en-GB"')
  await expect.element(page.getByRole('radio', { name: /Economy/ })).toBeInTheDocument()
  page.getByRole('combobox', { name: 'Pickup location' }).element().focus()
  await userEvent.keyboard('gen')
  await expect.element(page.getByRole('option').first()).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect
    .element(page.getByRole('combobox', { name: 'Pickup location' }))
    .toHaveValue('Geneva Airport (GVA), Switzerland')
  const reach = async (name: RegExp | string) => {
    for (let press = 0; press < 12; press += 1) {
      const active = document.querySelector(TAG)?.shadowRoot?.activeElement
      const label = active?.closest('.fi-field')?.textContent ?? active?.textContent ?? ''
      if (active?.matches('input, select, button[type=submit]') && label.search(name) >= 0) return
      await userEvent.keyboard('{Tab}')
    }
    expect.unreachable(`no ${String(name)} by the Tab key`)
  }
  await reach(/^Destination/)
  await userEvent.keyboard('Chamonix')
  await reach(/^Pickup date/)
  const day = new Date(Date.now() + 2 * 86_400_000)
  const two = (number: number) => String(number).padStart(2, '0')
  // The browser's own order of day and month is that of its language, American here.
  await userEvent.keyboard(`${two(day.getMonth() + 1)}${two(day.getDate())}${day.getFullYear()}`)
  await reach(/^Pickup time/)
  await userEvent.keyboard('1200PM')
  await reach(/^Passengers/)
  await userEvent.keyboard('{ArrowDown}')
  await reach(/^Calculate Price/)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/Price held until/)).toBeVisible()
  // The class was suggested; another one is asked for by keys too.
  await reach(/^Vehicle type/)
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('radio', { name: /Business/ })).toBeChecked()
})
