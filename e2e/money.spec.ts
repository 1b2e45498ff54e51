import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAtLength } from './accessible.ts'
import { IS_LONG, SWEEP } from './at-length.ts'
import { bookedByApi } from './booked-by-api.ts'
import { calculatePrice, fillTrip, signIn } from './traveller.ts'
import { test } from './visitor.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** Books the priced trip, and goes from the sandbox's page to our own, where ways to pay are chosen. */
async function bookToPay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Book Now' }).click()
  await expect(page).toHaveURL(/\/sandbox\/pay\//)
  await page.getByRole('link', { name: 'Leave without paying' }).click()
  await expect(page).toHaveURL(/\/payment\?booking=\d+/)
}

/** The form was gone through above. */
async function bookAnother(page: Page): Promise<void> {
  const { id } = await bookedByApi(page.context().request)
  await page.goto(`/payment?booking=${id}`)
}

async function payInSandbox(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/sandbox\/pay\//)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page).toHaveURL(/\/payment-success\?booking=\d+/)
  await expect(page.getByRole('heading', { name: 'Your transfer is booked' })).toBeVisible()
}

/** The euro cents of the amount in a text. */
const centsIn = (text: string | null): number =>
  Number(/€([\d,]+\.\d\d)/.exec(text ?? '')?.[1]?.replace(/[.,]/g, ''))

/** Euro cents as the site writes them. */
const euros = (cents: number): string => `€${(cents / 100).toFixed(2)}`

/** The details beside a term of a list. */
const fact = (page: Page, term: string) =>
  page
    .getByRole('definition')
    .and(page.locator(`dt:text-is("${term}") + dd`))
    .first()

/** What can be had beside a price; the price follows by itself. */
async function wishForExtras(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'One more: Child seat, 9 to 18 kg' }).click()
  await page.getByRole('checkbox', { name: /Meet and greet/ }).check({ force: true })
  await page.getByRole('textbox', { name: 'Name on the board' }).fill('Familie Kowalski')
  await page.getByRole('textbox', { name: 'Flight or train number' }).fill('LX 1375')
  await page.getByRole('radio', { name: /^Flexible/ }).check({ force: true })
  const quote = page.getByRole('region', { name: 'Price Quote' })
  for (const line of [/^1 child seat/, /^Meet and greet/, /^Flexible/]) {
    await expect(quote.getByText(line).first()).toBeVisible()
  }
}

/** Opens the form that changes the booking, from the booking's own page. */
async function openChange(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change booking' }).click()
  await expect(page.getByRole('heading', { name: 'Change your booking' })).toBeVisible()
}

async function expectDocuments(page: Page): Promise<void> {
  const files = [
    { name: /^Receipt/, type: /^application\/pdf/, begins: '%PDF-' },
    { name: /^Voucher \(PDF\)/, type: /^application\/pdf/, begins: '%PDF-' },
    { name: /^Calendar entry/, type: /^text\/calendar/, begins: 'BEGIN:VCALENDAR' },
  ]
  for (const { name, type, begins } of files) {
    const href = await page.getByRole('link', { name }).getAttribute('href')
    const answer = await page.request.get(href ?? '')
    expect(answer.status(), href ?? '').toBe(200)
    expect(answer.headers()['content-type']).toMatch(type)
    expect((await answer.body()).toString('latin1', 0, begins.length)).toBe(begins)
  }
}

test(
  'part is paid, the trip changed, cancelled, and the next one paid from what came back',
  SWEEP,
  async ({ page }) => {
    test.slow()
    await signIn(page)
    await page.goto('/dashboard')
    await fillTrip(page)
    await calculatePrice(page)
    await wishForExtras(page)
    await bookToPay(page)

    await page.getByRole('radio', { name: /30 % now/ }).check({ force: true })
    await expectAccessible(page)
    const paid = centsIn(await page.getByRole('button', { name: /^Pay €/ }).textContent())
    await page.getByRole('button', { name: /^Pay €/ }).click()
    await payInSandbox(page)
    const total = centsIn(await fact(page, 'Total').textContent())
    expect(paid).toBe(Math.ceil(total * 0.3))
    await expect(fact(page, 'To the driver on the day')).toHaveText(euros(total - paid))
    await expect(fact(page, 'Total paid')).toHaveText(euros(paid))
    await expect(fact(page, 'Fare')).toHaveText('Flexible')
    await expect(fact(page, 'Child seats')).toHaveText('1 child seat (9–18 kg)')
    await expect(fact(page, 'Meet and greet')).toContainText('Familie Kowalski')
    await expect(fact(page, 'Flight or train number')).toHaveText('LX 1375')
    await expectAccessible(page)

    await page.getByRole('link', { name: 'Change or cancel' }).click()
    await expect(page.getByRole('heading', { name: /^Your transfer to/ })).toBeVisible()
    await expectAccessible(page)
    await openChange(page)
    await page.getByLabel('Pickup time').fill('11:15')
    await page.getByRole('button', { name: 'Large suitcases: one more' }).click()
    await expect(fact(page, 'Difference')).toHaveText('None')
    await expectAccessibleAtLength(page)
    await page.getByRole('button', { name: 'Change the booking', exact: true }).click()
    await expect(page.getByText('Your booking is changed')).toBeVisible()
    await expect(fact(page, 'Luggage')).toHaveText('1 large suitcase')
    await expect(page.getByText('11:15').first()).toBeVisible()

    await openChange(page)
    await page.getByRole('button', { name: 'Passengers: one more' }).click()
    await page.getByRole('button', { name: 'Boosters: one more' }).click()
    const apply = page.getByRole('button', { name: /^Change and pay €/ })
    const more = centsIn(await apply.textContent())
    expect(more).toBeGreaterThan(0)
    await apply.click()
    await payInSandbox(page)
    await expect(fact(page, 'Total paid')).toHaveText(euros(paid + more))
    await expect(fact(page, 'Child seats')).toContainText('1 booster')
    await expectDocuments(page)

    await page.getByRole('link', { name: 'Change or cancel' }).click()
    await page.getByRole('button', { name: 'Cancel booking' }).click()
    const confirm = page.getByRole('button', { name: `Cancel and get ${euros(paid + more)} back` })
    await expect(confirm).toBeVisible()
    await expectAccessibleAtLength(page)
    await confirm.click()
    await expect(page.getByText('This booking is cancelled').first()).toBeVisible()
    await page.getByRole('link', { name: 'See your balance' }).click()
    await expect(page.getByRole('heading', { name: 'Account balance' })).toBeVisible()
    const refund = page.getByRole('listitem').filter({ hasText: 'Refund of a cancelled booking' })
    await expect(refund).toContainText(`+${euros(paid + more)}`)
    await expectAccessible(page)

    await bookAnother(page)
    await page.getByRole('radio', { name: /30 % now/ }).check({ force: true })
    await page.getByRole('checkbox', { name: `Use my account balance (${euros(paid + more)})` }).check()
    await page.getByRole('button', { name: 'Book with your balance' }).click()
    await expect(page.getByRole('heading', { name: 'Your transfer is booked' })).toBeVisible()

    // In `npm test` the way is chosen in `way-fields.browser.test.tsx`.
    if (!IS_LONG) return
    await bookAnother(page)
    await page.getByRole('radio', { name: /^Bank transfer/ }).check({ force: true })
    await page.getByRole('button', { name: /^Pay €.* by bank transfer$/ }).click()
    await expect(fact(page, 'Reference')).toContainText(/FC-?[0-9A-Z]{6}/)
    await expectAccessibleAtLength(page)
  },
)
