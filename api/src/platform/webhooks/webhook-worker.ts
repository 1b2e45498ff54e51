import type { Context } from '../context/context.ts'
import { resolveHost, type ResolveHost } from '../outside/resolve-host.ts'
import { allowsLoopback } from './allows-loopback.ts'
import { claimDeliveries, type Claimed, type UnderWay } from './claim-deliveries.ts'
import { MOST_UNDER_WAY } from './lane-limits.ts'
import { recordTry } from './record-try.ts'
import { tryDelivery } from './try-delivery.ts'
import { webhookSealKey } from './webhook-secret.ts'

const LOOK_EVERY_MS = 1000
/** What is under way when the service stops may end by itself for so long. */
const STOP_MS = 2000

export interface WebhookWorker {
  /** Looks at once for what is due, and not after a while only. */
  look(): void
  stop(): Promise<void>
}

/**
 * Delivers events: once a second it takes what is due, and each goes its own way, so that an address which hangs holds up no other. The
 * queue of jobs waits for all of a batch, and would not do.
 */
export async function startWebhooks(
  context: Context,
  resolve: ResolveHost = resolveHost,
): Promise<WebhookWorker> {
  const { orm, log, now } = context
  const sealKey = await webhookSealKey(orm)
  const ending = new AbortController()
  const guard = { resolve, allowsLoopback: allowsLoopback(context.config), signal: ending.signal }
  const underWay = new Map<number, UnderWay & { done: Promise<void> }>()
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | undefined
  let isWanted = false
  let isStopped = false

  async function deliver(claimed: Claimed): Promise<void> {
    const tried = await tryDelivery(claimed, sealKey, guard, now())
    await recordTry(context, claimed, tried)
  }

  async function look(): Promise<void> {
    const room = MOST_UNDER_WAY - underWay.size
    if (room <= 0) return
    for (const claimed of await claimDeliveries(orm, now(), [...underWay.values()], room)) {
      const { id, endpointId } = claimed
      // What is not recorded is taken again when its claim ends.
      const done = deliver(claimed)
        .catch(
          (err: unknown) => void (isStopped || log.error({ err, delivery: id }, 'a webhook is not recorded')),
        )
        .finally(() => {
          underWay.delete(id)
          lookAtOnce()
        })
      underWay.set(id, { deliveryId: id, endpointId, done })
    }
  }

  function lookAtOnce(): void {
    isWanted = true
    if (!looking) lookIn(0)
  }

  function lookIn(ms: number): void {
    if (isStopped) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      isWanted = false
      looking = look()
        .catch((err: unknown) => log.error({ err }, 'webhooks cannot be looked for'))
        .finally(() => {
          looking = undefined
          lookIn(isWanted ? 0 : LOOK_EVERY_MS)
        })
    }, ms)
  }

  lookIn(LOOK_EVERY_MS)
  return {
    look: lookAtOnce,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await looking
      const rest = Promise.all([...underWay.values()].map(({ done }) => done))
      const late = setTimeout(() => ending.abort(new Error('the service stops')), STOP_MS)
      await rest
      clearTimeout(late)
    },
  }
}
