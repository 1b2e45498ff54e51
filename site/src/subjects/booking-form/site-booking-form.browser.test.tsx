import type { Distance, FiacreClient } from '@fiacre/sdk'
import type { BookingFlow } from '@fiacre/widget'
import { VEHICLE_CLASSES } from '@fiacre/sdk/rules'
import { useEffect } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeClient, MARIA, renderPage } from '../../app/testing.tsx'
import { useBookingFlow } from './booking-flow-provider.tsx'
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

it('sends what the traveller came with along with the price', async () => {
  const client = fakeClient()
  client.listVehicleTypes.mockResolvedValue(
    VEHICLE_CLASSES.map((vehicle) => ({ ...vehicle, minimumPrice: vehicle.minimumPriceCents / 100 })),
  )
  client.calculateDistance.mockResolvedValue({ distanceKm: 88.3 } as Distance)
  const asked = vi.fn<FiacreClient['calculatePrice']>().mockReturnValue(new Promise(() => {}))
  client.calculatePrice.mockImplementation(asked)
  const terms = { promoCode: 'WELCOME10', attribution: { utm_source: 'letter' } }
  const inThreeDays = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  await renderPage(<PriceAsked date={inThreeDays} />, { client, visit: { partner: 'pk_demo', ...terms } })
  await expect
    .poll(() => asked.mock.calls[0]?.[0])
    .toMatchObject({
      body: terms,
      headers: { authorization: 'Bearer pk_demo' },
    })
})

it('puts the account balance into the booking where the traveller wants it', async () => {
  const client = fakeClient()
  client.getSession.mockResolvedValue(MARIA)
  client.getBalance.mockResolvedValue({ amountCents: 5_000, currency: 'EUR', entries: [], next: null })
  client.listVehicleTypes.mockResolvedValue([])
  const seen = vi.fn<(flow: BookingFlow) => void>()
  function Watched() {
    const flow = useBookingFlow()
    useEffect(() => seen(flow), [flow])
    return <SiteBookingForm />
  }
  await renderPage(<Watched />, { client })
  const wish = () => seen.mock.lastCall?.[0].ports.payment?.()
  const choice = page.getByRole('checkbox', { name: 'Use my account balance of €50.00 for this booking' })
  await expect.element(choice).not.toBeChecked()
  expect(wish()).toEqual({})
  await choice.click()
  await expect.element(page.getByText('What it does not cover is paid on the next page.')).toBeVisible()
  expect(wish()).toEqual({ balanceCents: 5_000 })
  await choice.click()
  expect(wish()).toEqual({})
})

it('offers no balance where there is none, nor to visitors', async () => {
  const client = fakeClient()
  client.listVehicleTypes.mockResolvedValue([])
  await renderPage(<SiteBookingForm />, { client })
  await expect.element(page.getByRole('button', { name: /calculate price/i })).toBeVisible()
  expect(page.getByRole('checkbox', { name: /balance/ }).elements()).toEqual([])
  expect(client.getBalance).not.toHaveBeenCalled()
})

/** Asks the visit's flow for a price. */
function PriceAsked({ date }: { date: string }) {
  const flow = useBookingFlow()
  useEffect(() => {
    const trip = { pickupLocation: 'Geneva Airport', destination: 'Chamonix', pickupDate: date }
    flow.prefill({ ...trip, pickupTime: '10:30', passengers: 2, vehicleTypeId: 1 })
    void flow.calculatePrice()
  }, [flow, date])
  return null
}
