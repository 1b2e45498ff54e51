import { MS_PER_MINUTE } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow, findRows, insertRow, lockRow, saveRow } from '#platform/database/rows.ts'
import type { JobKind } from '#platform/jobs/job-kind.ts'
import { gatewayAccount, toCardsOf } from '../ledger/accounts.ts'
import { post } from '../ledger/ledger.service.ts'
import { CardRefund, type CardRefundRow } from './card-refund.entity.ts'
import type { RefundAnswer } from './gateway.ts'
import { PaymentSession } from './payment-session.entity.ts'

/** Asks the gateway to send money back to a card; written in the transaction that decides so. */
export const SEND_CARD_REFUND: JobKind<{ refundId: string }> = { name: 'send-card-refund' }

/** Minutes until a gateway is asked what became of a refund that it has not finished. */
const LOOK_AGAIN_MINUTES = 10

/** A try of a refund is one order to the gateway, which knows it by this. */
export const newOrderKey = (): string => randomUUID()

/** Refunds that are looked at in one run. */
const MOST = 200

/** A refund that is on its way to a card or has arrived there: not one that a person put on the balance instead. */
const goesToCard = (alias: string) => sql`${sql.ref(`${alias}.status`)} <> 'to-balance'`

interface Refundable {
  id: string
  gateway: string
  leftCents: number
}

/**
 * What of a booking's card payments can still go back to the cards, the newest payment first. Asked under the booking's lock, under
 * which refunds are made, too.
 */
export async function refundablePayments(em: EntityManager, bookingId: number): Promise<Refundable[]> {
  const { rows } = await sql<Refundable>`
    select s.id, s.gateway, (s.amount_cents - coalesce((
      select sum(r.amount_cents) from card_refund r where r.session_id = s.id and ${goesToCard('r')}), 0) - coalesce((
      select sum(c.amount_cents) from chargeback c where c.session_id = s.id and c.status in ('open', 'lost')), 0))::int as "leftCents"
    from payment_session s where s.booking_id = ${bookingId} and s.status = 'paid' and s.currency = 'EUR'
    order by s.settled_at desc, s.id`.execute(em.getKysely())
  return rows.filter(({ leftCents }) => leftCents > 0)
}

/** EUR cents of a booking that went back to cards, or are on their way there. */
export async function sentToCards(em: EntityManager, bookingId: number): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(amount_cents), 0)::int as cents from card_refund r
    where booking_id = ${bookingId} and ${goesToCard('r')}`.execute(em.getKysely())
  return rows[0]?.cents ?? 0
}

/**
 * Sends money back to the cards that paid for a booking, under its lock: out of the newest payment first, in the caller's
 * transaction, which has put it on the account of what is on its way to cards. The gateways are asked once that has committed.
 * @throws Error when the payments did not bring so much
 */
export async function beginCardRefunds(
  { jobs, now }: Context,
  em: EntityManager,
  bookingId: number,
  cents: number,
): Promise<void> {
  let left = cents
  for (const { id: sessionId, gateway, leftCents } of await refundablePayments(em, bookingId)) {
    const amountCents = Math.min(left, leftCents)
    if (amountCents === 0) break
    left -= amountCents
    const id = randomUUID()
    const askedAt = now()
    const asked = { id, bookingId, sessionId, gateway, amountCents, status: 'pending' as const, askedAt }
    const first = { attempt: 1, orderKey: newOrderKey(), lookAt: soon(askedAt) }
    await insertRow(em, CardRefund, { ...asked, ...first })
    await jobs.enqueue(em, SEND_CARD_REFUND, { refundId: id })
  }
  if (left > 0) throw new Error(`The cards that paid for booking ${bookingId} did not bring ${cents} cents.`)
}

/**
 * Asks the gateway for a refund that is on its way, or what became of it. Asked again, it sends nothing a second time.
 * @throws Error as the gateway does; it is asked again then
 */
export async function sendCardRefund(context: Context, refundId: string): Promise<void> {
  const em = context.orm.em.fork()
  const refund = await findRow(em, CardRefund, { id: refundId })
  if (refund?.status !== 'pending') return
  const gateway = context.gateways.byName(refund.gateway)
  const session = await findRow(em, PaymentSession, { id: refund.sessionId })
  // One that is off may be on again some day; the list of what waits shows it meanwhile.
  if (!gateway || !session) return
  const { amountCents, bookingId, orderKey } = refund
  const answer = await gateway.refund({ key: orderKey, bookingId, amountCents, session })
  await settleCardRefund(context, orderKey, answer)
}

/** Writes down what a gateway says of a try of a refund, once: what is told again, or late, changes nothing. */
export async function settleCardRefund(
  { orm, now, log }: Context,
  orderKey: string,
  { outcome, gatewayReference, failure = null }: RefundAnswer,
): Promise<void> {
  await orm.em.fork().transactional(async (em) => {
    const refund = await lockRow(em, CardRefund, sql`order_key = ${orderKey}`)
    // A bank may send back what had left: a refund that is done can fail yet.
    const wasDone = refund?.status === 'done'
    if (!refund || (refund.status !== 'pending' && !(wasDone && outcome === 'failed'))) return
    refund.gatewayReference = gatewayReference ?? refund.gatewayReference ?? null
    if (outcome === 'pending') return saveRow(em, CardRefund, refund)
    if (outcome === 'done' || wasDone) await moveOut(em, refund, wasDone, now())
    refund.status = outcome
    refund.failure = outcome === 'failed' ? failure : null
    refund.lookAt = null
    refund.settledAt = now()
    await saveRow(em, CardRefund, refund)
    if (outcome === 'failed')
      log.error({ refundId: refund.id, failure }, 'a refund to a card failed and waits for a person')
  })
}

/** The money leaves the gateway, or is there again. */
async function moveOut(em: EntityManager, refund: CardRefundRow, isBack: boolean, now: Date): Promise<void> {
  const { gateway, bookingId } = refund
  const amountCents = isBack ? -refund.amountCents : refund.amountCents
  const entries = [
    { account: toCardsOf(gateway), amountCents },
    { account: gatewayAccount(gateway), amountCents: -amountCents },
  ]
  const reference = `card-refund:${refund.orderKey}:${isBack ? 'back' : 'out'}`
  await post(em, { reference, kind: isBack ? 'CORRECTION' : 'REFUND', bookingId, entries }, now)
}

/**
 * Asks again about refunds that are on their way for a while: a job that was lost, or an answer that never came.
 * @throws Error at the end, when some could not be asked about; the others were
 */
export async function lookAfterCardRefunds(context: Context): Promise<void> {
  const now = context.now()
  const em = context.orm.em.fork()
  const due = await findRows(em, CardRefund, sql`where look_at <= ${now} order by look_at limit ${MOST}`)
  let failed = 0
  for (const { id } of due) {
    await sql`update card_refund set look_at = ${soon(now)} where id = ${id} and look_at is not null`.execute(
      em.getKysely(),
    )
    await sendCardRefund(context, id).catch((error: unknown) => {
      failed += 1
      context.log.error({ err: error, refundId: id }, 'a gateway could not say what became of a refund')
    })
  }
  if (failed > 0) throw new Error(`${failed} refunds could not be asked about.`)
}

const soon = (from: Date) => new Date(from.getTime() + LOOK_AGAIN_MINUTES * MS_PER_MINUTE)
