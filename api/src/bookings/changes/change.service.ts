import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { lockUser } from '#people/accounts/find-user.ts'
import type { BookingRow } from '../booking/booking.entity.ts'
import { BookingChange, type ChangeRequest } from '../booking/booking-change.entity.ts'
import { toBooking } from '../booking/booking-view.ts'
import { getOwnBooking } from '../booking/bookings.service.ts'
import type { components } from '@fiacre/sdk/contract'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow, insertRow } from '#platform/database/rows.ts'
import { assertMatches } from '#platform/http/entity-tag.ts'
import { Problem } from '#platform/http/problem.ts'
import { once } from '#platform/idempotency/idempotency.ts'
import { travellerAccount, type BalanceOwner } from '#money/ledger/accounts.ts'
import { siteOfHost } from '#people/partners/subdomain.ts'
import { getSession, prepareSession } from '#money/payments/payments.service.ts'
import { lockBooking } from '../booking/booking-record.ts'
import { queueSurplusPages } from '../funds/surplus-pages.ts'
import { dropOpenChanges } from '../funds/drop-open-changes.ts'
import { isChangeOnItsWay } from '../funds/pending-payments.ts'
import { balanceOf, fromBalance } from '../funds/use-balance.ts'
import { pageOf } from '../funds/payment-page.ts'
import { changePaymentRequest, payerOf } from '../funds/payment-request.ts'
import { applyChange, changeCredit } from './apply-change.ts'
import { basisOf, type ChangeBasis } from './change-basis.ts'
import { toPreview } from './change-preview.ts'
import { planChange, type ChangePlan } from './plan-change.ts'
import { assertChangesLeft } from './assert-changes-left.ts'

type Schemas = components['schemas']

/** What a change would cost. @throws Problem NOT_FOUND, and every rule of times, vehicles and extras */
export async function previewChange(
  context: Context,
  userId: string,
  id: number,
  wish: ChangeRequest,
): Promise<Schemas['BookingChangePreview']> {
  const booking = await getOwnBooking(context, userId, id)
  const em = context.orm.em.fork()
  const planned = planChange(booking, await basisOf(context, em, booking), wish, { now: context.now() })
  return toPreview(booking, await afterOthers(em, booking, planned), await balanceOf(em, booking))
}

interface Asked {
  userId: string
  id: number
  body: Schemas['BookingChangeRequest']
  key: string | undefined
  /** The tag of the booking that was seen. */
  ifMatch: string | undefined
  host: string
}

/**
 * Changes a booking, or opens the payment that its change waits for.
 * @throws Problem NOT_FOUND, CHANGE_NOT_ALLOWED, CONFIRM_ADDRESS_FIRST, PRECONDITION_FAILED, PRICE_CHANGED (with the fresh preview), and every rule of
 *   a booking
 */
export async function change(
  context: Context,
  asked: Asked,
): Promise<{ status: 200; body: Schemas['BookingChangeResult'] }> {
  const { userId, id, body, key, host } = asked
  return once(
    context,
    { userId, operation: 'changeBooking', key, body: { ...body, id } },
    {
      prepare: async () => {
        const booking = await getOwnBooking(context, userId, id)
        const basis = await basisOf(context, context.orm.em.fork(), booking)
        return { basis, site: await siteOfHost(context, host) }
      },
      create: async (em, { basis, site }) => ({
        resource: await makeChange(context, em, asked, basis, site),
      }),
      finish: (resource) => describe(context, asked, resource),
    },
  )
}

/** The change that was asked for, and the payment that it waits for, if any. */
type AskedChange = { changeId: string; sessionId: string | null }

