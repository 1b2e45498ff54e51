import { expect } from '@playwright/test'
import { LONG } from './at-length.ts'
import { calculatePrice, fillTrip, signIn } from './traveller.ts'
import { test } from './visitor.ts'

test(
  'a payment that was left or declined can be made later, and a paid booking is not offered again',
  LONG,
  async ({ page }) => {
    await signIn(page)
    await page.goto('/dashboard')
    await fillTrip(page)
    await calculatePrice(page)
    await page.getByRole('button', { name: 'Book Now' }).click()
    await expect(page).toHaveURL(/\/sandbox\/pay\//)

    // Left: the history offers to pay.
    await page.getByRole('link', { name: 'Leave without paying' }).click()
    await expect(page).toHaveURL(/\/payment\?booking=\d+/)
    const id = new URL(page.url()).searchParams.get('booking')
    await page.goto('/dashboard?tab=history')
    await page.getByRole('link', { name: /pay now/i }).click()
    await expect(page).toHaveURL(`/payment?booking=${id}`)

    // Declined: nothing was charged, and it can be tried again.
    await page.getByRole('button', { name: /^pay/i }).click()
    await page.getByRole('button', { name: 'Decline the payment' }).click()
    await expect(page).toHaveURL(/\/payment\?booking=\d+/)
    await expect(page.getByText(/nothing was charged/i).first()).toBeVisible()
    await page.getByRole('button', { name: /pay/i }).click()
    await expect(page).toHaveURL(/\/sandbox\/pay\//)
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Your transfer is booked' })).toBeVisible()

    await page.goto(`/payment?booking=${id}`)
    await expect(page.getByText('Payment Completed').first()).toBeVisible()
  },
)

test('payment links that lead nowhere say so', LONG, async ({ page }) => {
  await signIn(page)
  await page.goto('/payment')
  await expect(page.getByText('Invalid Payment Link').first()).toBeVisible()
  await page.goto('/payment?booking=1')
  await expect(page.getByText('Booking not found').first()).toBeVisible()
})
