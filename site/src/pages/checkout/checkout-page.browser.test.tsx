import type { Profile } from '@fiacre/sdk'
import { FiacreNetworkError } from '@fiacre/sdk'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeClient, MARIA, refusal, renderPage } from '../../app/testing.tsx'
import type { Checkout } from '../../subjects/checkout/checkout.ts'
import type { SiteLanguage } from '../../base/i18n/language.ts'
import { isCheckoutUnderWay, rememberCheckout } from '../../subjects/checkout/under-way.ts'
import { sampleCheckout } from '../../subjects/checkout/sample-checkout.ts'
import { CheckoutPage } from './checkout-page.tsx'
import { checkoutTexts } from './locales/texts.ts'

beforeEach(async () => {
  await page.viewport(1280, 900)
  sessionStorage.clear()
})

type Arrival = {
  user?: Partial<Profile> | null
  checkout?: Partial<Checkout>
  path?: string
  language?: SiteLanguage
  client?: ReturnType<typeof fakeClient>
}

async function arrive({ user = {}, checkout = {}, client = fakeClient(), ...visit }: Arrival = {}) {
  if (user) client.getSession.mockResolvedValue({ ...MARIA, ...user })
  client.openCheckout.mockResolvedValue(sampleCheckout(checkout))
  const leaveFor = vi.fn<(url: string) => void>()
  const { path = '/checkout?session=cs_q3Jc', language = 'en' } = visit
  const content = <CheckoutPage leaveFor={leaveFor} />
  return {
    client,
    leaveFor,
    ...(await renderPage(content, { client, texts: [checkoutTexts], path, language })),
  }
}

const H1 = { level: 1 } as const

