import { expect, type APIRequestContext } from '@playwright/test'
import { ADMIN_EMAIL, ADMIN_PASSWORD } from './administrator.ts'
import { LONG } from './at-length.ts'
import { bookedByApi } from './booked-by-api.ts'
import { fillSignIn, mailTo, signIn } from './traveller.ts'
import { anotherBrowser, test } from './visitor.ts'

/** Payments that wait; more for whoever asks, as each takes three requests to be made. */
const PAYMENTS = Number(process.env['QUEUE_PAYMENTS'] ?? 8)

/** Books a ride, and pays a cent too few for it, which then waits for a person. */
async function oddPayment(request: APIRequestContext): Promise<void> {
  const { paymentRedirectUrl, totalPriceCents } = await bookedByApi(request)
  const paid = await request.post(paymentRedirectUrl, {
    data: { outcome: 'paid', arrivedCents: totalPriceCents - 1 },
  })
  expect(paid.ok()).toBe(true)
}

// In `npm test` fifty are decided so in `lists.browser.test.tsx`, and each by the service in `payment-reviews.db.test.ts`.
test('payments that wait are decided by keyboard alone, two keys each', LONG, async ({ browser }) => {
  test.setTimeout(120_000 + PAYMENTS * 2_000)
  const traveller = await (await anotherBrowser(browser)).newPage()
  const { request } = traveller.context()
  const email = await signIn(traveller)
  const [link = ''] = (await mailTo(request, email, /confirm/i)).links
  await request.get(link)
  for (let turn = 0; turn < PAYMENTS; turn++) await oddPayment(request)

  const page = await (await anotherBrowser(browser, { reducedMotion: 'reduce' })).newPage()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/login?next=${encodeURIComponent('/admin?tab=payments')}`)
  await fillSignIn(page, ADMIN_EMAIL, ADMIN_PASSWORD)
  await expect(page.getByRole('tab', { name: 'Payments' })).toBeVisible()
  // The callbacks of the sandbox come through the queue.
  await expect(async () => {
    await page.reload()
    await expect
      .poll(() => page.getByRole('rowheader').count(), { timeout: 5_000 })
      .toBeGreaterThanOrEqual(PAYMENTS)
  }).toPass()
  const rows = await page.getByRole('rowheader').count()

  let keys = 0
  const press = async (key: string) => {
    keys += 1
    await page.keyboard.press(key)
  }
  await page.getByRole('rowheader').first().getByRole('link').focus()
  await page.keyboard.press('Enter')
  const record = page.getByRole('dialog')
  for (let turn = 0; turn < rows; turn++) {
    const title = await record.getByRole('heading', { level: 2 }).textContent()
    const address = page.url()
    await expect(record.getByRole('button', { name: /^Put on the balance/, pressed: false })).toBeVisible()
    await press('a')
    await expect(record.getByRole('button', { name: /^Put it on the balance/ })).toBeFocused()
    await press('Enter')
    await expect.poll(() => page.url(), { message: `${title} is decided` }).not.toBe(address)
  }
  expect(keys).toBe(rows * 2)
  await page.context().close()
  await traveller.context().close()
})
