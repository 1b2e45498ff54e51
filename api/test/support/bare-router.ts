import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Koa from 'koa'
import { pino } from 'pino'
import type { Context } from '#platform/context/context.ts'
import type { OfficeRole } from '#platform/contract/office-role.ts'
import { unknownOperation } from '#platform/contract/not-found.ts'
import { contractRouter } from '#platform/contract/router.ts'
import { PARTNER_SCOPES } from '#platform/contract/partner-scopes.ts'
import type { PartnerCall } from '#platform/http/partner-call.ts'
import { problems } from '#platform/http/problems-middleware.ts'
import { queryLimit } from '#platform/http/query-limit.ts'
import { requestId } from '#platform/http/request-id.ts'
import { allHandlers } from '../../src/handlers.ts'
import { silentSession } from './silent-session.ts'

const PARTNER: PartnerCall = {
  partnerId: 'a partner',
  keyId: null,
  kind: 'secret',
  isTest: true,
  scopes: PARTNER_SCOPES,
}

/**
 * The contract's router and its real handlers, without a database behind them: for what is refused before a handler runs. What
 * gets as far as a handler is answered with 500.
 * @param userId who is signed in, and with a partner's key; nobody when left out
 * @param role what they are in the back office
 */
export async function bareRouter(
  userId?: string,
  role: OfficeRole | 'traveller' = 'administrator',
): Promise<{ url: string; close: () => Promise<void> }> {
  const log = pino({ level: 'silent' })
  // Nothing else of the context is read before a handler runs.
  const context = { config: { mode: 'test' }, log } as unknown as Context
  const router = contractRouter(
    allHandlers,
    context,
    () => silentSession(userId),
    async () => (role === 'traveller' ? undefined : role),
  )
  const app = new Koa()
  app.use(requestId()).use(problems(log)).use(queryLimit())
  app.use((ctx, next) => {
    ctx.state['partner'] = PARTNER
    return next()
  })
  const server = createServer(app.use(router.routes()).use(unknownOperation()).callback()).listen(
    0,
    '127.0.0.1',
  )
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
