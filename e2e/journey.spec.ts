import { expect } from '@playwright/test'
import { calculatePrice, fillTrip, mailTo, newEmail, register } from './traveller.ts'
import { test } from './visitor.ts'

// With all that moves, as most browsers show it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a visitor prices a transfer, registers, books, pays and sees it paid', async ({ page, request }) => {
  const email = newEmail()
  const hosts = new Set<string>()
  page.on('request', (asked) => hosts.add(new URL(asked.url()).origin))
  await page.goto('/')
  await expect(page.getByRole('heading', { name: /Drive first class\.\s*Pay Economy\./ })).toBeVisible()
  const settings = page.waitForResponse('**/api/client-settings')
  await fillTrip(page)
  expect(await (await settings).json()).toMatchObject({ googlePlacesKey: null, demonstration: false })
  await calculatePrice(page)
  // Without a key for Google's places no other host is ever asked.
  expect([...hosts].filter((host) => host !== 'data:' && host !== 'null')).toEqual([
    new URL(page.url()).origin,
  ])

  await page.getByRole('button', { name: 'Book Now' }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.getByRole('main').getByRole('link', { name: 'Create your account' }).click()

  // For a ride that waits, the billing address is asked for in the same pass.
  await page.getByLabel('Street and number').fill('Rynek Główny 1')
  await page.getByLabel('ZIP code').fill('31-042')
  await page.getByLabel('City').fill('Kraków')
  await register(page, email)
  await expect(page.getByText(email)).toBeVisible()

  // In the browser that registered, the link in the mail leads back to the ride, signed in.
  const { links } = await mailTo(request, email, /Confirm your e-mail/)
  await page.goto(links[0] ?? '')
  await expect(page).toHaveURL(/\/dashboard/)

  await expect(page.getByText('Price Quote Restored')).toBeVisible()
  await expect(page.getByText('Please confirm your email address')).toHaveCount(0)
  await expect(page.getByRole('tab', { name: 'Book' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('button', { name: 'Book Now' }).click()

  await expect(page).toHaveURL(/\/sandbox\/pay\//)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page).toHaveURL(/\/payment-success\?booking=\d+/)
  await expect(page.getByText(/FC-[0-9A-Z]{6}/).first()).toBeVisible()
  const number =
    (await page
      .getByText(/FC-[0-9A-Z]{6}/)
      .first()
      .textContent()) ?? ''
  await expect(page.getByRole('heading', { name: 'Your transfer is booked' })).toBeVisible()

  await page.goto('/dashboard?tab=history')
  await expect(page).toHaveURL(/\/dashboard$/)
  const row = page.getByRole('listitem').filter({ hasText: number.trim() })
  await expect(row.getByText('Confirmed')).toBeVisible()
  await expect(row.getByText('Paid')).toBeVisible()
  await mailTo(request, email, /is confirmed/)
})
