import { MS_PER_HOUR } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Context } from '#platform/context/context.ts'
import { listsOf } from '#platform/database/kept-plans.ts'
import type { EntityManager, Orm } from '#platform/database/orm.ts'
import { outsideTransactions, sharedManager } from '#platform/database/outside-transactions.ts'
import { Problem } from '#platform/http/problem.ts'
import { togetherFor } from '#platform/database/together.ts'
import { PAGE_LIFETIME } from './gateway.ts'
import { firstPoll } from './poll-plan.ts'
import { appendRow, findRow, findRows } from '#platform/database/rows.ts'
import { PaymentSession, type Payer, type PaymentSessionRow } from './payment-session.entity.ts'

export interface PaymentRequest {
  reference: string
  bookingId: number
  /** Null for the booking itself. */
  changeId: string | null
  /** Only tried out: nobody is charged. */
  isTest: boolean
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
  const newest = sql`where reference = ${request.reference} order by attempt desc limit 1`
  const [latest] = await findRows(em, PaymentSession, newest)
  if (latest && isUsable(context, latest, request)) return latest
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

/**
 * Opens the session at the gateway and answers its page. Safe to repeat after a crash at any point.
 * @throws Error when the gateway does not answer, or takes no payments any more
 */
export async function openSession(context: Context, session: PaymentSessionRow): Promise<string> {
  if (session.redirectUrl) return session.redirectUrl
  const gateway = context.gateways.byName(session.gateway)
  if (!gateway) throw new Error(`The gateway ${session.gateway} takes no payments any more.`)
  const { redirectUrl, gatewayReference } = await gateway.open(session)
  await noteOpened(context.orm)({ id: session.id, redirectUrl, gatewayReference })
  return redirectUrl
}

interface Opened {
  id: string
  redirectUrl: string
  gatewayReference: string
}

/** What gateways answered at the same moment is written in one statement, as lists: of these PostgreSQL expects few, and looks for each. */
const noteOpened = togetherFor((orm: Orm) => async (opened: readonly Opened[]) => {
  const all = listsOf(opened)
  await sql`
    update payment_session s set redirect_url = o."redirectUrl", gateway_reference = o."gatewayReference", status = 'open'
    from unnest(${all(({ id }) => id, 'uuid')}, ${all(({ redirectUrl }) => redirectUrl)},
      ${all(({ gatewayReference }) => gatewayReference)}) as o (id, "redirectUrl", "gatewayReference")
    where s.id = o.id and s.status = 'opening'`.execute(outsideTransactions(orm))
  return opened
})

/** @throws Error when there is none: whoever asks has kept the id of one */
export async function getSession({ orm }: Context, id: string): Promise<PaymentSessionRow> {
  const session = await findRow(sharedManager(orm), PaymentSession, { id })
  if (!session) throw new Error(`There is no payment session ${id}.`)
  return session
}

async function insertSession(context: Context, em: EntityManager, asked: PaymentRequest, attempt: number) {
  const { isTest, ...request } = asked
  const gateway = context.gateways.cardFor({ isTest })
  if (!gateway) throw new Problem('PAYMENT_METHOD_UNAVAILABLE', 'Cards are not taken at the moment.')
  const now = context.now()
  return appendRow(em, PaymentSession, {
    ...request,
    id: randomUUID(),
    attempt,
    gateway: gateway.name,
    status: 'opening',
    currency: 'EUR',
    createdAt: now,
    lookAt: firstPoll(now),
  })
}

/** Whether the page of an earlier attempt can be gone to again: it asks for the same, and stays open long enough to pay. */
function isUsable(context: Context, session: PaymentSessionRow, request: PaymentRequest): boolean {
  const age = context.now().getTime() - session.createdAt.getTime()
  return (
    (session.status === 'opening' || session.status === 'open') &&
    session.amountCents === request.amountCents &&
    session.gateway === context.gateways.cardFor(request)?.name &&
    age < PAGE_LIFETIME - MS_PER_HOUR
  )
}
