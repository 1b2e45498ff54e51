import { expect, type Page } from '@playwright/test'
import { LONG } from './at-length.ts'
import { inDays, shownDay } from './traveller.ts'
import { held, openForm, suggestions } from './widget-form.ts'
import { test } from './widget-host.ts'

/** What has the focus, inside of the form, and whether one can see it. */
async function focused(page: Page): Promise<{ name: string; isMarked: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement
    if (!(element instanceof HTMLElement)) return { name: 'nothing', isMarked: false }
    const control = element as HTMLInputElement
    const label = [...(control.labels ?? [])].map((each) => each.textContent?.trim()).join(' ')
    const name =
      label || element.getAttribute('aria-label') || element.textContent?.trim() || element.localName
    // Some controls lie unseen over what is drawn for them; then that is marked.
    const marked = [
      element,
      element.nextElementSibling,
      element.parentElement,
      element.parentElement?.parentElement,
    ]
    // The button of the browser's own picker has the focus: that is seen in a picture alone, below.
    const isPicker = !element.matches(':focus')
    const isMarked =
      isPicker ||
      marked.some((each) => {
        if (!each) return false
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each)
        return (
          (outlineStyle !== 'none' && outlineWidth !== '0px') ||
          (boxShadow !== 'none' && each.matches(':focus-within, :focus + *'))
        )
      })
    return { name, isMarked }
  })
}

/** What is named together with its terms, its weights or its price. */
const WITH_PRICE = /^(Saver|Meet and greet|Infant carrier|Child seat|Booster).*/

test('a whole price by keyboard alone, in an order that makes sense, with the focus in sight', async ({
  page,
  host,
}) => {
  const { keyboard } = page
  const body = `<button>Before</button>${host.tags('locale="en" promo="WELCOME10"')}<button>After</button>`
  await openForm(page, host.add({ body }))
  const order: string[] = []
  const tab = async (key = 'Tab') => {
    await keyboard.press(key)
    const { name, isMarked } = await focused(page)
    expect(isMarked, `focus on ${name}`).toBe(true)
    order.push(name.replace(/\s+/g, ' '))
  }
  await page.getByRole('button', { name: 'Before' }).focus()
  await tab()
  await tab()
  await keyboard.type('Geneva Air')
  await expect(suggestions(page).first()).toBeVisible()
  // Escape closes the list and keeps the text; the arrow opens it again.
  await keyboard.press('Escape')
  await expect(suggestions(page)).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: 'Pickup location' })).toHaveValue('Geneva Air')
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Pickup location' })).toHaveValue(/Geneva Airport/)
  const to = async (name: string) => {
    const next = async () => {
      await tab()
      return order.at(-1)
    }
    await expect.poll(next, { intervals: [1] }).toMatch(new RegExp(`^${name}`))
  }
  await to('Destination')
  await keyboard.type('Chamonix')
  await expect(suggestions(page).first()).toBeVisible()
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await to('Pickup date')
  // The grid is entered, left again, and what is typed is read on the way on.
  await keyboard.press('ArrowDown')
  await expect(page.getByRole('grid', { name: 'Day' })).toBeVisible()
  await keyboard.press('Escape')
  const [, month, day] = inDays(3).split('-')
  await keyboard.type(`${day}/${month}`)
  await to('Pickup time')
  await expect(page.getByLabel('Pickup date')).toHaveValue(shownDay(inDays(3)))
  await keyboard.type('1030')
  await to('Passengers')
  await expect(page.getByLabel('Pickup time')).toHaveValue('10:30')
  await keyboard.press('ArrowDown')
  await to('Calculate Price')
  await keyboard.press('Enter')
  await expect(held(page)).toBeVisible()
  await expect(page.getByRole('radio', { name: /Economy/ })).toBeChecked()
  await to('Economy')
  await keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: /Business/ })).toBeChecked()
  await to('Book Now')
  await tab()
  expect(order.at(-1)).toBe('After')
  const seen = order
    .filter((name) => !/^(Clear|Pickup (date|time)|One (fewer|more))/.test(name))
    .map((name) => name.replace(/^(Economy|Business).*/, 'Vehicle').replace(WITH_PRICE, '$1'))
  expect([...new Set(seen)]).toEqual([
    'One way',
    'Pickup location',
    'Swap the two places',
    'Destination',
    'Passengers',
    'Calculate Price',
    'Vehicle',
    'Saver',
    'Large suitcases',
    'Hand luggage',
    'Meet and greet',
    'Infant carrier',
    'Child seat',
    'Booster',
    'Book Now',
    'After',
  ])
  // And back again the same way.
  await tab('Shift+Tab')
  expect(order.at(-1)).toBe('Book Now')
})

// In `npm test`: `booking-form.browser.test.tsx`.
test('what is wrong takes the focus to the first field of it', LONG, async ({ page, host }) => {
  await openForm(page, host.add({ body: host.tags('locale="en"') }))
  await page.getByRole('button', { name: 'Calculate Price' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Pickup location' })).toBeFocused()
  await expect(page.getByRole('combobox', { name: 'Pickup location' })).toHaveAccessibleDescription(/./)
})

test('the buttons of the browser’s own pickers show their focus where ours does not come', async ({
  page,
  host,
}) => {
  await page.route('**/day-and-time*.js*', (route) => route.abort('connectionfailed'))
  await openForm(page, host.add({ body: host.tags('locale="en"') }))
  for (const name of ['Pickup date', 'Pickup time']) {
    const field = page.getByLabel(name)
    const isPicker = async () =>
      field.evaluate((input) => {
        const root = input.getRootNode() as ShadowRoot
        return root.activeElement === input && !input.matches(':focus')
      })
    const look = async () => field.screenshot({ animations: 'disabled' })
    const before = await look()
    await field.focus()
    await expect
      .poll(async () => {
        await page.keyboard.press('Tab')
        return isPicker()
      })
      .toBe(true)
    expect((await look()).equals(before), name).toBe(false)
  }
})
