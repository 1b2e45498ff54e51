import { test, type Page } from '@playwright/test'
import { inDays, signIn } from './traveller.ts'
import { bookedByApi } from './booked-by-api.ts'
test.use({ javaScriptEnabled: false })
const shot = async (page: Page, name: string) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.screenshot({ path: `/tmp/rests/${name}-${width}.png`, fullPage: true })
  }
}
test('shoot', async ({ page }) => {
  const q = new URLSearchParams({
    pickup: 'Geneva Airport',
    destination: 'Chamonix',
    date: inDays(3),
    time: '10:30',
    passengers: '2',
    suitcases: '4',
    promo: 'WELCOME10',
    utm_source: 'letter',
  })
  await page.goto(`/de/book?${q}`)
  await shot(page, 'book-de')
  const h = new URLSearchParams({
    pickup: 'Nice',
    trip: 'hourly',
    hours: '5',
    date: inDays(3),
    time: '10:30',
    passengers: '2',
    promo: 'NOPE',
  })
  await page.goto(`/book?${h}`)
  await shot(page, 'hire')
  await page.goto('/fr/book/sign-in')
  await shot(page, 'sign-in')
  await page.goto('/fr/book/forgot-password')
  await shot(page, 'forgot')
  await page.goto('/fr/book/reset-password?token=abc')
  await shot(page, 'reset-bad')
  await signIn(page)
  const b = await bookedByApi(page.request)
  await page.goto(`/pl/book/booking?booking=${b.id}`)
  await shot(page, 'booking')
  await page.goto(`/de/book?${q}`)
  await page.locator('a[href*="/book/details"]').last().click()
  await shot(page, 'details')
  await page.goto(`/book/cancel?booking=${b.id}`)
  await shot(page, 'cancel')
})
