import { expect } from '@playwright/test'
import { LONG } from './at-length.ts'
import { askPrice, calculate, held, openForm, TRIP } from './widget-form.ts'
import { test, type Host } from './widget-host.ts'

const hotel = (host: Host, attributes = '') => host.add({ body: host.tags(`${TRIP} ${attributes}`) })

// What the form says of a service that refuses, breaks or is silent is held by the element's own tests (`states.browser.test.tsx`).
test(
  'offline: says so, keeps the trip, and prices once the connection is back',
  LONG,
  async ({ page, host }) => {
    await openForm(page, hotel(host))
    // The first touch has loaded what comes later.
    await page.getByLabel('Pickup time').focus()
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await askPrice(page)
    await expect(page.getByText(/could not reach the booking service/).first()).toBeVisible()
    await page.context().setOffline(false)
    await calculate(page).click()
    await expect(held(page)).toBeVisible()
  },
)

test(
  'a key that nobody has: says so in place of the form and leads to our site',
  LONG,
  async ({ page, host }) => {
    await page.goto(host.add({ body: host.tags(TRIP, 'data-partner="pk_nobody"') }))
    await expect(page.getByText('This booking form cannot be used on this page')).toBeVisible()
    await expect(page.getByText(/INVALID_KEY/)).toBeVisible()
    await expect(page.getByRole('form')).toHaveCount(0)
    await page.getByRole('link', { name: 'Book on our site' }).click()
    await expect(page).toHaveURL(`${host.site}/`)
  },
)

test('a page whose origin nobody has listed: the form gives way and says why, and the page hears of it once', async ({
  page,
  host,
}) => {
  const hear = `<script>window.told = []; document.addEventListener('fiacre-error', ({ detail }) => told.push(detail.code))</script>`
  // In such a frame a page has no origin, whatever its address.
  const inner = host.add({ body: `${hear}${host.tags('pickup="Geneva Airport" locale="en"')}` })
  const frame = `<iframe sandbox="allow-scripts" width="700" height="900" src="${inner}"></iframe>`
  await page.goto(host.add({ body: frame }))
  const within = page.frameLocator('iframe')
  await expect(within.getByText('This booking form cannot be used on this page')).toBeVisible()
  await expect(within.getByText(`The page ${host.origin} (sandbox) is not among those`)).toBeVisible()
  await expect(within.getByRole('link', { name: 'Book on our site' })).toBeVisible()
  await expect(within.getByRole('form')).toHaveCount(0)
  // However many reads were refused.
  await page.waitForTimeout(1000)
  expect(await page.frames()[1]?.evaluate(() => Reflect.get(window, 'told') as unknown)).toEqual([
    'ORIGIN_NOT_ALLOWED',
  ])
})

test('a script that cannot load its form: the page’s own link stays', async ({ page, host }) => {
  await page.route('**/widget/**/fiacre-booking.js*', (route) => route.abort())
  const link = `<a href="${host.site}/?partner=pk_demo">Book a transfer</a>`
  await page.goto(host.add({ body: `${host.script()}<fiacre-booking>${link}</fiacre-booking>` }))
  await expect(page.getByRole('link', { name: 'Book a transfer' })).toBeVisible()
})
