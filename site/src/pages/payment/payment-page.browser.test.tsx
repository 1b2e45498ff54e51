import { FiacreTimeoutError } from '@fiacre/sdk'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeClient, refusal, renderPage } from '../../app/testing.tsx'
import { sampleCheckout } from '../../subjects/checkout/sample-checkout.ts'
import { samplePayment } from '../../subjects/payment/sample-payment.ts'
import { paymentTexts } from './locales/texts.ts'
import { PaymentPage } from './payment-page.tsx'
import { bookingToCome, openPayment } from './testing.tsx'

beforeEach(async () => {
  await page.viewport(1280, 900)
})

const PAY = { name: 'Pay €110.96' }

describe('the payment page', () => {
  it('leads somebody who is not signed in to the sign-in and back', async () => {
    const { history } = await renderPage(<PaymentPage />, {
      texts: [paymentTexts],
      path: '/payment?booking=1042',
    })
    await expect.poll(() => history.at(-1)).toBe('/login?next=%2Fpayment%3Fbooking%3D1042')
  })

  it.each(['/payment', '/payment?booking=', '/payment?booking=me'])(
    'knows that %s is no payment link',
    async (path) => {
      const { screen, client } = await openPayment({ path })
      await expect
        .element(screen.getByRole('heading', { level: 1 }))
        .toHaveTextContent('Invalid Payment Link')
      expect(client.getBooking).not.toHaveBeenCalled()
    },
  )

  it('says that it is loading', async () => {
    const client = fakeClient()
    client.getBooking.mockReturnValue(new Promise(() => {}))
    const { screen } = await openPayment({ client })
    await expect.element(screen.getByText('Loading your booking')).toBeInTheDocument()
  })

  it('has a way back to the page that handed it over, until it is paid', async () => {
    const client = fakeClient()
    const booking = { id: 1042, bookingNumber: 'FC-7K2M9Q' }
    client.getBooking.mockResolvedValue(bookingToCome())
    client.getCurrentCheckout.mockResolvedValue(sampleCheckout({ status: 'booked', booking }))
    const { screen } = await openPayment({ client })
    await expect.element(screen.getByRole('link', { name: 'Go back to Hotel Chamonix' })).toBeVisible()
  })

  it('says that there is no such booking', async () => {
    const client = fakeClient()
    client.getBooking.mockRejectedValue(refusal(404, 'NOT_FOUND', 'Booking not found'))
    const { screen } = await openPayment({ client, path: '/payment?booking=7' })
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Booking not found')
    expect(client.getBooking).toHaveBeenCalledOnce()
  })

  it('can be asked again when the booking could not be loaded', async () => {
    const client = fakeClient()
    client.getBooking
      .mockRejectedValueOnce(refusal(500, 'INTERNAL', 'Oops'))
      .mockResolvedValue(bookingToCome())
    const { screen } = await openPayment({ client })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await expect.element(screen.getByRole('button', PAY)).toBeVisible()
  })

  it.each([
    [{ status: 'confirmed', paymentStatus: 'completed' }, 'Payment Completed'],
    [{ paymentStatus: 'processing' }, 'Your payment is being processed'],
    [{ status: 'cancelled' }, 'This booking is cancelled'],
    [{ pickupAt: '2026-01-01T10:00:00.000Z' }, 'The pickup time has passed'],
  ] as const)('has no form for %o', async (booking, heading) => {
    const { screen } = await openPayment({ booking })
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading)
    expect(screen.getByRole('button', PAY).query()).toBeNull()
  })

  it('sums up what is paid for', async () => {
    const { screen } = await openPayment({
      booking: { isRoundTrip: true, returnDate: '2099-02-21', returnTime: '10:00' },
    })
    const summary = screen.getByRole('complementary', { name: 'Your booking' })
    const facts = [
      'Economy',
      'A comfortable estate',
      'Geneva Airport (GVA), Switzerland',
      'Chamonix, France',
      '88.3 km',
    ]
    const times = ['Sat, 14 Feb 2099, 14:30 Central European Time', 'Sat, 21 Feb 2099, 10:00']
    for (const fact of [...facts, ...times, 'Round trip', 'Passengers2', 'Total€110.96']) {
      await expect.element(summary).toMatchTextContent(fact)
    }
  })

  it('is filled in from the profile', async () => {
    const { screen } = await openPayment({ user: { country: 'DE', city: null } })
    await expect.element(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Maria')
    await expect.element(screen.getByRole('textbox', { name: /^Phone/ })).toHaveValue('+48 512 345 678')
    await expect.element(screen.getByRole('textbox', { name: /^City/ })).toHaveValue('')
    await expect.element(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('DE')
  })
})

describe('paying', () => {
  it('goes to the payment provider', async () => {
    const { screen, client, leaveFor } = await openPayment()
    await userEvent.click(screen.getByRole('button', PAY))
    await expect.poll(() => leaveFor.mock.lastCall).toEqual(['https://pay.fiacre.example/s/1'])
    expect(client.createPayment).toHaveBeenCalledExactlyOnceWith({
      idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/),
      body: {
        bookingId: 1042,
        firstName: 'Maria',
        lastName: 'Kowalska',
        email: 'maria@example.com',
        phone: '+48 512 345 678',
        address: 'ul. Długa 1',
        city: 'Kraków',
        postalCode: '31-147',
        country: 'PL',
        method: 'card',
        prepaymentPercent: 100,
        balanceCents: 0,
      },
    })
    await expect.element(screen.getByRole('button', PAY)).toHaveAttribute('aria-busy', 'true')
  })

  it('needs a name and an e-mail address, and says so in the words of the specification alone', async () => {
    const { screen, client } = await openPayment()
    const field = (name: string) => screen.getByRole('textbox', { name })
    const sentence = 'Please fill in all required fields'
    await userEvent.fill(field('First name'), '  ')
    await userEvent.fill(field('Last name'), '')
    await userEvent.fill(field('Email'), 'maria')
    await userEvent.click(screen.getByRole('button', PAY))
    await expect.element(screen.getByRole('alert')).toHaveTextContent(sentence)
    await expect.element(field('First name')).toHaveFocus()
    for (const name of ['First name', 'Last name']) {
      await expect.element(field(name)).toHaveAttribute('aria-invalid', 'true')
      await expect.element(field(name)).toHaveAccessibleDescription(sentence)
    }
    await expect.element(field('Email')).toHaveAccessibleDescription('Please enter a valid email address')
    expect(screen.getByText(/is required$/).query()).toBeNull()
    expect(screen.getByText(sentence).elements()).toHaveLength(1)
    expect(client.createPayment).not.toHaveBeenCalled()
    await userEvent.fill(field('First name'), 'Maria')
    await userEvent.fill(field('Last name'), 'Nowak')
    await expect.element(screen.getByText(sentence)).not.toBeInTheDocument()
    await expect.element(field('Last name')).not.toHaveAttribute('aria-invalid', 'true')
  })

  it('stays when there is no address to go to', async () => {
    const { screen, client, leaveFor } = await openPayment()
    client.createPayment.mockResolvedValue({ redirect_url: '' })
    await userEvent.click(screen.getByRole('button', PAY))
    await expect.element(screen.getByText('Payment Error').first()).toBeVisible()
    await expect
      .element(screen.getByText('Unable to initialize payment. Please try again.').first())
      .toBeVisible()
    expect(leaveFor).not.toHaveBeenCalled()
    await expect.element(screen.getByRole('button', PAY)).not.toHaveAttribute('aria-busy')
  })

  it('never goes to what is no web address', async () => {
    const { screen, client, leaveFor } = await openPayment()
    client.createPayment.mockResolvedValue({ redirect_url: 'javascript:alert(1)' })
    await userEvent.click(screen.getByRole('button', PAY))
    await expect.element(screen.getByText('Payment Error').first()).toBeVisible()
    expect(leaveFor).not.toHaveBeenCalled()
  })

  it('keeps its key while it is not known whether a try arrived, and takes a new one after an answer', async () => {
    const { screen, client } = await openPayment()
    client.createPayment.mockRejectedValue(new FiacreTimeoutError(10_000))
    const pay = screen.getByRole('button', PAY)
    await userEvent.click(pay)
    await expect.element(screen.getByText('Payment initialization failed').first()).toBeVisible()
    client.createPayment.mockRejectedValue(refusal(422, 'RULE_VIOLATION', 'That will not do.'))
    await userEvent.click(pay)
    await expect.element(screen.getByText('That will not do.').first()).toBeVisible()
    await userEvent.click(pay)
    await expect.poll(() => client.createPayment.mock.calls.length).toBe(3)
    const [first, second, third] = client.createPayment.mock.calls.map(([input]) => input.idempotencyKey)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('finds out that the booking is paid meanwhile', async () => {
    const { screen, client } = await openPayment()
    await expect.element(screen.getByRole('button', PAY)).toBeVisible()
    client.createPayment.mockRejectedValue(refusal(409, 'ALREADY_PAID', 'This booking is paid already.'))
    const paid = bookingToCome({ status: 'confirmed', paymentStatus: 'completed' })
    client.getBooking.mockResolvedValue(paid)
    client.getBookingPayment.mockResolvedValue(samplePayment(paid))
    await userEvent.click(screen.getByRole('button', PAY))
    await expect.element(screen.getByRole('heading', { name: 'Payment Completed' })).toHaveFocus()
  })

  it('finds out that the pickup has passed by the service’s clock', async () => {
    const { screen, client } = await openPayment()
    client.createPayment.mockRejectedValue(refusal(409, 'BOOKING_OVER', 'The pickup has passed.'))
    await userEvent.click(screen.getByRole('button', PAY))
    await expect.element(screen.getByRole('heading', { name: 'The pickup time has passed' })).toHaveFocus()
  })

  it('offers what is left when the chosen way was turned off meanwhile', async () => {
    const { screen, client } = await openPayment()
    await expect.element(screen.getByRole('button', PAY)).toBeVisible()
    client.createPayment.mockRejectedValue(refusal(422, 'PAYMENT_METHOD_UNAVAILABLE', 'Cards are off.'))
    client.getBookingPayment.mockResolvedValue(samplePayment(bookingToCome(), { methods: ['bank_transfer'] }))
    await userEvent.click(screen.getByRole('button', PAY))
    await expect.element(screen.getByRole('button', { name: 'Pay €110.96 by bank transfer' })).toBeVisible()
  })

  it('leads to the sign-in when the session has ended', async () => {
    const { screen, client, history } = await openPayment()
    await expect.element(screen.getByRole('button', PAY)).toBeVisible()
    client.createPayment.mockRejectedValue(refusal(401, 'UNAUTHORIZED', 'Sign in first.'))
    client.getSession.mockRejectedValue(refusal(401, 'UNAUTHORIZED', 'Sign in first.'))
    await userEvent.click(screen.getByRole('button', PAY))
    await expect.poll(() => history.at(-1)).toBe('/login?next=%2Fpayment%3Fbooking%3D1042')
  })
})

describe('what happened before', () => {
  it('is said after a decline: nothing was charged, and it can be tried again', async () => {
    const { screen } = await openPayment({ booking: { paymentStatus: 'failed' } })
    await expect.element(screen.getByText('Your last payment did not go through')).toBeVisible()
    await expect.element(screen.getByText(/^Nothing was charged/)).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Retry Payment: €110.96' })).toBeVisible()
  })

  it('is a note where only bank transfers are on', async () => {
    const { screen } = await openPayment({ payment: { methods: ['bank_transfer'], method: 'bank_transfer' } })
    await expect.element(screen.getByText('Automatic payment is being configured')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Pay €110.96 by bank transfer' })).toBeVisible()
  })

  it('is a note and no form where nothing is on', async () => {
    const { screen } = await openPayment({ payment: { methods: [] } })
    await expect.element(screen.getByText('Payment is not possible just now')).toBeVisible()
    expect(screen.getByRole('button', { name: /Pay/ }).query()).toBeNull()
  })
})

it('speaks Polish', async () => {
  const { screen } = await openPayment({ language: 'pl' })
  const name = screen.getByRole('textbox', { name: 'Imię' })
  await userEvent.fill(name, '')
  await userEvent.click(screen.getByRole('button', { name: /^Zapłać 110,96/ }))
  await expect.element(screen.getByText('Uzupełnij wszystkie wymagane pola')).toBeVisible()
  await expect.element(name).toHaveAccessibleDescription('Uzupełnij wszystkie wymagane pola')
  expect(screen.getByText('Podaj imię').query()).toBeNull()
})

it('fits a phone', async () => {
  await page.viewport(390, 844)
  const pickupLocation = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, United Kingdom'
  const { screen } = await openPayment({ booking: { pickupLocation } })
  await expect.element(screen.getByRole('button', PAY)).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
