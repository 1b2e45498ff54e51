import { describe, expect, it } from 'vitest'
import { bookingOutcome } from './outcome.ts'

const booking = { id: 7 }
const everything = {
  booking,
  paymentRedirectUrl: 'https://pay.example/7',
  manualPayment: true,
  paymentError: 'no card',
}

describe('what follows a booking', () => {
  it('is the payment provider, before anything else', () => {
    expect(bookingOutcome(everything)).toEqual({ kind: 'redirect', url: 'https://pay.example/7' })
  })

  it('is else the manual payment, after 2 seconds', () => {
    expect(bookingOutcome({ ...everything, paymentRedirectUrl: undefined })).toEqual({
      kind: 'manual',
      bookingId: 7,
      path: '/payment?booking=7',
      delayMs: 2000,
    })
  })

  it('is else the error of the payment', () => {
    expect(bookingOutcome({ booking, manualPayment: false, paymentError: 'no card' })).toEqual({
      kind: 'payment-error',
      reason: 'no card',
      message: { id: 'paymentSetupFailed', values: { reason: 'no card' } },
    })
  })

  it('is else the payment page', () => {
    expect(bookingOutcome({ booking })).toEqual({
      kind: 'payment-page',
      bookingId: 7,
      path: '/payment?booking=7',
    })
  })

  it('is else an empty form', () => {
    for (const answer of [
      {},
      { booking: null },
      { booking: {} },
      { paymentRedirectUrl: '', paymentError: '' },
    ]) {
      expect(bookingOutcome(answer)).toEqual({ kind: 'reset' })
    }
  })

  it.each([
    'paymentRedirectUrl',
    'paymentRedirectURL',
    'payment_redirect_url',
    'redirectUrl',
    'redirectURL',
    'redirect_url',
  ])('takes the address as %s', (spelling) => {
    expect(bookingOutcome({ booking, [spelling]: '/sandbox/7' })).toEqual({
      kind: 'redirect',
      url: '/sandbox/7',
    })
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', ' ', 'pay.example', 'https://', 'https://a b'])(
    'does not go to %j',
    (url) => {
      expect(bookingOutcome({ booking, paymentRedirectUrl: url }).kind).toBe('payment-page')
    },
  )

  it('cannot show a manual payment without a booking', () => {
    expect(bookingOutcome({ manualPayment: true })).toEqual({ kind: 'reset' })
  })
})
