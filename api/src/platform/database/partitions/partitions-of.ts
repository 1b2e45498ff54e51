import { sql, type QueryExecutorProvider } from 'kysely'
import type { Parted } from './periods.ts'

/** From when to when the rows of a partition lie; the end is not of them. */
export interface Span {
  from: Date
  to: Date
}

/** A partition that lies by time, as PostgreSQL holds it. */
export interface Partition extends Span {
  name: string
}

/** How PostgreSQL writes two moments down between which a partition lies. */
const MOMENTS = String.raw`FROM \('(.+)'\) TO \('(.+)'\)`

/**
 * The partitions of a table that lie by time, the oldest first. They are told by their bounds and not by their names, as a database may hold
 * some of the length that periods had in an earlier version.
 */
export async function partitionsOf(db: QueryExecutorProvider, { table }: Parted): Promise<Partition[]> {
  const { rows } = await sql<{ name: string; from: string; to: string }>`
    select name, moments[1]::timestamptz as "from", moments[2]::timestamptz as "to" from (
      select c.relname as name, regexp_match(pg_get_expr(c.relpartbound, 0), ${MOMENTS}) as moments
      from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = ${table}::regclass) partition
    where moments is not null order by 2`.execute(db)
  return rows.map(({ name, from, to }) => ({ name, from: new Date(from), to: new Date(to) }))
}

/** Whether some of what lies in a span has its partition already. */
export function isTaken({ from, to }: Span, partitions: readonly Span[]): boolean {
  return partitions.some((partition) => partition.from < to && from < partition.to)
}
