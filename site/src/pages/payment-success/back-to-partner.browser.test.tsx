import { FiacreNetworkError } from '@fiacre/sdk'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fakeClient, MARIA, renderPage } from '../../app/testing.tsx'
import { sampleBooking } from '../../subjects/booking/sample-bookings.ts'
import type { Checkout } from '../../subjects/checkout/checkout.ts'
import { sampleCheckout } from '../../subjects/checkout/sample-checkout.ts'
import { isCheckoutUnderWay, rememberCheckout } from '../../subjects/checkout/under-way.ts'
import { paymentSuccessTexts } from './locales/texts.ts'
import { PaymentSuccessPage } from './payment-success-page.tsx'

const paid = {
  pickupAt: '2099-02-14T13:30:00.000Z',
  pickupDate: '2099-02-14',
  status: 'confirmed',
  paymentStatus: 'completed',
} as const

describe('a paid booking from a partner', () => {
  const leaveFor = vi.fn<(url: string) => void>()
  const BACK = 'https://hotel.example/transfers?fiacre_result=cr_1'
  const checkout = sampleCheckout({
    status: 'paid',
    booking: { id: 1042, bookingNumber: 'FC-7K2M9Q' },
  })

  beforeEach(() => {
    leaveFor.mockClear()
    sessionStorage.clear()
    rememberCheckout('0198c2b0-1111-7abc-8def-0123456789ab')
  })

  async function comeFromPayment(changes: Partial<Checkout> = {}) {
    const client = fakeClient()
    client.getSession.mockResolvedValue(MARIA)
    client.getBooking.mockResolvedValue(sampleBooking(paid))
    client.getCurrentCheckout.mockResolvedValue({ ...checkout, ...changes })
    client.createCheckoutReturn.mockResolvedValue({ url: BACK })
    const content = <PaymentSuccessPage leaveFor={leaveFor} />
    const path = '/payment-success?booking=1042'
    const { screen } = await renderPage(content, { client, texts: [paymentSuccessTexts], path })
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
    return { client, screen, back: screen.getByRole('button', { name: 'Back to Hotel Chamonix' }) }
  }

  it('counts down and goes back by itself, asking for the token only then', async () => {
    const { client, screen } = await comeFromPayment()
    await expect.element(screen.getByText(/Hotel Chamonix in [3-5] seconds/)).toBeVisible()
    await expect.element(screen.getByRole('status')).toMatchTextContent(/Hotel Chamonix in [1-4] seconds/)
    expect(client.createCheckoutReturn).not.toHaveBeenCalled()
    await expect.poll(() => leaveFor.mock.calls).toEqual([[BACK]])
    expect(client.createCheckoutReturn).toHaveBeenCalledExactlyOnceWith({
      path: { id: checkout.checkoutSessionId },
    })
    expect(isCheckoutUnderWay()).toBe(false)
  })

  it('goes at once when asked to', async () => {
    const { back } = await comeFromPayment()
    await userEvent.click(back)
    await expect.poll(() => leaveFor.mock.calls).toEqual([[BACK]])
  })

  it('stays for whoever wants to, now and after a reload', async () => {
    const { screen, back, client } = await comeFromPayment()
    await userEvent.click(screen.getByRole('button', { name: 'Stay here' }))
    await expect.element(back).toHaveFocus()
    expect(screen.getByText(/in \d seconds/).query()).toBeNull()
    await screen.unmount()
    const again = await comeFromPayment()
    await expect.element(again.back).toBeVisible()
    expect(again.screen.getByText(/in \d seconds/).query()).toBeNull()
    expect(client.createCheckoutReturn).not.toHaveBeenCalled()
  })

  it('says so when the way back fails, and can be tried again', async () => {
    const { client, screen, back } = await comeFromPayment()
    client.createCheckoutReturn.mockRejectedValueOnce(new FiacreNetworkError('/return'))
    await userEvent.click(back)
    await expect.element(screen.getByRole('alert')).toMatchTextContent('Your booking is safe')
    await userEvent.click(back)
    await expect.poll(() => leaveFor.mock.calls).toEqual([[BACK]])
  })

  it.each([
    ['belongs to another booking', { booking: { id: 7, bookingNumber: 'FC-OTHER1' } }],
    ['has no address to go back to', { backUrl: null }],
    ['has an address that is no web page', { backUrl: 'javascript:alert(1)' }],
  ])('stays here when the checkout %s', async (_, changes) => {
    const { screen, back, client } = await comeFromPayment(changes)
    await expect.element(screen.getByRole('link', { name: 'Go to your dashboard' })).toBeVisible()
    await expect.poll(() => client.getCurrentCheckout.mock.calls.length).toBeGreaterThan(0)
    expect(back.query()).toBeNull()
  })
})
