import type { components } from '@fiacre/sdk/contract'
import type { Context } from '#platform/context/context.ts'
import { once } from '#platform/idempotency/idempotency.ts'
import { BANK } from '#money/ledger/accounts.ts'
import { fieldProblem } from '#platform/http/problem.ts'
import { outstandingCents } from '#bookings/booking/booking-money.ts'
import type { BookingRow } from '#bookings/booking/booking.entity.ts'
import { lockBooking } from '#bookings/booking/booking-record.ts'
import { receive } from '#bookings/funds/receive-payment.ts'
import { recordAudit, type Administrator } from '../audit/record-audit.ts'
import { requestOutstanding } from './request-outstanding.ts'
import { adminBooking, type AdminBooking } from './admin-bookings.service.ts'
import { randomUUID } from 'node:crypto'

type ReceivedPayment = components['schemas']['ReceivedPayment']

/**
 * Records that money for a booking arrived on our bank account: it settles the booking like any other payment.
 * @throws Problem NOT_FOUND; RULE_VIOLATION for a test, and when it is more than is awaited and nobody said that it should be
 */
export async function recordPayment(
  context: Context,
  administrator: Administrator,
  id: number,
  body: ReceivedPayment,
  key: string | undefined,
): Promise<{ status: 200; body: AdminBooking }> {
  const why = body.note?.trim() || null
  return once(
    context,
    { userId: administrator.id, operation: 'recordPayment', key, body: { ...body, id } },
    {
      prepare: async () => undefined,
      create: async (em) => {
        const booking = await lockBooking(em, { id })
        if (booking.isTest) throw testTakesNoMoney()
        if (!body.acceptExcess) assertAwaited(booking, body.amountCents)
        await receive(context, em, booking, {
          reference: `transfer:${randomUUID()}`,
          source: BANK,
          amountCents: body.amountCents,
          method: 'bank-transfer',
          actor: 'administrator',
          actorId: administrator.id,
          why,
        })
        await requestOutstanding(context, em, booking)
        await recordAudit(
          em,
          {
            by: administrator,
            action: 'booking.payment-recorded',
            subject: 'booking',
            subjectId: String(id),
            before: null,
            after: { amountCents: body.amountCents },
            personId: booking.userId,
            reason: why,
          },
          context.now(),
        )
        return { resource: String(id) }
      },
      finish: async () => ({ status: 200 as const, body: await adminBooking(context, id) }),
    },
  )
}

/** One transfer that is recorded twice would be given to the traveller as credit. */
function assertAwaited(booking: BookingRow, amountCents: number): void {
  const awaited = outstandingCents(booking)
  if (amountCents <= awaited) return
  const message = `${awaited} cents are left to be paid ahead. If ${amountCents} cents arrived beyond what is recorded, send acceptExcess: true; what is more goes to the balance.`
  throw fieldProblem('RULE_VIOLATION', 'amountCents', message)
}

function testTakesNoMoney() {
  return fieldProblem('RULE_VIOLATION', 'amountCents', 'This booking is a test: no money can come for it.')
}
