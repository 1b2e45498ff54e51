import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import type { Orm } from '../../database/orm.ts'
import type { PaymentGateway } from '../gateway.ts'
import { Problem } from '../../http/problem.ts'
import type { CallbackJob } from './sandbox-callback.ts'
import { isSigned } from './signature.ts'

/** A gateway without real money: a page to pay, decline or abandon, and signed callbacks like a real one's. */
export function sandboxGateway(orm: Orm, publicUrl: string, secret: string, now: () => Date): PaymentGateway {
  return {
    name: 'sandbox',
    async open(session) {
      const { id, amountCents, currency, description, returnUrl, cancelUrl } = session
      const token = randomBytes(18).toString('base64url')
      // Asked again, it finds the page of the first time; without an update there would be no row to return.
      const { rows } = await sql<{ token: string }>`
        insert into sandbox_session
          (token, session_id, amount_cents, currency, description, return_url, cancel_url, created_at)
        values (${token}, ${id}, ${amountCents}, ${currency}, ${description}, ${returnUrl}, ${cancelUrl}, ${now()})
        on conflict (session_id) do update set description = excluded.description
        returning token`.execute(orm.em.fork().getKysely())
      return { redirectUrl: `${publicUrl}/sandbox/pay/${rows[0]?.token}` }
    },
    readEvent(body, headers) {
      if (!isSigned(secret, body, headers['sandbox-signature'], now())) {
        throw new Problem(
          'INVALID_SIGNATURE',
          'The callback is not signed by the gateway, or its signature is too old.',
        )
      }
      const { sessionId, type, amountCents, currency } = JSON.parse(body.toString('utf8')) as CallbackJob
      return { sessionId, outcome: type === 'payment.paid' ? 'paid' : 'declined', amountCents, currency }
    },
  }
}
