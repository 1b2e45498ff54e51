import { sql } from 'kysely'
import { database, valueOf } from './accounts.ts'
import type { TestService } from './service.ts'
import { until } from './traveller.ts'

/** Runs what waits for the same row, one behind the other in the order that they are given. @returns their answers' statuses */
export async function behind(
  service: TestService,
  lock: ReturnType<typeof sql>,
  ...all: (() => Promise<{ status: number }>)[]
): Promise<number[]> {
  const waiting = () =>
    valueOf(
      service,
      sql<{ value: number }>`
        select count(*)::int as value from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
    )
  const running = await database(service)
    .transaction()
    .execute(async (held) => {
      await lock.execute(held)
      const started: Promise<{ status: number }>[] = []
      for (const run of all) {
        started.push(run())
        await until(waiting, (count = 0) => count >= started.length)
      }
      return { started }
    })
  return (await Promise.all(running.started)).map(({ status }) => status)
}
