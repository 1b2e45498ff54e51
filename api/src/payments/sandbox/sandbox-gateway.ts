import { randomBytes } from 'node:crypto'
import type { Orm } from '../../database/orm.ts'
import type { PaymentGateway } from '../gateway.ts'
import { Problem } from '../../http/problem.ts'
import type { CallbackJob } from './sandbox-callback.ts'
import { SandboxSession } from './sandbox-session.entity.ts'
import { isSigned } from './signature.ts'

/** A gateway without real money: a page to pay, decline or abandon, and signed callbacks like a real one's. */
export function sandboxGateway(orm: Orm, publicUrl: string, secret: string, now: () => Date): PaymentGateway {
  return {
    name: 'sandbox',
    async open(session) {
      const em = orm.em.fork()
      const row = await em.upsert(
        SandboxSession,
        {
          token: randomBytes(18).toString('base64url'),
          sessionId: session.id,
          amountCents: session.amountCents,
          currency: session.currency,
          description: session.description,
          returnUrl: session.returnUrl,
          cancelUrl: session.cancelUrl,
          createdAt: now(),
        },
        { onConflictFields: ['sessionId'], onConflictMergeFields: ['description'] },
      )
      return { redirectUrl: `${publicUrl}/sandbox/pay/${row.token}` }
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
