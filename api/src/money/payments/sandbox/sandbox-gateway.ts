import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import { outsideTransactions } from '#platform/database/outside-transactions.ts'
import { togetherFor } from '#platform/database/together.ts'
import { findRow } from '#platform/database/rows.ts'
import type { Orm } from '#platform/database/orm.ts'
import { unopened, type PaymentGateway } from '../gateway.ts'
import { invalidSignature } from '../refused-callback.ts'
import { readSandboxEvent } from './sandbox-event.ts'
import { refundInSandbox } from './sandbox-refund.ts'
import { SandboxSession } from './sandbox-session.entity.ts'
import { decide, eventOf } from './sandbox-state.ts'
import { isSigned } from './signature.ts'

interface Sandbox {
  orm: Orm
  publicUrl: string
  sandboxSecret: string
  now: () => Date
}

interface NewPage {
  token: string
  /** Of the session. */
  id: string
  amountCents: number
  currency: string
  description: string
  returnUrl: string
  cancelUrl: string
  at: Date
}

/**
 * Opens pages, those of one moment in one statement. @returns their tokens. Asked again, it finds the page of the first time; without
 * an update there would be no row to return.
 */
const openPage = togetherFor((orm: Orm) => async (pages: readonly NewPage[]) => {
  const { rows } = await sql<{ id: string; token: string }>`
    insert into sandbox_session (token, session_id, amount_cents, currency, description, return_url, cancel_url, created_at)
    select token, id, "amountCents", currency, description, "returnUrl", "cancelUrl", at
    from json_to_recordset(${JSON.stringify(pages)}::json) as page (token text, id uuid, "amountCents" int, currency text,
      description text, "returnUrl" text, "cancelUrl" text, at timestamptz)
    on conflict (session_id) do update set description = excluded.description
    returning session_id as id, token`.execute(outsideTransactions(orm))
  const tokens = new Map(rows.map(({ id, token }) => [id, token]))
  return pages.map(({ id }) => tokens.get(id))
})

/** A gateway without real money: a page to pay, decline or abandon, and signed callbacks like a real one's. */
export function sandboxGateway(
  name: 'sandbox' | 'test',
  { orm, publicUrl, sandboxSecret: secret, now }: Sandbox,
): PaymentGateway {
  const gateway: PaymentGateway = {
    name,
    async open(session) {
      const { id, amountCents, currency, description, returnUrl, cancelUrl } = session
      const page = { id, amountCents, currency, description, returnUrl, cancelUrl }
      const token = await openPage(orm)({ ...page, token: randomBytes(18).toString('base64url'), at: now() })
      // Its id is not its token: whoever knows that can pay.
      return { redirectUrl: `${publicUrl}/sandbox/pay/${token}`, gatewayReference: `sandbox_${id}` }
    },
    readEvent(body, headers) {
      if (!isSigned(secret, body, headers['sandbox-signature'], now())) throw invalidSignature()
      return readSandboxEvent(body)
    },
    async look(session) {
      const page = await findRow(orm.em.fork(), SandboxSession, { sessionId: session.id })
      return page ? eventOf(page, now()) : unopened(session, now())
    },
    // Its events name our sessions themselves.
    sessionOfPayment: async () => null,
    refund: (order) => refundInSandbox(orm, order, now()),
    async close(session) {
      // A page that may be about to open is there first, and closed here.
      await gateway.open(session)
      const em = orm.em.fork()
      if (await decide(em, { sessionId: session.id }, 'expired', now())) return 'closed'
      const event = eventOf(await em.findOneOrFail(SandboxSession, { sessionId: session.id }), now())
      if (event === 'open') throw new Error('The sandbox could not close a page that is open.')
      return event.outcome === 'expired' ? 'closed' : event
    },
  }
  return gateway
}
