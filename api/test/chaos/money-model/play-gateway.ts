import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { basisOf } from '#bookings/changes/change-basis.ts'
import { planChange } from '#bookings/changes/plan-change.ts'
import { CLOSE_SURPLUS_PAGES } from '#bookings/funds/surplus-pages.ts'
import { closeSurplusPages } from '#bookings/settlement/close-surplus-pages.ts'
import { expireUnpaid } from '#bookings/settlement/expire-unpaid.ts'
import { reconcile } from '#bookings/settlement/reconcile.ts'
import { settle } from '#bookings/settlement/settle.service.ts'
import { findRow } from '#platform/database/rows.ts'
import { Problem } from '#platform/http/problem.ts'
import type { GatewayEvent } from '#money/payments/gateway.ts'
import { SandboxSession } from '#money/payments/sandbox/sandbox-session.entity.ts'
import { decide, eventOf } from '#money/payments/sandbox/sandbox-state.ts'
import { expect } from 'vitest'
import type { Death } from './crash.ts'
import { tell, type AskChange } from './gateway-model.ts'
import type { Model } from './model.ts'
import type { ModelSession } from './model-types.ts'
import { pick, rowOf } from './play-checkout.ts'
import type { MoveOf } from './steps.ts'
import { attempt, must, run, type World } from './world.ts'

export async function atPageMove(world: World, move: MoveOf<'at-page'>, death?: Death): Promise<void> {
  const { context, clock, events } = world
  const session = pick(world.model.sessions, move.which)
  if (!session) return
  const em = context.orm.em.fork()
  if (!(await decide(em, { sessionId: session.id }, move.outcome, clock.now))) return
  const event = await pageOf(world, session)
  if (event === 'open') expect.fail('a page that is decided is open')
  events.push(event)
  if (move.delivery === 'now' || move.delivery === 'twice') await deliver(world, event, death)
  if (move.delivery === 'twice') await deliver(world, event, death)
}

export async function tellAgainMove(world: World, move: MoveOf<'tell-again'>, death?: Death): Promise<void> {
  const event = pick(world.events, move.which)
  if (event) await deliver(world, event, death)
}

export async function misfitMove(world: World, move: MoveOf<'misfit'>, death?: Death): Promise<void> {
  const session = pick(world.model.sessions, move.which)
  if (!session) return
  const event: GatewayEvent = {
    id: randomUUID(),
    sessionId: move.isUnknown ? randomUUID() : session.id,
    outcome: move.outcome,
    amountCents: session.amount + move.off,
    currency: move.currency,
  }
  world.events.push(event)
  await deliver(world, event, death)
}

/** The gateway tells, and is heard. */
async function deliver(world: World, event: GatewayEvent, death?: Death): Promise<void> {
  const { model } = world
  const session = model.sessions.find(({ id }) => id === event.sessionId)
  await tell(model, event, askChange(world))
  const answer = await attempt(death, () => settle(world.context, model.gatewayOf(session?.booking), event))
  const isRefused = !session && event.outcome !== 'paid'
  expect('refused' in answer ? answer.refused : undefined).toBe(isRefused ? 'NOT_FOUND' : undefined)
}

async function pageOf(world: World, { id }: ModelSession): Promise<GatewayEvent | 'open'> {
  const page = await findRow(world.context.orm.em.fork(), SandboxSession, { sessionId: id })
  return page ? eventOf(page, world.clock.now) : 'open'
}

/** What a change would cost now, asked before its money is told of. */
export function askChange(world: World): AskChange {
  return async ({ change, booking }) => {
    if (!change) return undefined
    const row = await rowOf(world, booking)
    const basis = await basisOf(world.context, world.context.orm.em.fork(), row)
    try {
      const plan = planChange(row, basis, change.wish, { now: world.clock.now, askedAt: change.askedAt })
      const isOver = plan.changed.pickupAt <= world.clock.now
      return plan.refusal || isOver ? undefined : { total: plan.changed.totalCents }
    } catch (error) {
      if (error instanceof Problem) return undefined
      throw error
    }
  }
}

