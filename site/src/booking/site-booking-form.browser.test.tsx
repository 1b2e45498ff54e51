import { VEHICLE_CLASSES } from '@fiacre/sdk/rules'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { fakeClient, renderPage } from '../app/testing.tsx'
import { SiteBookingForm } from './site-booking-form.tsx'

afterEach(() => localStorage.clear())

it('shows its prices in the chosen currency, and says that euro is charged', async () => {
  localStorage.setItem('fiacre.currency', 'CHF')
  const client = fakeClient()
  client.listVehicleTypes.mockResolvedValue(
    VEHICLE_CLASSES.map((vehicle) => ({ ...vehicle, minimumPrice: vehicle.minimumPriceCents / 100 })),
  )
  client.getExchangeRates.mockResolvedValue({
    base: 'EUR',
    rates: { EUR: 1, CHF: 2 },
    source: 'ecb',
    date: '2026-11-20',
    ageSeconds: 60,
  })
  await renderPage(<SiteBookingForm />, { client })
  await expect.element(page.getByText(/from CHF\s34/)).toBeVisible()
  await expect.element(page.getByText(/rate of 20 November 2026.*charged in euro/)).toBeVisible()
})
