import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Context } from '#platform/context/context.ts'
import { Problem } from '#platform/http/problem.ts'
import { startJobs } from '#platform/jobs/jobs.ts'
import type { GatewayEvent } from '#money/payments/gateway.ts'
import { newFleet } from '../../support/fleet.ts'
import { newPartner } from '../../support/partners.ts'
import { testService, type TestService } from '../../support/service.ts'
import { newTraveller } from '../../support/traveller.ts'
import { dyingOnce, type Death } from './crash.ts'
import { Model } from './model.ts'

/** The real service, whose jobs run only when a history says so. */
export interface Stage {
  context: Context
  clock: TestService['clock']
  partnerId: string
  /** Carriers that drive everywhere where bookings are made. */
  carrierIds: readonly string[]
  /** A registered traveller, whose likes are made without the work of it. */
  email: string
  close(): Promise<void>
}

export async function openStage(): Promise<Stage> {
  const service = await testService()
  const partner = await newPartner(service)
  const fleets = [await newFleet(service), await newFleet(service)]
  const { email } = await newTraveller(service.url)
  const { context, clock } = service
  await context.jobs.stop()
  // It writes jobs and works on none.
  const jobs = await startJobs({ url: service.databaseUrl }, context.log)
  return {
    context: { ...context, jobs },
    clock,
    partnerId: partner.id,
    carrierIds: fleets.map(({ carrierId }) => carrierId),
    email,
    async close() {
      await jobs.stop()
      await service.close()
    },
  }
}

/** One history: its travellers, what happened, and what should be true. */
export interface World extends Stage {
  model: Model
  /** Everything the gateway has told or may tell, to be told again. */
  events: GatewayEvent[]
  adminId: string
  /** By booking: who had its ways after the step before, and, of one that is cancelled, when that happened. */
  carriersBefore: Map<number, (string | null)[]>
  carriersAtEnd: Map<number, (string | null)[]>
  /** The ledger's last entry before this history. */
  since: number
}

const TRAVELLERS = 2

export async function newWorld(stage: Stage): Promise<World> {
  const model = new Model()
  for (let made = 0; made < TRAVELLERS; made += 1) {
    const id = randomUUID()
    model.users.push({ id, balances: { live: { cents: 0 }, test: { cents: 0 } }, isGone: false })
    await run(
      stage,
      sql`
      insert into app_user (id, email, password_hash, first_name, last_name, country, city, address, zip_code, language,
        is_admin, email_confirmed_at, active_at, created_at)
      select ${id}, ${`${id}@example.com`}, password_hash, first_name, last_name, country, city, address, zip_code, language,
        false, created_at, active_at, created_at from app_user where email = ${stage.email}`,
    )
  }
  // Money that waits from an earlier history, and its jobs, are none of this one's.
  await run(stage, sql`delete from payment_review`)
  await run(stage, sql`delete from jobs.job`)
  await run(stage, sql`update payment_session set look_at = null where look_at is not null`)
  await run(stage, sql`update booking set status = 'cancelled' where status = 'pending'`)
  const [last] = await run<{ id: number }>(
    stage,
    sql`select coalesce(max(id), 0)::int as id from ledger_entry`,
  )
  return {
    ...stage,
    model,
    events: [],
    adminId: randomUUID(),
    carriersBefore: new Map(),
    carriersAtEnd: new Map(),
    since: last?.id ?? 0,
  }
}

/** The rows of a statement. */
export async function run<Row>(
  { context }: Pick<Stage, 'context'>,
  statement: { execute(db: ReturnType<Context['orm']['em']['getKysely']>): Promise<{ rows: unknown[] }> },
): Promise<Row[]> {
  const { rows } = await statement.execute(context.orm.em.fork().getKysely())
  return rows as Row[]
}

/** Does something that may die on its way and is then done again. @returns the code of its refusal, or its answer */
export async function attempt<T>(
  death: Death | undefined,
  act: () => Promise<T>,
): Promise<{ refused: string } | { value: T }> {
  try {
    return { value: await dyingOnce(death, act) }
  } catch (error) {
    if (error instanceof Problem) return { refused: error.code }
    throw error
  }
}

/** Does what must not be refused. */
export async function must<T>(death: Death | undefined, act: () => Promise<T>): Promise<T> {
  const result = await attempt(death, act)
  if ('refused' in result) expect.fail(`refused: ${result.refused}`)
  return result.value
}
