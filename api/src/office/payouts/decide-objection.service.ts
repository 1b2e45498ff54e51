import { PAYOUTS } from '@fiacre/sdk/rules'
import type { components } from '@fiacre/sdk/contract'
import { sql } from 'kysely'
import { Booking } from '#bookings/booking/booking.entity.ts'
import { ownParty } from '#money/self-billing/own-party.ts'
import { correctStatement } from '#money/payouts/correct-statement.ts'
import { lockObjection } from '#money/payouts/object-to-statement.ts'
import { StatementObjection, type StatementObjectionRow } from '#money/payouts/statement-objection.entity.ts'
import { houseOf } from '#platform/stored-settings/house.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow, saveRow } from '#platform/database/rows.ts'
import { entityTag } from '#platform/http/entity-tag.ts'
import { fieldProblem } from '#platform/http/problem.ts'
import { sentence } from '#platform/http/sentence.ts'
import type { ApprovalKind } from '../approvals/approval-kind.ts'
import { requestApproval } from '../approvals/request-approval.ts'
import { recordAudit, type Administrator } from '../audit/record-audit.ts'
import { tellOfObjection } from './tell-of-objection.ts'

type Schemas = components['schemas']

/**
 * Grants an objection by a correction, or declines it, and mails whoever objected. A large correction is for a booking, and waits
 * for a second person.
 * @throws Problem NOT_FOUND, PAYOUT_MOVED once it is decided, RULE_VIOLATION, APPROVAL_WAITS
 */
export async function decideObjection(
  context: Context,
  by: Administrator,
  id: string,
  { decision, correctionCents, bookingNumber, answer }: Schemas['ObjectionDecision'],
): Promise<Schemas['ObjectionDecided']> {
  return context.orm.em.fork().transactional(async (em) => {
    const objection = await lockObjection(em, id)
    const done = { outcome: 'done', approvalId: null } as const
    if (decision === 'decline') {
      await settle(context, em, objection, { by, answer, correction: null, batchId: null })
      return done
    }
    if (correctionCents === null)
      throw fieldProblem('RULE_VIOLATION', 'correctionCents', sentence('correctionSum'))
    const bookingId = await bookingOf(em, objection, bookingNumber)
    if (correctionCents <= PAYOUTS.waiverSecondPersonCents) {
      const correction = { amountCents: correctionCents, bookingId }
      await settle(context, em, objection, { by, answer, correction, batchId: null })
      return done
    }
    if (bookingId === null)
      throw fieldProblem('RULE_VIOLATION', 'bookingNumber', sentence('correctionBooking'))
    const approvalId = await requestApproval(context, em, by, {
      kind: 'statement-correction',
      of: { bookingId },
      amountCents: correctionCents,
      reason: answer,
      facts: { correction: { objectionId: id, correctionCents, answer } },
      recordTag: tagOf(objection),
    })
    return { outcome: 'requested', approvalId }
  })
}

/** A large correction is posted once a second person has agreed. */
export const correctionApproval: ApprovalKind = {
  kind: 'statement-correction',
  needsProof: false,
  roles: () => ['finance'],
  hold: async (_context, em, { facts }) =>
    tagOf(await lockObjection(em, facts.correction?.objectionId ?? '')),
  async carryOut(context, em, { id: batchId, facts, bookingId }, by) {
    const { objectionId = '', correctionCents = 0, answer = '' } = facts.correction ?? {}
    const correction = { amountCents: correctionCents, bookingId: bookingId ?? null }
    await settle(context, em, await lockObjection(em, objectionId), { by, answer, correction, batchId })
  },
}

const tagOf = ({ id, state }: StatementObjectionRow) => entityTag({ id, state })

/** The booking that is named, else that of the line; null for neither. @throws Problem RULE_VIOLATION for one that nobody has */
async function bookingOf(
  em: EntityManager,
  { lineId }: StatementObjectionRow,
  bookingNumber: string | null,
): Promise<number | null> {
  if (bookingNumber !== null) {
    const booking = await findRow(em, Booking, { bookingNumber })
    if (!booking) throw fieldProblem('RULE_VIOLATION', 'bookingNumber', sentence('correctionNoBooking'))
    return booking.id
  }
  const { rows } = await sql<{ id: number | null }>`
    select booking_id as id from earning_line where id = ${lineId ?? null}`.execute(em.getKysely())
  return rows[0]?.id ?? null
}

interface Settled {
  by: Administrator
  answer: string
  correction: { amountCents: number; bookingId: number | null } | null
  batchId: string | null
}

async function settle(
  context: Context,
  em: EntityManager,
  objection: StatementObjectionRow,
  { by, answer, correction, batchId }: Settled,
): Promise<void> {
  const now = context.now()
  if (correction)
    await correctStatement(em, objection, correction, now, { customer: ownParty(houseOf(context).company) })
  Object.assign(objection, {
    state: correction ? 'granted' : 'declined',
    correctionCents: correction?.amountCents ?? null,
    answer: answer.trim(),
    decidedAt: now,
    decidedBy: by.id,
  })
  await saveRow(em, StatementObjection, objection)
  await tellOfObjection(context, em, objection)
  const deed = {
    by,
    action: correction ? 'objection.granted' : 'objection.declined',
    subject: 'payout-statement',
    subjectId: objection.statementId,
  } as const
  const after = { state: objection.state, correctionCents: objection.correctionCents ?? null }
  await recordAudit(
    em,
    { ...deed, before: { state: 'open' }, after, personId: null, reason: answer.trim(), batchId },
    now,
  )
}