describe('arriving from a partner', () => {
  it('opens the checkout by the token, which leaves the address', async () => {
    const { client, history, screen } = await arrive()
    await expect.element(screen.getByRole('heading', H1)).toHaveTextContent('Book your transfer')
    expect(client.openCheckout).toHaveBeenCalledWith({ body: { token: 'cs_q3Jc' } })
    // Replaced, not pushed: Back does not lead to the used link.
    expect(history).toEqual(['/checkout'])
    expect(isCheckoutUnderWay()).toBe(true)
  })

  it('goes on with the checkout under way when the address has no token', async () => {
    const client = fakeClient()
    client.getCurrentCheckout.mockResolvedValue(sampleCheckout())
    const { screen } = await arrive({ client, path: '/checkout' })
    await expect.element(screen.getByRole('heading', H1)).toHaveTextContent('Book your transfer')
    expect(client.openCheckout).not.toHaveBeenCalled()
  })

  it('says of a test that nobody will drive it', async () => {
    const { screen } = await arrive({ checkout: { test: true } })
    await expect.element(screen.getByText('Test booking: nobody will drive it')).toBeVisible()
  })

  it('shows the trip and a price whose lines are all there, and who the contract is with', async () => {
    const { screen } = await arrive()
    const trip = screen.getByRole('region', { name: 'Your transfer' })
    const facts = [
      'Geneva Airport (GVA), Switzerland',
      'Chamonix, France',
      'Business',
      'Sat, 14 Feb 2099, 14:30 Central European Time',
      'Passengers2',
      'about 88.3 km, 1 h 11 min',
      'Starting price€5.00',
      '88.3 km at €1.20 per km€105.96',
      'Business class35 % more per kilometre than Economy€37.09',
      'WELCOME10, 10 % off-€14.81',
      'Total€133.24',
      'Fiacre forwards your payment to the carrier',
    ]
    for (const fact of facts) await expect.element(trip).toMatchTextContent(fact)
  })

  it('shows extras and access level, and what they add to the price', async () => {
    const { quote } = sampleCheckout()
    const extras = { meetAndGreet: true, childSeats: { infant: 1, child: 0, booster: 0 } }
    const added = [
      { code: 'CHILD_SEATS', description: 'Seats', amount: 8, amountCents: 800, count: 1 },
      { code: 'MEET_AND_GREET', description: 'Board', amount: 9, amountCents: 900, count: 1 },
      { code: 'FLEXIBLE', description: 'Flexible', amount: 17.31, amountCents: 1731, percent: 10 },
    ] as const
    const lines = [...quote.lines, ...added]
    const { screen } = await arrive({
      checkout: { quote: { ...quote, extras, accessLevel: 'flexible', lines } },
    })
    const trip = screen.getByRole('region', { name: 'Your transfer' })
    const facts = [
      'FareFlexible',
      'Child seats1 infant carrier (0–13 kg)',
      'Child seats1 child seat€8.00',
      'Meet and greet€9.00',
      'Flexible10 % of fare and extras€17.31',
    ]
    for (const fact of facts) await expect.element(trip).toMatchTextContent(fact)
    await expect.element(screen.getByText('Booked through Hotel Chamonix')).toBeVisible()
    // Its drawing cannot be had here: no picture, and no hole.
    await expect.element(screen.getByRole('img', { name: /^Map of the way/ })).not.toBeInTheDocument()
  })

  it('says why a promo code takes nothing off', async () => {
    const { quote } = sampleCheckout()
    const promo = { code: 'OLD', applied: false, reason: 'EXPIRED' as const, message: 'Expired.' }
    const { screen } = await arrive({ checkout: { quote: { ...quote, promo } } })
    await expect.element(screen.getByText(/code OLD has expired/)).toBeVisible()
  })

  it('says what the total is about in the chosen currency, and that euro is charged', async () => {
    localStorage.setItem('fiacre.currency', 'CHF')
    const client = fakeClient()
    const rates = { EUR: 1, CHF: 0.5 }
    const day = { source: 'ecb', date: '2026-11-20', ageSeconds: 60 } as const
    client.getExchangeRates.mockResolvedValue({ base: 'EUR', rates, ...day })
    const { screen } = await arrive({ client })
    await expect.element(screen.getByText(/about CHF\s66.62/)).toBeVisible()
    await expect.element(screen.getByText(/charged in euro/)).toBeVisible()
    localStorage.clear()
  })

  it('has a way back, but to web pages alone', async () => {
    const { screen } = await arrive()
    await expect
      .element(screen.getByRole('link', { name: 'Cancel and go back to Hotel Chamonix' }))
      .toHaveAttribute('href', 'https://hotel.example/transfers')
    await screen.unmount()
    const other = await arrive({ checkout: { backUrl: 'javascript:alert(1)' } })
    await expect.element(other.screen.getByRole('heading', H1)).toBeVisible()
    expect(other.screen.getByRole('link', { name: /Cancel/ }).query()).toBeNull()
  })

  it('goes back with a token that tells the page what became of it, else as the address stands', async () => {
    const { client, leaveFor, screen } = await arrive()
    const back = screen.getByRole('link', { name: 'Cancel and go back to Hotel Chamonix' })
    client.createCheckoutReturn.mockResolvedValueOnce({
      url: 'https://hotel.example/left?fiacre_result=cr_1',
    })
    await userEvent.click(back)
    await expect.poll(() => leaveFor.mock.calls).toEqual([['https://hotel.example/left?fiacre_result=cr_1']])
    client.createCheckoutReturn.mockRejectedValueOnce(new FiacreNetworkError('gone', { cause: null }))
    await userEvent.click(back)
    await expect.poll(() => leaveFor.mock.calls[1]).toEqual(['https://hotel.example/transfers'])
    // Nothing is over: the browser's own button leads here again.
    expect(isCheckoutUnderWay()).toBe(true)
  })

  it('shows prices and distances as the page did that it comes from, in this tab alone', async () => {
    localStorage.setItem('fiacre.currency', 'GBP')
    const client = fakeClient()
    const rates = { EUR: 1, CHF: 0.5, GBP: 2 }
    client.getExchangeRates.mockResolvedValue({
      base: 'EUR',
      rates,
      source: 'table',
      date: null,
      ageSeconds: null,
    })
    const { screen } = await arrive({ client, checkout: { currency: 'CHF', distanceUnit: 'mi' } })
    await expect.element(screen.getByText(/about CHF\s?66\.62/)).toBeVisible()
    await expect.element(screen.getByText(/about 54\.9 mi/)).toBeVisible()
    expect(localStorage.getItem('fiacre.currency')).toBe('GBP')
    localStorage.clear()
  })

  it('folds the price on a phone, where the total stays', async () => {
    await page.viewport(390, 844)
    const { screen } = await arrive()
    await expect.element(screen.getByText('Starting price')).not.toBeVisible()
    await expect.element(screen.getByText('Total', { exact: true })).toBeVisible()
    await userEvent.click(screen.getByText('What the price is made of'))
    await expect.element(screen.getByText('Starting price')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBe(390)
  })
})

describe('the step', () => {
  it('of a visitor leads to sign in or register', async () => {
    const { screen } = await arrive({ user: null })
    await expect.element(screen.getByRole('heading', { name: 'Who is travelling?' })).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'Create an account' }))
      .toHaveAttribute('href', '/register')
    await expect.element(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
  })

  it('asks for the billing details that are missing, saves them, and moves the focus on', async () => {
    const { screen, client } = await arrive({ user: { city: null, zipCode: null } })
    await expect.element(screen.getByRole('heading', { name: 'Billing details' })).toBeVisible()
    client.updateProfile.mockResolvedValue(MARIA)
    client.getSession.mockResolvedValue(MARIA)
    await expect.element(screen.getByRole('listitem').nth(1)).toHaveAttribute('aria-current', 'step')
    expect(screen.getByLabelText('Street and number').query()).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }))
    await expect.element(screen.getByLabelText('ZIP code')).toHaveFocus()
    await userEvent.fill(screen.getByLabelText('ZIP code'), '31-147')
    await userEvent.fill(screen.getByLabelText('City'), 'Kraków')
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('heading', { name: 'Check and pay' })).toHaveFocus()
    const sent = client.updateProfile.mock.calls[0]![0].body
    expect(sent).toMatchObject({ city: 'Kraków', zipCode: '31-147', address: MARIA.address, country: 'PL' })
  })

  it('keeps what was typed when saving fails', async () => {
    const { screen, client } = await arrive({ user: { city: null } })
    client.updateProfile.mockRejectedValue(new FiacreNetworkError('/api/auth/profile'))
    await userEvent.fill(screen.getByLabelText('City'), 'Kraków')
    await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }))
    await expect.element(screen.getByRole('alert')).toMatchTextContent('could not be saved')
    await expect.element(screen.getByLabelText('City')).toHaveValue('Kraków')
  })

  it('takes the account balance where the traveller wants it, but none for a test', async () => {
    const client = fakeClient()
    client.getBalance.mockResolvedValue({ amountCents: 20_000, currency: 'EUR', entries: [], next: null })
    client.createBooking.mockReturnValue(new Promise(() => {}))
    client.listPaymentMethods.mockResolvedValue({ methods: ['card'], minimumPrepaymentPercent: 30 })
    const { screen } = await arrive({ client })
    await expect.element(screen.getByRole('button', { name: 'Pay €133.24' })).toBeVisible()
    await userEvent.click(screen.getByRole('checkbox', { name: /Use my balance first −€133.24/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Pay from my account balance' }))
    await expect.poll(() => client.createBooking.mock.lastCall?.[0].body.balanceCents).toBe(13_324)
    await screen.unmount()
    const test = await arrive({ client, checkout: { test: true } })
    await expect.element(test.screen.getByRole('button', { name: 'Pay €133.24' })).toBeVisible()
    expect(test.screen.getByRole('checkbox', { name: /balance/ }).query()).toBeNull()
  })

  it('after a booking that is not paid is its payment', async () => {
    const booking = { id: 1042, bookingNumber: 'FC-7K2M9Q' }
    const { screen } = await arrive({ checkout: { status: 'booked', booking } })
    await expect.element(screen.getByText(/FC-7K2M9Q is kept/)).toBeVisible()
    // Which undoes nothing, and says nothing of cancelling.
    await expect.element(screen.getByRole('link', { name: 'Go back to Hotel Chamonix' })).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'Pay €133.24' }))
      .toHaveAttribute('href', '/payment?booking=1042')
  })

  it('after the payment is its result', async () => {
    const booking = { id: 1042, bookingNumber: 'FC-7K2M9Q' }
    const { history } = await arrive({ checkout: { status: 'paid', booking } })
    await expect.poll(() => history.at(-1)).toBe('/payment-success?booking=1042')
  })
})

