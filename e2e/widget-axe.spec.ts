import { expect, type Page } from '@playwright/test'
import { LONG } from './at-length.ts'
import { expectAccessible } from './accessible.ts'
import { askPrice, calculate, expectPrice, held, openForm, pickup, suggestions, TRIP } from './widget-form.ts'
import { test, type Host } from './widget-host.ts'

/** What a page of a partner says around the form, in the colours of its own. */
const around = (form: string, scheme: string) => ({
  head: `<style>:root{color-scheme:${scheme}} body{margin:0;background:Canvas;color:CanvasText}</style>`,
  body: `<main><h1>Hotel</h1><h2>Transfers</h2>${form}</main>`,
})

const clean = (page: Page, state: string) => expectAccessible(page, { within: 'fiacre-booking', state })

const open = async (page: Page, host: Host, scheme: string, attributes: string) =>
  openForm(page, host.add(around(host.tags(attributes), scheme)))

// The form itself is looked at by day and by night in each of its stories; here is what the element adds, each state once.
test.describe('at 390 px, light', () => {
  test.use({ viewport: { width: 390, height: 900 }, colorScheme: 'light' })

  test(
    'axe finds nothing from the empty form to the price that has run out',
    LONG,
    async ({ page, host }) => {
      await page.clock.install()
      await open(page, host, 'light', 'locale="en" currency="CHF" promo="NOSUCH"')
      await clean(page, 'empty')
      await calculate(page).click()
      await expect(page.getByRole('combobox', { name: 'Pickup location' })).toHaveAccessibleDescription(/./)
      await clean(page, 'errors')
      await pickup(page).fill('Geneva')
      await expect(suggestions(page).first()).toBeVisible()
      await clean(page, 'suggestions')
      await page.locator('fiacre-booking').evaluate((element, trip) => {
        for (const [, name = '', value = ''] of trip.matchAll(/(\w+)="(.*?)"/g))
          element.setAttribute(name, value)
      }, TRIP)
      await page.getByRole('radio', { name: 'Round trip' }).check()
      await expectPrice(page)
      await expect(page.getByText(/We do not know the code/)).toBeVisible()
      await clean(page, 'price with a refused code')
      await page.clock.runFor('31:00')
      await expect(page.getByText('This price has expired')).toBeVisible()
      await clean(page, 'expired')
    },
  )
})

test.describe('at 1440 px, dark', () => {
  test.use({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' })

  test('axe finds nothing where something went wrong, or well', LONG, async ({ page, host }) => {
    await open(page, host, 'dark', `${TRIP} promo="WELCOME10"`)
    await page.route('**/api/calculate-prices', (route) => route.abort())
    await askPrice(page)
    await expect(page.getByText(/could not reach the booking service/).first()).toBeVisible()
    await clean(page, 'error notice')
    await page.unroute('**/api/calculate-prices')
    await calculate(page).click()
    await expect(held(page)).toBeVisible()
    await clean(page, 'price with a discount')
    await page.route('**/api/checkout-sessions/redeem', (route) =>
      route.fulfill({ json: BOOKED, headers: { 'Access-Control-Allow-Origin': '*' } }),
    )
    await page.goto(`${page.url()}?fiacre_result=cr_1`)
    await expect(page.getByText(/^Booked: /)).toBeVisible()
    await clean(page, 'booked')
    await page.goto(host.add(around(host.tags(TRIP, ''), 'dark')))
    await expect(page.getByText('This booking form is not set up yet')).toBeVisible()
    await clean(page, 'no key')
    await page.goto(host.add(around(host.tags(TRIP, 'data-partner="pk_nobody"'), 'dark')))
    await expect(page.getByText('This booking form cannot be used on this page')).toBeVisible()
    await clean(page, 'refused key')
  })
})

const BOOKED = {
  checkoutSessionId: '0198c2b0-1111-7abc-8def-0123456789ab',
  bookingNumber: 'FI-2026-0001',
  status: 'CONFIRMED',
  paymentStatus: 'PAID',
  totalPrice: 165.51,
  totalPriceCents: 16551,
  discount: 18.39,
  discountCents: 1839,
  currency: 'EUR',
  promoCode: 'WELCOME10',
  attribution: {},
  test: true,
}
