import { randomUUID } from 'node:crypto'
import type { components } from '@fiacre/sdk/contract'
import { lockUser } from '#people/accounts/find-user.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { insertRow } from '#platform/database/rows.ts'
import { assertMatches } from '#platform/http/entity-tag.ts'
import { Problem } from '#platform/http/problem.ts'
import { prepareSession } from '#money/payments/payments.service.ts'
import type { BookingRow } from '../booking/booking.entity.ts'
import { BookingChange, type ChangeRequest } from '../booking/booking-change.entity.ts'
import type { Actor } from '../booking/booking-events.service.ts'
import { lockBooking } from '../booking/booking-record.ts'
import { dropOpenChanges } from '../funds/drop-open-changes.ts'
import { changeOnCompany, stillTravels } from '../funds/company-travel.ts'
import { chargeChange } from '../funds/on-invoice.ts'
import { changePaymentRequest, payerOf } from '../funds/payment-request.ts'
import { isChangeOnItsWay } from '../funds/pending-payments.ts'
import { queueSurplusPages } from '../funds/surplus-pages.ts'
import { balanceOf, fromBalance } from '../funds/use-balance.ts'
import { applyChange } from './apply-change.ts'
import { assertChangesLeft } from './assert-changes-left.ts'
import type { ChangeBasis } from './change-basis.ts'
import { toPreview } from './change-preview.ts'
import { planChange, type ChangePlan } from './plan-change.ts'
import { sentence } from '#platform/http/sentence.ts'

/** A change of a traveller's booking, and who asks for it. */
export interface AskedFor {
  /** Whose booking it is. */
  userId: string
  id: number
  body: components['schemas']['BookingChangeRequest']
  ifMatch: string | undefined
  by: Actor & { why?: string | null }
  /** Whether what it costs more goes on the partner's invoice: who travels pays it by card. */
  isPartners?: boolean
}

/** The change that was asked for, and the payment that it waits for, if any. */
export type AskedChange = { changeId: string; sessionId: string | null }

/**
 * Makes a change, or keeps it with the payment that it waits for; under the locks of account and booking.
 * @param site where the traveller pays, and comes back to
 * @throws Problem NOT_FOUND, CHANGE_NOT_ALLOWED, CONFIRM_ADDRESS_FIRST, PRECONDITION_FAILED, PRICE_CHANGED, and every rule of a booking
 */
export async function makeChange(
  context: Context,
  em: EntityManager,
  { userId, id, body, ifMatch, by, isPartners = false }: AskedFor,
  basis: ChangeBasis,
  site: string,
): Promise<AskedChange> {
  const { expectedDifferenceCents, balanceCents = 0, ...wish } = body
  if (Object.keys(wish).length === 0) throw new Problem('RULE_VIOLATION', sentence('changeNothing'))
  const user = await lockUser(em, userId)
  const booking = await lockBooking(em, { id, userId })
  assertMatches(ifMatch, booking)
  // What our own people change is no flood of strangers.
  if (by.actor === 'traveller' && !user.emailConfirmedAt) await assertChangesLeft(em, booking)
  const now = context.now()
  const plan = await afterOthers(
    em,
    booking,
    planChange(booking, basis, wish, { now, isOffice: by.actor !== 'traveller' }),
  )
  if (plan.refusal) throw new Problem('CHANGE_NOT_ALLOWED', plan.refusal.text)
  if (expectedDifferenceCents !== undefined && plan.differenceCents !== expectedDifferenceCents) {
    const text = 'The difference is another by now. Please look at it and change again.'
    const preview = toPreview(booking, plan, await balanceOf(em, booking))
    throw new Problem('PRICE_CHANGED', text, { extra: { change: preview } })
  }
  const changeId = randomUUID()
  const isCompanys = by.actor === 'traveller' && !isPartners && (await stillTravels(em, booking))
  const isOnInvoice = isCompanys || (isPartners && Boolean(booking.invoicePartnerId))
  const fromHere = Math.min(
    isCompanys ? 0 : balanceCents,
    plan.toPayCents,
    balanceCents > 0 ? await balanceOf(em, booking) : 0,
  )
  const isPaidFor = isOnInvoice || fromHere === plan.toPayCents
  const administratorId = by.actor === 'administrator' ? (by.actorId ?? null) : null
  const kept = {
    ...{ id: changeId, wish, plan, balanceCents: fromHere, isPaidFor, administratorId, now },
    keyId: by.keyId ?? null,
  }
  await keepChange(em, booking, kept)
  // What was wished for last counts: the pages of earlier wishes, which nobody has paid, are closed.
  await dropOpenChanges(em, { bookingId: id, except: changeId }, now)
  await queueSurplusPages(context, em, { bookingId: id, except: null })
  if (isPaidFor) {
    const toCharge = plan.toPayCents - fromHere
    const charge = isCompanys ? changeOnCompany : chargeChange
    if (toCharge > 0) await charge(context, em, booking, { amountCents: toCharge, changeId, by })
    if (fromHere > 0) await fromBalance(em, booking, fromHere, now)
    await applyChange(context, em, booking, plan, { changeId, by })
    return { changeId, sessionId: null }
  }
  const request = changePaymentRequest(
    { context, site },
    booking,
    changeId,
    plan.toPayCents - fromHere,
    payerOf(user),
  )
  const session = await prepareSession(context, em, request)
  return { changeId, sessionId: session.id }
}

/** A plan, refused while money for an earlier change is on its way: the same could be paid for twice. */
export async function afterOthers(
  em: EntityManager,
  { id }: BookingRow,
  plan: ChangePlan,
): Promise<ChangePlan> {
  if (plan.refusal !== null || !(await isChangeOnItsWay(em, id))) return plan
  const text = 'A payment for a change of this booking is on its way. Please wait until it has arrived.'
  return { ...plan, refusal: { code: 'PAYMENT_ON_ITS_WAY', text } }
}

async function keepChange(
  em: EntityManager,
  booking: BookingRow,
  change: {
    id: string
    wish: ChangeRequest
    plan: ChangePlan
    balanceCents: number
    isPaidFor: boolean
    administratorId: string | null
    keyId: string | null
    now: Date
  },
): Promise<void> {
  await insertRow(em, BookingChange, {
    id: change.id,
    bookingId: booking.id,
    status: change.isPaidFor ? 'applied' : 'open',
    wish: change.wish,
    differenceCents: change.plan.differenceCents,
    balanceCents: change.balanceCents,
    administratorId: change.administratorId,
    keyId: change.keyId,
    createdAt: change.now,
    settledAt: change.isPaidFor ? change.now : null,
  })
}
