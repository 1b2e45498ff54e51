import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fakeClient, MARIA, refusal, renderPage } from '../../app/testing.tsx'
import { sampleBooking } from '../../subjects/booking/sample-bookings.ts'
import { samplePayment, sampleTransfer } from '../../subjects/payment/sample-payment.ts'
import { paymentSuccessTexts } from './locales/texts.ts'
import { PaymentSuccessPage } from './payment-success-page.tsx'

vi.mock('./poll-schedule.ts', () => ({ nextLook: (looks: number) => (looks < 2 ? 40 : null) }))

const toCome = { pickupAt: '2099-02-14T13:30:00.000Z', pickupDate: '2099-02-14' }

function show(client: ReturnType<typeof fakeClient>) {
  const options = { client, texts: [paymentSuccessTexts], path: '/payment-success?booking=1042' }
  return renderPage(<PaymentSuccessPage />, options)
}

describe('a payment that takes days', () => {
  it('by card is not asked for again', async () => {
    const client = fakeClient()
    client.getSession.mockResolvedValue(MARIA)
    client.getBooking.mockResolvedValue(sampleBooking({ ...toCome, paymentStatus: 'processing' }))
    const { screen } = await show(client)
    await expect.element(screen.getByRole('heading', { name: 'Your payment is on its way' })).toHaveFocus()
    await expect.element(screen.getByRole('button', { name: 'Check again' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'More ways to pay' }).query()).toBeNull()
  })

  async function openTransfer(prepare: (client: ReturnType<typeof fakeClient>) => void) {
    const client = fakeClient()
    const booking = sampleBooking({ ...toCome, paymentMethod: 'bank_transfer' })
    client.getSession.mockResolvedValue(MARIA)
    client.getBooking.mockResolvedValue(booking)
    client.getBookingPayment.mockResolvedValue(samplePayment(booking, { bankTransfer: sampleTransfer() }))
    prepare(client)
    return { client, ...(await show(client)) }
  }

  it('by bank transfer shows the bank details, and asks no more', async () => {
    const { screen, client } = await openTransfer(() => {})
    await expect
      .element(screen.getByRole('heading', { level: 1 }))
      .toHaveTextContent('We are waiting for your bank transfer')
    await expect.element(screen.getByText('DE89 3704 0044 0532 0130 00')).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'More ways to pay' }))
      .toHaveAttribute('href', '/payment?booking=1042')
    expect(client.getBooking).toHaveBeenCalledOnce()
  })

  it('by bank transfer leads to the payment when no transfer is awaited', async () => {
    const { screen } = await openTransfer((client) =>
      client.getBookingPayment.mockResolvedValue(samplePayment()),
    )
    await expect
      .element(screen.getByRole('heading', { level: 1 }))
      .toHaveTextContent('This booking is not paid yet')
  })

  it('by bank transfer can be asked again for its details', async () => {
    const { screen } = await openTransfer((client) =>
      client.getBookingPayment.mockRejectedValueOnce(refusal(503, 'UNAVAILABLE', 'Later.')),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await expect.element(screen.getByText('Fiacre Transfers')).toBeVisible()
  })
})
