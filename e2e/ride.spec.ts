import { expect, type Browser, type Page } from '@playwright/test'
import { instantToLocal } from '@fiacre/sdk/rules'
import { ADMIN_EMAIL, ADMIN_PASSWORD } from './administrator.ts'
import { approvedCarrier } from './approved-carrier.ts'
import { LONG } from './at-length.ts'
import { bookedByApi } from './booked-by-api.ts'
import { signIn } from './traveller.ts'
import { anotherBrowser, test } from './visitor.ts'

const MINUTE_MS = 60_000
/** More than the lead time of a booking, and less than what a driver may report ahead of the pickup. */
const AHEAD_MINUTES = 150
/** How far the clock of the driver's phone is behind: what it reports is told that much later. */
const BEHIND_MINUTES = 20
/** Offers are made once a minute, and read as often. */
const OFFERED_WITHIN_MS = 3 * MINUTE_MS

const somebody = async (
  browser: Browser,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<Page> => (await anotherBrowser(browser, { reducedMotion: 'reduce', ...options })).newPage()

test(
  'a ride is driven before three browsers at once, and what its driver did without a network counts',
  LONG,
  async ({ browser }) => {
    test.setTimeout(6 * MINUTE_MS)
    const traveller = await somebody(browser, { viewport: { width: 390, height: 844 } })
    const carrier = await somebody(browser)
    const office = await somebody(browser, { viewport: { width: 1440, height: 900 } })
    const admin = { email: ADMIN_EMAIL, password: ADMIN_PASSWORD }
    expect((await office.context().request.post('/api/auth/login', { data: admin })).status()).toBe(200)
    await signIn(carrier)
    await approvedCarrier(carrier.context().request, office.context().request)

    await signIn(traveller)
    const at = instantToLocal(new Date(Date.now() + AHEAD_MINUTES * MINUTE_MS), 'Europe/Zurich')
    const when = { pickupDate: at.date, pickupTime: at.time }
    const { id, number, paymentRedirectUrl } = await bookedByApi(traveller.context().request, when)
    await traveller.goto(paymentRedirectUrl)
    await traveller.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(traveller).toHaveURL(/payment-success/)
    await traveller.goto(`/booking?booking=${id}`)

    // It is offered to the only carrier there, which takes it and names who drives.
    const { request } = carrier.context()
    await expect
      .poll(async () => (await request.get('/api/carrier/offers')).text(), { timeout: OFFERED_WITHIN_MS })
      .toContain(number)
    await carrier.goto('/carrier')
    const ride = carrier.getByRole('listitem', { name: number })
    await ride.getByRole('button', { name: 'Accept' }).click()
    await ride.getByRole('button', { name: 'Name both' }).click()
    await ride.getByRole('button', { name: 'Make the driver’s link' }).click()
    const link = (await ride.locator('code').textContent()) ?? ''

    // The traveller opens the voucher on the phone, and has no network at the airport.
    await traveller.reload()
    await traveller.getByRole('link', { name: /^Voucher for your phone/ }).click()
    await expect(traveller.getByText(/^Kept in this browser as of /)).toBeVisible()
    await keptForOffline(traveller, '/voucher/')
    await traveller.context().setOffline(true)
    await traveller.goto('/voucher/')
    await expect(traveller.getByRole('heading', { name: number })).toBeVisible()
    await expect(traveller.getByText('Nina Favre')).toBeVisible()
    await traveller.context().setOffline(false)
    await traveller.goto(`/booking?booking=${id}`)

    const driver = await somebody(browser, { viewport: { width: 390, height: 844 } })
    await driver.clock.setSystemTime(Date.now() - BEHIND_MINUTES * MINUTE_MS)
    await driver.goto(link)
    await driver.getByRole('button', { name: 'I am on the way' }).click()
    const story = traveller.getByRole('region', { name: 'Who drives you' })
    await expect(story.getByText('Nina Favre is on the way to you.')).toBeVisible({ timeout: MINUTE_MS })

    // At the meeting point there is no network. The phone is put away, and taken out again.
    await keptForOffline(driver, '/driver/')
    await driver.context().setOffline(true)
    await driver.getByRole('button', { name: 'I am at the meeting point' }).click()
    await expect(driver.getByText('1 report waits for a network')).toBeVisible()
    await driver.reload()
    await expect(driver.getByText('You are at the meeting point')).toBeVisible()
    await expect(driver.getByText('1 report waits for a network')).toBeVisible()
    await driver.getByRole('button', { name: 'Name board' }).click()
    await expect(driver.getByRole('dialog', { name: 'Name board' })).toContainText('Ada Kowalska')
    await driver.keyboard.press('Escape')

    await driver.context().setOffline(false)
    await expect(driver.getByText('1 report waits for a network')).toBeHidden()
    await expect(story.getByText(/^Nina Favre is at the meeting point and waits until/)).toBeVisible({
      timeout: MINUTE_MS,
    })
    const steps = story.getByRole('list', { name: 'Times of the ride' }).getByRole('listitem')
    await expect(steps.nth(1)).toHaveText(/^\d\d:\d\d At the meeting point we heard of it at \d\d:\d\d$/)

    await office.goto(`/admin?tab=bookings&open=${id}`)
    const told = office.getByRole('listitem').filter({ hasText: 'Driver: “at the meeting point”' })
    await expect(told).toContainText(/by the phone’s clock · came .+ · way there/)

    await driver.getByRole('button', { name: 'On board' }).click()
    await driver.getByRole('button', { name: 'Arrived at the destination' }).click()
    await expect(driver.getByText('Done. Thank you!')).toBeVisible()
    await expect(story.getByText('Nina Favre drove you.')).toBeVisible({ timeout: MINUTE_MS })
    await story.getByRole('radio', { name: '5 stars' }).check({ force: true })
    await story.getByRole('button', { name: 'Send rating' }).click()
    await expect(story.getByText('You gave 5 stars.')).toBeVisible()
    await carrier.goto('/carrier?tab=money')
    await expect(carrier.getByText(number).first()).toBeVisible()
  },
)

/** Until the worker of the page in a folder has what it takes to start without a network: all that was fetched for it by now. */
async function keptForOffline(page: Page, folder: string): Promise<void> {
  const isKept = async (own: string) => {
    const cache = await caches.open(`fiacre-offline${own}`)
    const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
    const files = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === location.origin && !pathname.startsWith('/api/'))
    return [own, ...files.map(({ pathname }) => pathname)].every((path) => kept.has(path))
  }
  await expect.poll(() => page.evaluate(isKept, folder)).toBe(true)
}
