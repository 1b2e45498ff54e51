import { DISPLAY_RATES, VEHICLE_CLASSES } from '@fiacre/sdk/rules'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { fakeClient, renderPage } from '../../../app/testing.tsx'
import { landingTexts } from '../locales/texts.ts'
import { Fleet } from './fleet.tsx'

afterEach(() => localStorage.clear())

async function open() {
  const client = fakeClient()
  client.listVehicleTypes.mockResolvedValue(
    VEHICLE_CLASSES.map((vehicle) => ({ ...vehicle, minimumPrice: vehicle.minimumPriceCents / 100 })),
  )
  client.getExchangeRates.mockResolvedValue({
    base: 'EUR',
    rates: { ...DISPLAY_RATES, USD: 1.2 },
    source: 'ecb',
    date: '2026-11-20',
    ageSeconds: 60,
  })
  await renderPage(<Fleet />, { client, texts: [landingTexts] })
}

const economy = page.getByRole('listitem').filter({ hasText: 'Economy' })

describe("the fleet's 'from' prices", () => {
  it('are whole euros', async () => {
    await open()
    await expect.element(economy.getByText('€17', { exact: true })).toBeVisible()
    await expect.element(page.getByText(/charged in euro/)).not.toBeInTheDocument()
  })

  it("are whole amounts of the chosen currency at the service's rates, which are named", async () => {
    localStorage.setItem('fiacre.currency', 'USD')
    await open()
    await expect.element(economy.getByText('$20', { exact: true })).toBeVisible()
    await expect
      .element(page.getByText(/Central Bank’s rate of 20 November 2026.*charged in euro/))
      .toBeVisible()
  })
})
