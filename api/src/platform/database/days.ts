import { MS_PER_DAY } from '@fiacre/sdk/rules'
import { sql, type RawBuilder } from 'kysely'

/** The conditions that an instant lies within days (UTC), the last one included. @param column an expression */
export function withinDays(
  column: string,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): RawBuilder<unknown>[] {
  const start = (day: string) => new Date(`${day}T00:00:00.000Z`)
  return [
    ...(from ? [sql`${sql.raw(column)} >= ${start(from)}`] : []),
    ...(to ? [sql`${sql.raw(column)} < ${new Date(start(to).getTime() + MS_PER_DAY)}`] : []),
  ]
}
