import type { BookingResult } from '@fiacre/sdk'
import { describe, expect, it } from 'vitest'
import { quotedFlow } from './testing/fake-flow.ts'
import { bookedWith, CHAMONIX, GENEVA_AIRPORT } from './testing/samples.ts'

async function booked(result: BookingResult) {
  const all = await quotedFlow()
  all.client.createBooking.mockResolvedValue(result)
  await all.flow.book()
  return all
}

describe('after booking', () => {
  it('the browser goes to the payment provider, whatever else the answer says', async () => {
    const { checkout, state } = await booked(
      bookedWith({ paymentRedirectUrl: '/sandbox/pay/1', manualPayment: true, paymentError: 'no' }),
    )
    expect(checkout.goTo).toHaveBeenCalledExactlyOnceWith('/sandbox/pay/1')
    expect(checkout.goToPayment).not.toHaveBeenCalled()
    expect(state().status.booking).toBe('leaving')
  })

  it('a manual payment shows a confirmation and goes to the payment page 2 seconds later', async () => {
    const { checkout, clock, notices } = await booked(bookedWith({ manualPayment: true, paymentError: 'no' }))
    expect(notices).toEqual([
      {
        title: { id: 'bookingReceived' },
        description: { id: 'bookingReceivedDescription', values: { number: 'FC-7K2M9Q' } },
        variant: 'default',
      },
    ])
    await clock.pass(1999)
    expect(checkout.goToPayment).not.toHaveBeenCalled()
    await clock.pass(1)
    expect(checkout.goToPayment).toHaveBeenCalledExactlyOnceWith(1042)
  })

  it("a payment error shows 'Payment setup failed', a way to pay, and cannot be booked twice", async () => {
    const { checkout, notices, state } = await booked(bookedWith({ paymentError: 'the bank is away' }))
    expect(notices).toMatchObject([
      {
        description: { id: 'paymentSetupFailed', values: { reason: 'the bank is away' } },
        variant: 'destructive',
        action: { label: { id: 'openPayment' } },
      },
    ])
    expect(checkout.goToPayment).not.toHaveBeenCalled()
    expect(state().quote).toBeNull()
    notices[0]!.action!.run()
    expect(checkout.goToPayment).toHaveBeenCalledExactlyOnceWith(1042)
  })

  it('a plain booking goes straight to its payment page', async () => {
    const { checkout } = await booked(bookedWith())
    expect(checkout.goToPayment).toHaveBeenCalledExactlyOnceWith(1042)
  })

  it('an answer without a booking resets the form, keeping pickup and destination', async () => {
    const { checkout, state } = await booked(JSON.parse('{}'))
    expect(checkout.goToPayment).not.toHaveBeenCalled()
    expect(checkout.booked).toHaveBeenCalledOnce()
    expect(state()).toMatchObject({
      quote: null,
      places: { pickupLocation: GENEVA_AIRPORT, destination: CHAMONIX },
      form: {
        pickupLocation: GENEVA_AIRPORT.label,
        destination: CHAMONIX.label,
        vehicleTypeId: 1,
        pickupDate: '',
        passengers: 1,
      },
      status: { booking: 'idle' },
    })
  })

  it('the page is told, so that it reads its bookings again', async () => {
    const { checkout } = await booked(bookedWith())
    expect(checkout.booked).toHaveBeenCalledExactlyOnceWith(bookedWith())
  })

  it('coming back from the payment finds the form free for another booking', async () => {
    const { flow, state } = await booked(bookedWith())
    flow.comeBack()
    expect(state()).toMatchObject({
      quote: null,
      status: { booking: 'idle' },
      form: { destination: CHAMONIX.label },
    })
  })
})
