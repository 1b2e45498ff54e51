import type { Context } from '#platform/context/context.ts'
import { deliverCallback, SANDBOX_CALLBACK, type CallbackRoute } from './sandbox-callback.ts'
import type { SandboxChoice } from './sandbox-choice.ts'
import { toSandboxEvent, type SandboxEvent } from './sandbox-event.ts'
import { SandboxSession, type SandboxSessionRow } from './sandbox-session.entity.ts'
import { decide, eventOf } from './sandbox-state.ts'

/** When a callback is sent again, should the first delivery have failed. */
const BACKUP_SECONDS = 3

/** Records what was decided and sends word of it as was asked. @returns the page as it stands then */
export async function takeDecision(
  context: Context,
  token: string,
  choice: SandboxChoice,
  route: CallbackRoute,
): Promise<SandboxSessionRow> {
  const { session, event } = await record(context, token, choice)
  if (event && choice.delivery === 'now') await deliver(context, event, route)
  if (event && choice.delivery === 'twice') {
    await Promise.all([deliver(context, event, route), deliver(context, event, route)])
  }
  return session
}

/**
 * Writes the outcome and the callback in one transaction; a decision that comes too late changes nothing.
 * @returns the session as it stands, and the event when this call decided
 */
async function record(
  context: Context,
  token: string,
  { outcome, delivery, delaySeconds, arrivedCents, card }: SandboxChoice,
): Promise<{ session: SandboxSessionRow; event?: SandboxEvent }> {
  return context.orm.em.fork().transactional(async (em) => {
    const now = context.now()
    const hasDecided = await decide(em, { token }, outcome, now, { arrivedCents, card })
    const session = await em.findOneOrFail(SandboxSession, { token })
    const told = eventOf(session, now)
    if (!hasDecided || told === 'open') return { session }
    const event = toSandboxEvent(told, now)
    if (delivery !== 'lost') {
      const startAfter = delivery === 'late' ? delaySeconds : BACKUP_SECONDS
      await context.jobs.enqueue(em, SANDBOX_CALLBACK, event, { startAfter })
    }
    return { session, event }
  })
}

/** Most callbacks arrive with this one; the job behind it delivers those that do not. */
async function deliver(context: Context, event: SandboxEvent, route: CallbackRoute): Promise<void> {
  await deliverCallback(route, event, context.now()).catch((error: unknown) => {
    context.log.warn({ err: error }, 'a sandbox callback was not taken and will be sent again')
  })
}
