import { MS_PER_MINUTE } from '@fiacre/sdk/rules'
import type { PaymentGateway } from '#money/payments/gateway.ts'
import type { Context } from '#platform/context/context.ts'
import type { HealthSource } from './check.ts'

/** The gateway is asked again after so many minutes: health is looked at each minute, and by whoever opens its page. */
const KEPT_MINUTES = 5

interface Answer {
  at: number
  isThere: Promise<boolean>
}

/** What each gateway answered last. */
const kept = new WeakMap<PaymentGateway, Answer>()

/** Whether the gateway that takes the cards answers, and takes our key. */
export const cardGatewaySource: HealthSource = {
  name: 'card-gateway',
  async look(context) {
    const gateway = context.gateways.cardFor({ isTest: false })
    if (!gateway) return { state: 'ok', since: null, values: ['none'] }
    const isThere = await lastAnswer(context, gateway)
    return { state: isThere ? 'ok' : 'failing', since: null, values: [gateway.name] }
  },
}

function lastAnswer({ now, log }: Context, gateway: PaymentGateway): Promise<boolean> {
  const at = now().getTime()
  const last = kept.get(gateway)
  if (last && Math.abs(at - last.at) < KEPT_MINUTES * MS_PER_MINUTE) return last.isThere
  const isThere = ask(log, gateway)
  kept.set(gateway, { at, isThere })
  return isThere
}

async function ask(log: Context['log'], gateway: PaymentGateway): Promise<boolean> {
  try {
    await gateway.answers?.()
    return true
  } catch (error) {
    log.warn({ err: error, gateway: gateway.name }, 'the gateway that takes the cards does not answer')
    return false
  }
}