describe('a checkout that cannot be opened', () => {
  it.each([
    ['was opened elsewhere', refusal(410, 'CHECKOUT_LINK_USED', 'Used.'), 'This link was opened before'],
    ['has expired', refusal(410, 'CHECKOUT_EXPIRED', 'Expired.'), 'This booking has expired'],
    ['is not known', refusal(404, 'NOT_FOUND', 'No.'), 'There is no booking to finish here'],
    ['has a link cut off', refusal(400, 'INVALID_REQUEST', 'No.'), 'There is no booking to finish here'],
  ])('because it %s says so', async (_, error, title) => {
    rememberCheckout('0198c2b0-1111-7abc-8def-0123456789ab')
    const client = fakeClient()
    client.openCheckout.mockRejectedValueOnce(error)
    const { screen } = await arrive({ client, user: null })
    await expect.element(screen.getByRole('heading', H1)).toHaveTextContent(title)
    await expect.element(screen.getByRole('link', { name: 'Plan a transfer with Fiacre' })).toBeVisible()
    await expect.poll(() => isCheckoutUnderWay()).toBe(false)
  })

  it('for want of a connection can be tried again with the same token', async () => {
    const client = fakeClient()
    client.openCheckout.mockRejectedValueOnce(new FiacreNetworkError('/api/checkout-sessions/open'))
    const { screen } = await arrive({ client })
    await expect
      .element(screen.getByRole('heading', H1))
      .toHaveTextContent('Your transfer could not be loaded')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await expect.element(screen.getByRole('heading', H1)).toHaveTextContent('Book your transfer')
    expect(client.openCheckout.mock.calls.map(([{ body }]) => body.token)).toEqual(['cs_q3Jc', 'cs_q3Jc'])
  })
})

it.each([
  ['pl', 'Zarezerwuj transfer', /^Zapłać 133,24/],
  ['fr', 'Réserver votre transfert', /^Payer 133,24/],
] as const)('speaks the traveller’s language: %s', async (language, title, pay) => {
  const { screen } = await arrive({ language })
  await expect.element(screen.getByRole('heading', H1)).toHaveTextContent(title)
  await expect.element(screen.getByRole('button', { name: pay })).toBeVisible()
})
