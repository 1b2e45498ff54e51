import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { settleChargeback } from '#bookings/settlement/settle-chargeback.ts'
import type { Death } from './crash.ts'
import { pick } from './play-checkout.ts'
import type { MoveOf } from './steps.ts'
import { must, run, type World } from './world.ts'

/** The holder of a card disputes a payment, or the bank decides: told in any order, and twice. */
export async function disputeMove(world: World, move: MoveOf<'dispute'>, death?: Death): Promise<void> {
  const { context, model } = world
  const session = pick(
    model.sessions.filter(({ status }) => status === 'paid'),
    move.which,
  )
  if (!session) return
  const gateway = context.gateways.byName(model.gatewayOf(session.booking))
  if (!gateway) expect.fail('the sandbox is off')
  const event = {
    about: 'dispute' as const,
    id: randomUUID(),
    disputeId: `dp-${session.id}`,
    sessionId: session.id,
    payment: null,
    state: move.state,
    amountCents: session.amount,
    currency: 'EUR',
    reason: 'fraudulent',
    evidenceDueBy: null,
  }
  // What a refund to this card could not do is done by the bank, once that is lost.
  const failed = await run<{ cents: number }>(
    world,
    sql`select amount_cents as cents from card_refund where session_id = ${session.id} and status = 'failed'`,
  )
  model.dispute(
    session,
    move.state,
    failed.reduce((sum, { cents }) => sum + cents, 0),
  )
  await must(death, () => settleChargeback(context, gateway, event))
  await must(undefined, () => settleChargeback(context, gateway, event))
}