async function makeChange(
  context: Context,
  em: EntityManager,
  { userId, id, body, ifMatch }: Asked,
  basis: ChangeBasis,
  site: string,
): Promise<AskedChange> {
  const { expectedDifferenceCents, balanceCents = 0, ...wish } = body
  if (Object.keys(wish).length === 0)
    throw new Problem('RULE_VIOLATION', 'Please say what shall be different.')
  const user = await lockUser(em, userId)
  const booking = await lockBooking(em, { id, userId })
  assertMatches(ifMatch, booking)
  if (!user.emailConfirmedAt) await assertChangesLeft(em, booking)
  const now = context.now()
  const plan = await afterOthers(em, booking, planChange(booking, basis, wish, { now }))
  if (plan.refusal) throw new Problem('CHANGE_NOT_ALLOWED', plan.refusal)
  if (expectedDifferenceCents !== undefined && plan.differenceCents !== expectedDifferenceCents) {
    const text = 'The difference is another by now. Please look at it and change again.'
    const preview = toPreview(booking, plan, await balanceOf(em, booking))
    throw new Problem('PRICE_CHANGED', text, { extra: { change: preview } })
  }
  const changeId = randomUUID()
  const by = { actor: 'traveller' as const, actorId: userId }
  const fromHere = Math.min(
    balanceCents,
    plan.toPayCents,
    balanceCents > 0 ? await balanceOf(em, booking) : 0,
  )
  const isPaidFor = fromHere === plan.toPayCents
  await keepChange(em, booking, { id: changeId, wish, plan, balanceCents: fromHere, isPaidFor, now })
  // What was wished for last counts: the pages of earlier wishes, which nobody has paid, are closed.
  await dropOpenChanges(em, { bookingId: id, except: changeId }, now)
  await queueSurplusPages(context, em, { bookingId: id, except: null })
  if (isPaidFor) {
    if (fromHere > 0) await fromBalance(em, booking, fromHere, now)
    await applyChange(context, em, booking, plan, { changeId, by })
    return { changeId, sessionId: null }
  }
  const request = changePaymentRequest(site, booking, changeId, plan.toPayCents - fromHere, payerOf(user))
  const session = await prepareSession(context, em, request)
  return { changeId, sessionId: session.id }
}

/** A plan, refused while money for an earlier change is on its way: the same could be paid for twice. */
async function afterOthers(em: EntityManager, { id }: BookingRow, plan: ChangePlan): Promise<ChangePlan> {
  if (plan.refusal !== null || !(await isChangeOnItsWay(em, id))) return plan
  const refusal = 'A payment for a change of this booking is on its way. Please wait until it has arrived.'
  return { ...plan, refusal }
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
    createdAt: change.now,
    settledAt: change.isPaidFor ? change.now : null,
  })
}

async function describe(context: Context, { userId, id }: Asked, { changeId, sessionId }: AskedChange) {
  const em = context.orm.em.fork()
  const change = await findRow(em, BookingChange, { id: changeId })
  const session = sessionId ? await getSession(context, sessionId) : undefined
  const booking = await getOwnBooking(context, userId, id)
  const body: Schemas['BookingChangeResult'] = {
    booking: toBooking(booking),
    applied: change?.status === 'applied',
    toPayCents: session?.amountCents ?? 0,
    creditedCents: await creditedBy(em, changeId, booking),
    balanceCents: await balanceOf(em, booking),
    currency: 'EUR',
  }
  if (!session) return { status: 200 as const, body }
  const page = await pageOf(context, session.id, session)
  if (page) body.paymentRedirectUrl = page
  else {
    body.paymentError =
      'The payment service does not answer right now. Nothing has changed; please try again in a few minutes.'
  }
  return { status: 200 as const, body }
}

/** What a change brought back, as the ledger knows it: part of a lower price may be the carrier's on the day. */
async function creditedBy(em: EntityManager, changeId: string, owner: BalanceOwner): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select -e.amount_cents as cents from ledger_posting p join ledger_entry e on e.posting_id = p.id
    where p.reference = ${changeCredit(changeId)} and e.account = ${travellerAccount(owner)}`.execute(
    em.getKysely(),
  )
  return rows[0]?.cents ?? 0
}
