import { expect } from '@playwright/test'
import { LONG } from './at-length.ts'
import { calculatePrice, fillTrip, inDays } from './traveller.ts'
import { test } from './visitor.ts'

// In `npm test`: `destinations-page.browser.test.tsx`.
test(
  'a ski resort becomes the destination of a ride from its airport, and its price follows',
  LONG,
  async ({ page }) => {
    await page.goto('/destinations?show=ski')
    const resorts = page.getByRole('list', { name: 'Popular resorts in Switzerland' }).getByRole('link')
    await expect(resorts).toHaveCount(3)
    const resort = await resorts.first().innerText()
    await resorts.first().click()
    const destination = page.getByRole('combobox', { name: 'Destination' })
    await expect(destination).toHaveValue(new RegExp(`^${resort}, `))
    await expect(destination).toBeInViewport()
    await expect(page.getByRole('combobox', { name: 'Pickup location' })).toHaveValue(
      /Airport \([A-Z]{3}\), /,
    )
    expect(new URL(page.url()).search).toBe('?show=ski')

    await page.getByLabel('Pickup date').fill(inDays(3))
    await page.getByLabel('Pickup time').fill('10:30')
    await page.getByRole('radio', { name: /Economy/ }).check({ force: true })
    await calculatePrice(page)
  },
)

test('every picture of the catalogue is there', async ({ request }) => {
  const { countries } = (await (await request.get('/api/destinations')).json()) as {
    countries: { imageUrl: string; summerImageUrl?: string; skiImageUrl?: string }[]
  }
  const missing: string[] = []
  for (const { imageUrl, summerImageUrl, skiImageUrl } of countries) {
    for (const picture of [imageUrl, summerImageUrl, skiImageUrl]) {
      if (picture && !(await request.head(picture)).ok()) missing.push(picture)
    }
  }
  expect(missing).toEqual([])
  expect(countries.length).toBeGreaterThan(40)
})

// In `npm test`: `popular.browser.test.tsx`.
test('a popular place of the landing page becomes the pickup', LONG, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('heading', { name: 'Popular destinations' }).scrollIntoViewIfNeeded()
  await page.getByRole('tab', { name: 'European capitals' }).click()
  await page.getByRole('tabpanel').getByRole('link', { name: 'Bern Switzerland' }).click()
  await expect(page.getByRole('combobox', { name: 'Pickup location' })).toHaveValue('Bern, Switzerland')
  await expect(page.getByRole('combobox', { name: 'Destination' })).toBeFocused()
})

// In `npm test`: `header`, `destinations-page` and `site-booking-form.browser.test.tsx`.
test(
  'currency and unit hold everywhere and for the next visit, in the rates of the service',
  LONG,
  async ({ page, request }) => {
    await page.goto('/')
    await page.getByRole('combobox', { name: 'Currency' }).selectOption('PLN')
    await page.getByRole('combobox', { name: 'Distances' }).selectOption('mi')
    await fillTrip(page)
    await calculatePrice(page)
    const quote = page.getByRole('region', { name: 'Price Quote' })
    await expect(quote).toContainText('zł')
    await expect(quote).toContainText(/\d mi\b/)
    await expect(quote).toContainText(/You pay €/)
    await expect(page.getByText(/You are charged in euro/).first()).toBeVisible()

    await page.goto('/destinations')
    await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveValue('PLN')
    const panel = page.getByRole('tabpanel')
    await expect(panel.getByText(/zł\s.* per mile/).first()).toBeVisible()

    const { rates } = (await (await request.get('/api/exchange-rates')).json()) as {
      rates: Record<string, number>
    }
    const { countries } = (await (await request.get('/api/destinations')).json()) as {
      countries: { name: string; fromPriceCents: number }[]
    }
    await page.getByRole('combobox', { name: 'Currency' }).selectOption('GBP')
    const shown = (Math.round((countries[0]?.fromPriceCents ?? 0) * (rates['GBP'] ?? 0)) / 100).toFixed(2)
    await expect(panel.getByRole('listitem').first()).toContainText(`£${shown}`)
  },
)