export async function upkeepMove(world: World, { what }: MoveOf<'upkeep'>, death?: Death): Promise<void> {
  if (what === 'expire') return expireMove(world, death)
  return what === 'reconcile' ? reconcileMove(world, death) : closeSurplusPagesMove(world, death)
}

async function expireMove(world: World, death?: Death): Promise<void> {
  const { model, clock, context } = world
  for (const booking of model.bookings) {
    const isUnpaid = booking.payment === 'pending' || booking.payment === 'failed'
    if (booking.status === 'pending' && isUnpaid && booking.pickupAt <= clock.now)
      model.cancel(booking, booking.paid)
  }
  await must(death, () => expireUnpaid(context))
}

async function reconcileMove(world: World, death?: Death): Promise<void> {
  const { model, context, clock } = world
  const due = await run<{ id: string }>(
    world,
    sql`select id from payment_session where look_at <= ${clock.now} order by look_at`,
  )
  const told = await toBeTold(
    world,
    due.flatMap(({ id }) => model.sessions.find((session) => session.id === id) ?? []),
  )
  const ids = due.map(({ id }) => sql`${id}::uuid`)
  if (ids.length === 0) return
  // One that dies leaves its sessions to a later run, which is made now.
  await attempt(death, () => reconcile(context)).catch(() => undefined)
  await run(
    world,
    sql`update payment_session set look_at = ${clock.now} where look_at is not null and id in (${sql.join(ids)})`,
  )
  await reconcile(context)
  for (const { event, after } of told) if (event !== 'open') await tell(model, event, async () => after)
}

async function closeSurplusPagesMove(world: World, death?: Death): Promise<void> {
  const { model, context } = world
  const jobs = await run<{ id: string; data: { bookingId: number; except: string | null } }>(
    world,
    sql`select id, data from jobs.job where name = ${CLOSE_SURPLUS_PAGES.name} order by created_on, id`,
  )
  for (const { id, data } of jobs) {
    const open = model.sessions.filter(
      (one) => one.id !== data.except && isSurplus(model, one, data.bookingId),
    )
    const told = await toBeTold(world, open)
    await must(death, () => closeSurplusPages(context, data))
    for (const { session, event, after } of told) {
      const closed = {
        id: '',
        sessionId: session.id,
        outcome: 'expired' as const,
        amountCents: 0,
        currency: 'EUR',
      }
      await tell(model, event === 'open' ? closed : event, async () => after)
    }
    await run(world, sql`delete from jobs.job where id = ${id}`)
  }
}

/** An open page of a booking that asks for anything but what is left to pay, or for a change that waits no more. */
function isSurplus(model: Model, session: ModelSession, bookingId: number): boolean {
  const { booking, change, amount, status } = session
  if (booking.id !== bookingId || status !== 'open') return false
  if (change) return !change.isOpen
  const latest = model.sessions.findLast((one) => one.booking === booking && !one.change)
  const isWaiting = booking.payment === 'pending' || booking.payment === 'failed'
  const isAsked = isWaiting && booking.method === 'card' && model.outstanding(booking) === amount
  return !(isAsked && latest === session)
}

/**
 * What the gateway will say of these sessions. Where it will say something of more than one of a booking, all but the first are
 * told before: in which order the service asks is its own affair.
 */
async function toBeTold(world: World, sessions: ModelSession[]) {
  const told: {
    session: ModelSession
    event: GatewayEvent | 'open'
    after: { total: number } | undefined
  }[] = []
  const seen = new Set<number>()
  for (const session of sessions) {
    const event = await pageOf(world, session)
    if (event !== 'open' && seen.has(session.booking.id)) await deliver(world, event)
    else told.push({ session, event, after: undefined })
    if (event !== 'open') seen.add(session.booking.id)
  }
  for (const one of told) one.after = await askChange(world)(one.session)
  return told
}
