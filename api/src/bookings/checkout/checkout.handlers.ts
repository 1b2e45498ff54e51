import { bookingFormSchema, paymentSchema, PREPAYMENT_PERCENT } from '@fiacre/sdk/rules'
import type { Handlers } from '#platform/contract/handler.ts'
import { assertRules } from '#platform/http/rule-check.ts'
import { withDestination } from '#prices/quotes/hire-request.ts'
import { assertNameBoard } from '#prices/quotes/trip-rules.ts'
import { balance } from '../funds/balance.service.ts'
import { book } from './book.service.ts'
import { bookingPayment } from '../funds/booking-payment.ts'
import { companyOf } from '../funds/company-travel.ts'
import { methodsOf } from '../funds/payment-terms.ts'
import { pay } from './pay.service.ts'

export const checkoutHandlers: Handlers<
  | 'createBooking'
  | 'createPayment'
  | 'getBookingPayment'
  | 'getBalance'
  | 'getTravelAccount'
  | 'listPaymentMethods'
> = {
  async createBooking({ userId, body: asked, headers, session, host }, context) {
    const body = withDestination(asked)
    assertRules(bookingFormSchema, { ...body, isRoundTrip: body.isRoundTrip ?? false })
    assertNameBoard(body.nameBoard)
    return book(context, userId, body, headers['idempotency-key'], {
      checkoutIds: session.checkoutIds,
      host,
    })
  },

  async createPayment({ userId, body, headers, host }, context) {
    assertRules(paymentSchema, body)
    return pay(context, userId, body, headers['idempotency-key'], host)
  },

  async getBookingPayment({ userId, path }, context) {
    return { status: 200, body: await bookingPayment(context, userId, path.id) }
  },

  async listPaymentMethods(_request, context) {
    return {
      status: 200,
      body: {
        methods: methodsOf(context, { isTest: false }),
        minimumPrepaymentPercent: PREPAYMENT_PERCENT.minimum,
      },
      headers: { 'Cache-Control': 'public, max-age=300' },
    }
  },

  async getTravelAccount({ userId }, { orm, now }) {
    return { status: 200, body: { company: await companyOf(orm.em.fork(), userId, now()) } }
  },

  async getBalance({ userId, query }, context) {
    return { status: 200, body: await balance(context, userId, query) }
  },
}
