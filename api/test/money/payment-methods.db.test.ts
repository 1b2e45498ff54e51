import { PREPAYMENT_PERCENT } from '@fiacre/sdk/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestClient } from '../support/client.ts'
import { bookBy, type Schemas } from '../support/money.ts'
import { expectProblem } from '../support/problems.ts'
import { testService, type TestService } from '../support/service.ts'
import { newTraveller, trip } from '../support/traveller.ts'

describe.each([
  { on: 'sandbox', method: 'card', other: 'bank_transfer' },
  { on: 'bank-transfer', method: 'bank_transfer', other: 'card' },
])('where only $on is on', ({ on, method, other }) => {
  let service: TestService
  let client: TestClient
  beforeAll(async () => {
    service = await testService({ PAYMENT_GATEWAYS: on })
    ;({ client } = await newTraveller(service.url))
  })
  afterAll(() => service.close())

  it('is what a booking is paid by, and the other is refused', async () => {
    const { body } = await bookBy(client, trip(service.clock.now))
    expect(body.booking.paymentMethod).toBe(method)
    expect([Boolean(body.paymentRedirectUrl), Boolean(body.manualPayment)]).toEqual(
      method === 'card' ? [true, false] : [false, true],
    )
    const known = await client.call<Schemas['PaymentMethods']>('GET', '/api/payment-methods')
    expect(known.body).toEqual({ methods: [method], minimumPrepaymentPercent: PREPAYMENT_PERCENT.minimum })
    const path = `/api/bookings/${body.booking.id}/payment`
    const payment = await client.call<Schemas['BookingPayment']>('GET', path)
    expect(payment.body.methods).toEqual([method])
    const refused = await bookBy(client, trip(service.clock.now), { paymentMethod: other })
    expectProblem(refused, { code: 'PAYMENT_METHOD_UNAVAILABLE' })
    const payer = {
      bookingId: body.booking.id,
      firstName: 'Ada',
      lastName: 'Kowalska',
      email: 'a@example.com',
    }
    const again = await client.call('POST', '/api/payments/create', { ...payer, method: other })
    expectProblem(again, { code: 'PAYMENT_METHOD_UNAVAILABLE' })
    expect((await client.call('POST', '/api/payments/create', payer)).status).toBe(200)
  })
})
