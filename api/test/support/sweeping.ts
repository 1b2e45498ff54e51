import type { sql } from 'kysely'
import { sweep } from '#office/privacy/retention.ts'
import { countOf } from './personal-traces.ts'
import type { TestService } from './service.ts'

/** What tests of retention do with a service whose clock they move. */
export function sweeping(service: () => TestService) {
  const count = (table: string, where: ReturnType<typeof sql>) => countOf(service(), table, where)
  const run = () => sweep(service().context)
  const at = (time: Date | number) => {
    service().clock.now = new Date(time)
  }
  return {
    count,
    run,
    at,
    /** What a table has left of something, a second before its time and then. */
    leftAround: async (time: number, table: string, where: ReturnType<typeof sql>) => {
      at(time - 1000)
      await run()
      const before = await count(table, where)
      at(time)
      await run()
      return [before, await count(table, where)]
    },
  }
}
