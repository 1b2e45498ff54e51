import type { ClassPrices, Distance, FiacreClient, Profile, Quote } from '@fiacre/sdk'
import type { BookingFlow } from '@fiacre/widget'
import { SAVED_QUOTE_KEY, serialiseSavedQuote, VEHICLE_CLASSES } from '@fiacre/sdk/rules'
import { useEffect } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useStore } from 'zustand'
import { page } from 'vitest/browser'
import { fakeClient, MARIA, renderPage } from '../../app/testing.tsx'
import { useSession } from '../session/use-session.ts'
import { useBookingFlow } from './booking-flow-provider.tsx'
import { SiteBookingForm } from './site-booking-form.tsx'

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

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
  const asked = vi.fn<FiacreClient['calculatePrices']>().mockReturnValue(new Promise(() => {}))
  client.calculatePrices.mockImplementation(asked)
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

const TRIP = {
  pickupLocation: 'Geneva Airport (GVA), Switzerland',
  destination: 'Chamonix, France',
  pickupDate: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10),
  pickupTime: '14:30',
  passengers: 2,
}

/** What of a quote the form shows. */
const QUOTE = {
  ...TRIP,
  quoteId: '0198c2a4-6f0e-7d5e-9a53-0b1d7c5b1f11',
  pickupAt: new Date(Date.now() + 5 * 86_400_000).toISOString(),
  timeZone: 'Europe/Zurich',
  distance: 90.1,
  oneWayDistance: 90.1,
  duration: 73,
  mapUrl: `/api/routes/${'a'.repeat(32)}/map`,
  isRoundTrip: false,
  totalPrice: 100,
  totalPriceCents: 10_000,
  currency: 'EUR',
  extras: {},
  accessLevel: 'saver',
  lines: [{ code: 'START', description: 'Start price', amount: 100, amountCents: 10_000 }],
}

