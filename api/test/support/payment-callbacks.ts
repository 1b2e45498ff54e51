import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { sharedSecret } from '#platform/database/secrets.ts'
import { sign } from '#money/payments/sandbox/signature.ts'
import { rawRequest, type RawAnswer } from './raw-request.ts'
import type { TestService } from './service.ts'

export interface PaymentRecord {
  id: string
  status: string
  amount_cents: number
  attempt: number
}

/** The payment sessions of a booking, oldest first. */
export async function paymentsOf(service: TestService, bookingId: number): Promise<PaymentRecord[]> {
  const kysely = service.context.orm.em.fork().getKysely()
  const { rows } = await sql<PaymentRecord>`
    select id, status, amount_cents, attempt from payment_session
    where reference = ${`booking:${bookingId}`} order by attempt`.execute(kysely)
  return rows
}

/** What the sandbox gateway sends. */
export function callbackBody(session: { id: string; amount_cents: number }, type: 'paid' | 'declined') {
  return {
    id: randomUUID(),
    sessionId: session.id,
    type: `payment.${type}`,
    amountCents: session.amount_cents,
    currency: 'EUR',
    createdAt: new Date().toISOString(),
  }
}

/** Sends a callback, signed with the service's own secret unless a signature is given. */
export async function sendCallback(
  service: TestService,
  body: unknown,
  options: { signature?: string; signedAt?: Date } = {},
): Promise<RawAnswer> {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const secret = await sharedSecret(service.context.orm, 'sandbox-callback')
  const signature = options.signature ?? sign(secret, text, options.signedAt ?? service.clock.now)
  const headers = { 'Content-Type': 'application/json', 'Sandbox-Signature': signature }
  return rawRequest(service.url, {
    method: 'POST',
    path: '/api/payments/callbacks/sandbox',
    headers,
    body: text,
  })
}

/** The balance of every account, in cents; all of them together are zero. */
export async function ledger(service: TestService): Promise<Map<string, number>> {
  const kysely = service.context.orm.em.fork().getKysely()
  const { rows } = await sql<{ account: string; cents: number }>`
    select account, sum(amount_cents)::int as cents from ledger_entry group by account`.execute(kysely)
  return new Map(rows.map(({ account, cents }) => [account, cents]))
}

/** How often a mail of a kind was written to the outbox for an address. */
export async function mailsOfKind(service: TestService, email: string, kind: string): Promise<number> {
  const kysely = service.context.orm.em.fork().getKysely()
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from jobs.job
    where name = 'mail' and data->>'to' = ${email} and data->'mail'->>'kind' = ${kind}`.execute(kysely)
  return rows[0]?.n ?? Number.NaN
}
