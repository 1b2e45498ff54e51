import type { components } from '@fiacre/sdk/contract'
import { findLocked } from '#people/accounts/find-user.ts'
import { basisOf } from '#bookings/changes/change-basis.ts'
import { previewChange } from '#bookings/changes/change.service.ts'
import { makeChange } from '#bookings/changes/make-change.ts'
import { BookingChange } from '#bookings/booking/booking-change.entity.ts'
import type { BookingRow } from '#bookings/booking/booking.entity.ts'
import { lockBooking } from '#bookings/booking/booking-record.ts'
import { getSession } from '#money/payments/payments.service.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow } from '#platform/database/rows.ts'
import { fieldProblem, Problem } from '#platform/http/problem.ts'
import { once } from '#platform/idempotency/idempotency.ts'
import { enqueueAccountMail } from '#platform/mail/mail.service.ts'
import { adminBooking } from '../admin/admin-bookings.service.ts'
import type { AuditFacts } from '../audit/audit-entry.entity.ts'
import { recordAudit, type Administrator } from '../audit/record-audit.ts'
import { bookingRow } from './booking-record.ts'
import { sentence } from '#platform/http/sentence.ts'

type Schemas = components['schemas']

/** What a change would cost the traveller. @throws Problem NOT_FOUND, and every rule of a booking */
export async function previewOnBehalf(
  context: Context,
  id: number,
  wish: Schemas['BookingChangeDraft'],
): Promise<Schemas['BookingChangePreview']> {
  const { userId } = await bookingRow(context, id)
  return previewChange(context, userId, id, wish, true)
}

interface Asked {
  by: Administrator
  id: number
  body: Schemas['ChangeOnBehalfRequest']
  key: string | undefined
  ifMatch: string | undefined
}

/**
 * Changes a booking for its traveller, by the rules that hold for the traveller. A difference to pay is asked for by mail, and the
 * change holds once it is paid; money back goes as the terms say.
 * @throws Problem as the traveller's own change does
 */
export async function changeOnBehalf(
  context: Context,
  { by, id, body, key, ifMatch }: Asked,
): Promise<{ status: 200; body: Schemas['ChangeOnBehalf'] }> {
  const { reason, ...wish } = body
  const why = reason.trim()
  if (why === '') throw fieldProblem('RULE_VIOLATION', 'reason', sentence('askedByWhom'))
  return once(
    context,
    { userId: by.id, operation: 'changeOnBehalf', key, body: { ...body, id } },
    {
      prepare: async () => {
        const booking = await bookingRow(context, id)
        return { userId: booking.userId, basis: await basisOf(context, context.orm.em.fork(), booking) }
      },
      create: async (em, { userId, basis }) => {
        const user = await findLocked(em, userId)
        if (!user) throw new Problem('NOT_FOUND', 'The person of this booking was removed.')
        const booking = await lockBooking(em, { id, userId })
        const before = factsOf(booking)
        const actor = { actor: 'administrator' as const, actorId: by.id, why }
        const asked = { userId, id, body: wish, ifMatch, by: actor }
        const made = await makeChange(context, em, asked, basis, context.publicUrl)
        const { sessionId } = made
        if (sessionId) {
          const mail = { kind: 'change-to-pay', account: user.email, sessionId } as const
          await enqueueAccountMail(context, em, mail)
        }
        await record(context, em, { by, booking, before, isApplied: sessionId === null, wish, why })
        return { resource: made }
      },
      finish: async ({ changeId, sessionId }) => {
        const change = await findRow(context.orm.em.fork(), BookingChange, { id: changeId })
        const isApplied = change?.status === 'applied'
        const toPayCents = sessionId && !isApplied ? (await getSession(context, sessionId)).amountCents : 0
        const answer = { booking: await adminBooking(context, id), applied: isApplied, toPayCents }
        return { status: 200 as const, body: answer }
      },
    },
  )
}

interface Deed {
  by: Administrator
  booking: BookingRow
  before: AuditFacts
  isApplied: boolean
  wish: Schemas['BookingChangeDraft']
  why: string
}

async function record(context: Context, em: EntityManager, deed: Deed): Promise<void> {
  const { by, booking, before, isApplied, wish, why } = deed
  await recordAudit(
    em,
    {
      by,
      action: 'booking.changed',
      subject: 'booking',
      subjectId: String(booking.id),
      before,
      after: { ...before, ...(isApplied ? factsOf(booking) : codesOf(wish)), isApplied },
      personId: booking.userId,
      reason: why,
    },
    context.now(),
  )
}

const CODES = [
  'pickupDate',
  'pickupTime',
  'returnDate',
  'returnTime',
  'passengers',
  'vehicleTypeId',
  'accessLevel',
] as const

/** What of a booking is a code, a number or a day. */
function factsOf(booking: BookingRow): AuditFacts {
  return { ...codesOf(booking), totalCents: booking.totalCents }
}

function codesOf(from: {
  [Name in (typeof CODES)[number]]?: string | number | null | undefined
}): AuditFacts {
  return Object.fromEntries(CODES.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])))
}