describe('what is asked right before Book Now', () => {
  /** The form of a traveller who is signed in, with the price of a trip. */
  async function priced(user: Profile) {
    const client = fakeClient()
    const fleet = VEHICLE_CLASSES.map((vehicle) => ({
      ...vehicle,
      minimumPrice: vehicle.minimumPriceCents / 100,
    }))
    client.getSession.mockResolvedValue(user)
    client.listVehicleTypes.mockResolvedValue(fleet)
    client.getBalance.mockResolvedValue({ amountCents: 5_000, currency: 'EUR', entries: [], next: null })
    client.listPaymentMethods.mockResolvedValue({
      methods: ['card', 'bank_transfer'],
      minimumPrepaymentPercent: 30,
    })
    const expiresAt = new Date(Date.now() + 1_800_000).toISOString()
    const quote = { ...QUOTE, expiresAt, vehicleType: fleet[0] } as unknown as Quote
    localStorage.setItem(
      SAVED_QUOTE_KEY,
      serialiseSavedQuote(quote, { ...TRIP, vehicleTypeId: 1 }, new Date()),
    )
    const seen = vi.fn<(flow: BookingFlow) => void>()
    function Watched() {
      const flow = useBookingFlow()
      const { user: signedIn } = useSession()
      useEffect(() => {
        seen(flow)
        if (signedIn) void flow.restoreSavedQuote()
      }, [flow, signedIn])
      return <SiteBookingForm />
    }
    await renderPage(<Watched />, { client })
    return { client, wish: () => seen.mock.lastCall?.[0].ports.payment?.(quote) }
  }

  it('is how it is paid: all, a part or a transfer, and the balance first', async () => {
    const { wish } = await priced(MARIA)
    const part = page.getByRole('radio', { name: /^30 % now by card €30.00/ })
    await expect.element(part).toBeVisible()
    expect(wish()).toEqual({})
    await expect.element(page.getByRole('button', { name: 'Book Now and pay €100.00' })).toBeVisible()
    await part.click()
    await page.getByRole('checkbox', { name: /Use my balance first/ }).click()
    expect(wish()).toEqual({ prepaymentPercent: 30, balanceCents: 3_000 })
    await expect.element(page.getByText('Paid from your balance. Nothing else to pay.')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Book Now, paid from your balance' })).toBeVisible()
    await page.getByRole('radio', { name: /^Bank transfer €100.00/ }).click()
    await expect.element(page.getByRole('button', { name: 'Book Now and transfer €50.00' })).toBeVisible()
    expect(wish()).toEqual({ paymentMethod: 'bank_transfer', balanceCents: 5_000 })
  })

  it('are the billing details that are missing, opened in place with the focus in the first', async () => {
    const { client } = await priced({ ...MARIA, address: null, zipCode: null, city: null })
    client.updateProfile.mockImplementation(async () => {
      client.getSession.mockResolvedValue(MARIA)
      return MARIA
    })
    await page.getByRole('button', { name: 'Complete Profile' }).click()
    const street = page.getByLabelText(/^Street and number/)
    await expect.element(street).toHaveFocus()
    await street.fill('Rynek Główny 1')
    await page.getByLabelText(/^ZIP code/).fill('31-042')
    await page.getByLabelText(/^City/).fill('Kraków')
    await page.getByText('Book for a company').click()
    await page.getByLabelText(/^Company/).fill('Kowalska i Wspólnicy')
    await page.getByLabelText(/^VAT number/).fill('5260001246')
    await page.getByRole('button', { name: 'Save and go on' }).click()
    await expect
      .element(page.getByText(/a VAT number that begins with the letters of its country/))
      .toBeVisible()
    await page.getByLabelText(/^VAT number/).fill('PL5260001246')
    await page.getByRole('button', { name: 'Save and go on' }).click()
    await expect.element(page.getByRole('button', { name: 'Book Now and pay €100.00' })).toHaveFocus()
    expect(client.updateProfile.mock.lastCall?.[0].body).toMatchObject({
      city: 'Kraków',
      zipCode: '31-042',
      company: 'Kowalska i Wspólnicy',
      vatNumber: 'PL5260001246',
    })
    await expect.element(street).not.toBeInTheDocument()
  })
})

it('begins with the usual fare of whoever is signed in', async () => {
  const client = fakeClient()
  const preferences = {
    language: 'en',
    currency: 'EUR',
    distanceUnit: 'km',
    accessLevel: 'flexible',
  } as const
  client.getSession.mockResolvedValue({ ...MARIA, preferences })
  function Level() {
    const level = useStore(useBookingFlow(), ({ form }) => form.accessLevel)
    return <p>{level}</p>
  }
  const { screen } = await renderPage(<Level />, { client })
  await expect.element(screen.getByText('flexible')).toBeVisible()
})

it('offers the places of earlier trips in an empty field', async () => {
  const place = { countryCode: 'FR', timeZone: 'Europe/Paris', lat: 45.92, lon: 6.87, kind: 'resort' }
  const chamonix = { ...place, id: 'resort:chamonix', name: 'Chamonix', label: 'Chamonix, France' }
  sessionStorage.setItem('fiacre.recent-places', JSON.stringify([chamonix]))
  const client = fakeClient()
  client.listVehicleTypes.mockResolvedValue([])
  await renderPage(<SiteBookingForm />, { client })
  await page.getByRole('combobox', { name: 'Destination' }).click()
  await page.getByRole('option', { name: /Chamonix, France/ }).click()
  await expect.element(page.getByRole('combobox', { name: 'Destination' })).toHaveValue('Chamonix, France')
  // The other field does not offer the same place again.
  await page.getByRole('combobox', { name: 'Pickup location' }).click()
  expect(page.getByRole('option', { name: /Chamonix, France/ }).elements()).toEqual([])
})

it('keeps the places of a trip that has a price', async () => {
  const client = fakeClient()
  const fleet = VEHICLE_CLASSES.map((vehicle) => ({
    ...vehicle,
    minimumPrice: vehicle.minimumPriceCents / 100,
  }))
  client.listVehicleTypes.mockResolvedValue(fleet)
  client.calculateDistance.mockResolvedValue({ distanceKm: 90.1 } as Distance)
  const expiresAt = new Date(Date.now() + 1_800_000).toISOString()
  const quote = { ...QUOTE, expiresAt, vehicleType: fleet[0] } as unknown as Quote
  client.calculatePrices.mockResolvedValue({ quotes: [quote], withoutRoom: [] } as unknown as ClassPrices)
  const place = { countryCode: 'CH', timeZone: 'Europe/Zurich', lat: 46.2, lon: 6.1, kind: 'city' } as const
  function Asks() {
    const flow = useBookingFlow()
    useEffect(() => {
      void flow.loadVehicles().then(() => {
        flow.choosePlace('pickupLocation', { ...place, id: 'a', name: 'A', label: 'A' })
        flow.choosePlace('destination', { ...place, id: 'b', name: 'B', label: 'B' })
        flow.prefill({ pickupDate: TRIP.pickupDate, pickupTime: '10:30', vehicleTypeId: 1 })
        expect(sessionStorage.getItem('fiacre.recent-places')).toBeNull()
        return flow.calculatePrice()
      })
    }, [flow])
    return null
  }
  await renderPage(<Asks />, { client })
  await expect
    .poll(() => JSON.parse(sessionStorage.getItem('fiacre.recent-places') ?? '[]') as unknown)
    .toMatchObject([{ id: 'a' }, { id: 'b' }])
})

it('asks a visitor nothing before Book Now', async () => {
  const client = fakeClient()
  client.listVehicleTypes.mockResolvedValue([])
  await renderPage(<SiteBookingForm />, { client })
  await expect.element(page.getByRole('button', { name: /calculate price/i })).toBeVisible()
  expect(client.getBalance).not.toHaveBeenCalled()
  expect(client.listPaymentMethods).not.toHaveBeenCalled()
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
