import { bookingFormSchema, paymentSchema } from '@fiacre/sdk/rules'
import type { Handlers } from '../contract/handler.ts'
import { assertRules } from '../http/rule-check.ts'
import { book } from './book.service.ts'
import { pay } from './pay.service.ts'
import { settle } from './settle.service.ts'

export const checkoutHandlers: Handlers<'createBooking' | 'createPayment' | 'receiveSandboxCallback'> = {
  async createBooking({ userId, body, headers, session, host }, context) {
    assertRules(bookingFormSchema, { ...body, isRoundTrip: body.isRoundTrip ?? false })
    return book(context, userId, body, headers['idempotency-key'], {
      checkoutIds: session.checkoutIds,
      host,
    })
  },

  async createPayment({ userId, body, headers, host }, context) {
    assertRules(paymentSchema, body)
    return pay(context, userId, body, headers['idempotency-key'], host)
  },

  async receiveSandboxCallback({ rawBody, headers }, context) {
    await settle(context, context.gateway.readEvent(rawBody, headers))
    return { status: 200, body: { message: 'Taken' } }
  },
}
