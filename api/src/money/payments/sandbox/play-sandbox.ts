import type { Orm } from '#platform/database/orm.ts'
import type { GatewayEvent } from '../gateway.ts'
import { SandboxSession } from './sandbox-session.entity.ts'
import { decide, eventOf } from './sandbox-state.ts'

/** Decides what becomes of a page, where it is still open, without anybody on it. @returns what has become of it */
export async function playSandbox(
  orm: Orm,
  sessionId: string,
  outcome: GatewayEvent['outcome'],
  now: Date,
): Promise<GatewayEvent | 'open'> {
  const em = orm.em.fork()
  await decide(em, { sessionId }, outcome, now)
  return eventOf(await em.findOneOrFail(SandboxSession, { sessionId }), now)
}
