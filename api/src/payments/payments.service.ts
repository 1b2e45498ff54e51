import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Context } from '../context.ts'
import type { EntityManager } from '../database/orm.ts'
import { findRow, insertRow } from '../database/rows.ts'
import { PaymentSession, type Payer, type PaymentSessionRow } from './payment-session.entity.ts'

export interface PaymentRequest {
  reference: string
  amountCents: number
  description: string
  payer: Payer
  returnUrl: string
  cancelUrl: string
}

/**
 * The session a traveller should pay with, in the caller's transaction: the one that is still open, or a new
 * attempt. The caller holds the lock on what is paid for, so that two requests cannot open two.
 */
export async function prepareSession(
  context: Context,
  em: EntityManager,
  request: PaymentRequest,
): Promise<PaymentSessionRow> {
  const latest = await em.findOne(
    PaymentSession,
    { reference: request.reference },
    { orderBy: { attempt: 'desc' } },
  )
  if (latest && isUsable(latest, request)) return latest
  return insertSession(context, em, request, (latest?.attempt ?? 0) + 1)
}

/** The first session for something that did not exist before this transaction: nothing to look for. */
export async function prepareFirstSession(
  context: Context,
  em: EntityManager,
  request: PaymentRequest,
): Promise<PaymentSessionRow> {
  return insertSession(context, em, request, 1)
}

/** Opens the session at the gateway and answers its page. Safe to repeat after a crash at any point. */
export async function openSession(context: Context, session: PaymentSessionRow): Promise<string> {
  if (session.redirectUrl) return session.redirectUrl
  const { redirectUrl } = await context.gateway.open(session)
  await sql`
    update payment_session set redirect_url = ${redirectUrl}, status = 'open'
    where id = ${session.id} and status = 'opening'`.execute(context.orm.em.fork().getKysely())
  return redirectUrl
}

/** @throws Error when there is none: whoever asks has kept the id of one */
export async function getSession({ orm }: Context, id: string): Promise<PaymentSessionRow> {
  const session = await findRow(orm.em.fork(), PaymentSession, { id })
  if (!session) throw new Error(`There is no payment session ${id}.`)
  return session
}

async function insertSession(context: Context, em: EntityManager, request: PaymentRequest, attempt: number) {
  return insertRow(em, PaymentSession, {
    ...request,
    id: randomUUID(),
    attempt,
    gateway: context.gateway.name,
    status: 'opening',
    currency: 'EUR',
    createdAt: context.now(),
  })
}

function isUsable(session: PaymentSessionRow, request: PaymentRequest): boolean {
  return (
    (session.status === 'opening' || session.status === 'open') && session.amountCents === request.amountCents
  )
}
