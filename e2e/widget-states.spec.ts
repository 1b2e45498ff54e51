import { expect, type Page } from '@playwright/test'
import { askPrice, calculate, expectPrice, held, openForm, TRIP } from './widget-form.ts'
import { test, type Host } from './widget-host.ts'

const hotel = (host: Host, attributes = '') => host.add({ body: host.tags(`${TRIP} ${attributes}`) })

/** A refusal that a page of another origin may read, as the service's are. */
const refusal = (status: number, code: string, headers: Record<string, string> = {}) => ({
  status,
  headers: {
    ...headers,
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': 'Retry-After',
    'Content-Type': 'application/problem+json',
  },
  body: JSON.stringify({
    type: '/problems',
    title: code,
    status,
    code,
    detail: 'A fuse blew.',
    message: 'A fuse blew.',
  }),
})

/** Says why there is no price, and gives one once the service is well again. */
async function expectWayOn(page: Page, words: RegExp): Promise<void> {
  await expect(page.getByText(words).first()).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await calculate(page).click()
  await expect(held(page)).toBeVisible()
}

test('offline: says so, keeps the trip, and prices once the connection is back', async ({ page, host }) => {
  await openForm(page, hotel(host))
  // The first touch has loaded what comes later.
  await page.getByLabel('Pickup time').focus()
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await askPrice(page)
  await expect(page.getByText(/could not reach the booking service/).first()).toBeVisible({ timeout: 20_000 })
  await page.context().setOffline(false)
  await expectWayOn(page, /could not reach/)
})

test('offline before the form was touched: says so, and a button tries again', async ({ page, host }) => {
  await openForm(page, hotel(host))
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await askPrice(page)
  await expect(page.getByText(/could not reach the booking service/).first()).toBeVisible()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(held(page)).toBeVisible()
})

test('a service that does not answer: says so in time, and the button prices again', async ({
  page,
  host,
}) => {
  await page.clock.install()
  await openForm(page, hotel(host))
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  await page.route('**/api/calculate-*', async (route) => {
    await ended
    await route.abort().catch(() => undefined)
  })
  const asked = page.waitForRequest('**/api/calculate-*')
  await askPrice(page)
  await asked
  await expect(calculate(page)).toHaveAttribute('aria-busy', 'true')
  await expect
    .poll(async () => {
      await page.clock.runFor(10_000)
      return page.getByText(/did not answer in time/).count()
    })
    .toBeGreaterThan(0)
  end()
  await page.clock.resume()
  await expectWayOn(page, /did not answer in time/)
})

test('too many tries: says when to come back', async ({ page, host }) => {
  await openForm(page, hotel(host))
  await page.route('**/api/calculate-prices', (route) =>
    route.fulfill(refusal(429, 'TOO_MANY_REQUESTS', { 'Retry-After': '42' })),
  )
  await askPrice(page)
  await expectWayOn(page, /Please try again in 42 seconds/)
})

test('a broken service, and a page of a proxy before it: each says so', async ({ page, host }) => {
  await openForm(page, hotel(host))
  await page.route('**/api/calculate-prices', (route) => route.fulfill(refusal(500, 'INTERNAL')))
  await askPrice(page)
  await expectWayOn(page, /A fuse blew/)
  await page.getByLabel('Passengers').selectOption('2')
  await page.route('**/api/calculate-prices', (route) =>
    route.fulfill({ status: 502, body: '<h1>Bad gateway' }),
  )
  await calculate(page).click()
  await expectWayOn(page, /Something went wrong on our side|could not reach/)
})

test('a fleet that does not come: says so, and a button asks again', async ({ page, host }) => {
  await page.route('**/api/vehicle-types**', (route) => route.fulfill(refusal(400, 'INVALID_REQUEST')))
  await page.goto(hotel(host))
  await expect(page.getByText('The vehicles could not be loaded.')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('radio', { name: /Economy/ })).toBeChecked()
  await expectPrice(page)
})

test('a price that has run out: says so, and a fresh one can be had', async ({ page, host }) => {
  await page.clock.install()
  await openForm(page, hotel(host))
  await expectPrice(page)
  await page.clock.runFor('31:00')
  await expect(page.getByText('This price has expired')).toBeVisible()
  await expect(held(page)).toHaveCount(0)
  await page.clock.setFixedTime(Date.now())
  await page.getByRole('button', { name: 'Get a fresh price' }).click()
  await expect(held(page)).toBeVisible()
})

test('a page whose storage is blocked: prices and books all the same', async ({ page, host }) => {
  await page.addInitScript(() => {
    const blocked = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'])
      Object.defineProperty(window, name, { get: blocked })
    Object.defineProperty(Document.prototype, 'cookie', { get: blocked, set: blocked })
    Object.assign(window, { BroadcastChannel: blocked })
  })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await openForm(page, hotel(host))
  // The page really has none.
  await expect(page.evaluate(() => window.localStorage)).rejects.toThrow(/SecurityError|denied/)
  await expectPrice(page)
  expect(errors).toEqual([])
  await page.getByRole('button', { name: 'Book Now' }).click()
  await expect(page).toHaveURL(({ origin, pathname }) => origin === host.site && pathname === '/checkout')
})

test('a key that nobody has: says so in place of the form and leads to our site', async ({ page, host }) => {
  await page.goto(host.add({ body: host.tags(TRIP, 'data-partner="pk_nobody"') }))
  await expect(page.getByText('This booking form cannot be used on this page')).toBeVisible()
  await expect(page.getByText(/INVALID_KEY/)).toBeVisible()
  await expect(page.getByRole('form')).toHaveCount(0)
  await page.getByRole('link', { name: 'Book on our site' }).click()
  await expect(page).toHaveURL(`${host.site}/`)
})

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
