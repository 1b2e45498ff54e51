import type { components } from '@fiacre/sdk/contract'
import { sql } from 'kysely'
import { User } from '#people/accounts/user.entity.ts'
import { PayoutRun, type PayoutRunRow } from '#money/payouts/payout-run.entity.ts'
import type { Context } from '#platform/context/context.ts'
import { findRows } from '#platform/database/rows.ts'
import { Problem } from '#platform/http/problem.ts'

type Run = components['schemas']['PayoutRun']

const MOST = 100

/** The runs of payments, the newest first. */
export async function listRuns(context: Context, callerId: string): Promise<Run[]> {
  const em = context.orm.em.fork()
  return views(context, await findRows(em, PayoutRun, sql`order by made_at desc, id limit ${MOST}`), callerId)
}

/** @throws Problem NOT_FOUND */
export async function runOf(context: Context, id: string, callerId: string): Promise<Run> {
  const rows = await findRows(context.orm.em.fork(), PayoutRun, sql`where id = ${id}`)
  const [found] = await views(context, rows, callerId)
  if (!found) throw new Problem('NOT_FOUND', 'There is no such run of payments.')
  return found
}

async function views({ orm }: Context, rows: readonly PayoutRunRow[], callerId: string): Promise<Run[]> {
  const people = [
    ...new Set(rows.flatMap(({ madeBy, releasedBy }) => [madeBy, ...(releasedBy ? [releasedBy] : [])])),
  ]
  if (people.length === 0) return []
  const users = await findRows(
    orm.em.fork(),
    User,
    sql`where erased_at is null and id in (${sql.join(people)})`,
  )
  const emails = new Map(users.map(({ id, email }) => [id, email]))
  return rows.map(
    ({ id, state, totalCents, payments, executionDate, madeBy, releasedBy, madeAt, endedAt }) => ({
      id,
      state,
      totalCents,
      payments,
      executionDate,
      madeBy: emails.get(madeBy) ?? null,
      isOwn: madeBy === callerId,
      madeAt: madeAt.toISOString(),
      releasedBy: emails.get(releasedBy ?? '') ?? null,
      endedAt: endedAt?.toISOString() ?? null,
    }),
  )
}
