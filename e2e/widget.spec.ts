import { expect } from '@playwright/test'
import { LONG } from './at-length.ts'
import { partnerPage, type PartnerPage } from './partner-page.ts'
import { choosePlace, inDays } from './traveller.ts'
import { test } from './visitor.ts'

let partner: PartnerPage
test.beforeAll(async ({ baseURL }) => {
  partner = await partnerPage(baseURL ?? '', 'pickup="Geneva Airport" locale="en" currency="EUR" units="km"')
})
test.afterAll(() => partner.close())

// In `npm test` the same is gone through under the strictest policy (`widget-policy.spec.ts`), and on to the ride (`hand-off.spec.ts`).
test(
  'the tag shows a priced form on a page of another origin and leads to the site',
  LONG,
  async ({ page, baseURL }) => {
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    await page.goto(partner.url)
    await expect(page.getByRole('combobox', { name: 'Pickup location' })).toHaveValue('Geneva Airport')
    await choosePlace(page, 'Destination', 'Chamonix', /Chamonix/)
    await page.getByLabel('Pickup date').fill(inDays(3))
    await page.getByLabel('Pickup time').fill('10:30')
    await page.getByRole('radio', { name: /Economy/ }).check({ force: true })
    await page.getByRole('button', { name: 'Calculate Price' }).click()
    await expect(page.getByText(/Price held until/)).toBeVisible()
    expect(complaints).toEqual([])
    await page.getByRole('button', { name: 'Book Now' }).click()
    await expect(page).toHaveURL((url) => url.origin === baseURL && url.pathname === '/checkout')
    await expect(page.getByText(/Chamonix/).first()).toBeVisible()
  },
)

test('a form that does not come leaves no empty room behind', async ({ page }) => {
  await page.route('**/fiacre-booking.js*', (route) => route.abort('connectionfailed'))
  const told = page.waitForEvent('pageerror')
  await page.goto(partner.url)
  expect((await told).message).toContain('could not be loaded')
  const height = () => page.locator('fiacre-booking').evaluate((it) => it.getBoundingClientRect().height)
  await expect.poll(height).toBeLessThan(60)
})
