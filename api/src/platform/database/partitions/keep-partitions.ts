import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { EntityManager, Orm } from '../orm.ts'
import { outsideTransactions } from '../outside-transactions.ts'
import { briefly } from './briefly.ts'
import { isTaken, partitionsOf, type Partition, type Span } from './partitions-of.ts'
import { endOf, limitOf, partitionName, periodsAhead, restOf, type Parted } from './periods.ts'

/** Any number, as long as it is ours: processes that come together take turns. */
const LOCK = 4_207_312

/** Rows a statement deletes at most. */
const BATCH = 5_000

/** Where partitions are made and dropped. */
interface Keeping {
  orm: Orm
  log: Logger
}

/**
 * Makes the partitions of what is written from now on, and of what lies in the rest, which moves along. One that cannot be made,
 * as somebody reads the whole table, is made the next time: until then its rows go to the rest. Safe in several processes, and
 * beside partitions of another length: a period of which these have a part gets none, and the rest takes what they have not.
 */
export async function makePartitions({ orm, log }: Keeping, parted: Parted, now: Date): Promise<void> {
  const there: Span[] = await partitionsOf(outsideTransactions(orm), parted)
  const periods = [...periodsAhead(parted, now), ...(await periodsOfRest(orm, parted, now))]
  for (const from of periods) {
    const partition = { name: partitionName(parted, from), from, to: endOf(parted, from) }
    if (isTaken(partition, there)) continue
    there.push(partition)
    if (await briefly(orm, (em) => makePartition(em, parted, partition))) continue
    log.warn({ partition: partition.name }, 'a partition could not be made, as its table is being read')
    break
  }
}

/**
 * Drops the partitions whose rows have been kept as long as they may, and deletes those of the rest. It waits for nobody: what
 * is in use is dropped the next time.
 */
export async function dropPartitions({ orm, log }: Keeping, parted: Parted, now: Date): Promise<void> {
  const limit = limitOf(parted, now)
  for (const { name, from } of await partitionsOf(outsideTransactions(orm), parted)) {
    if (from > limit) break
    if (await briefly(orm, (em) => dropPartition(em, parted, name))) continue
    // Whoever reads it reads the others, too.
    log.warn({ partition: name }, 'a partition could not be dropped, as its table is being read')
    break
  }
  await deleteRest(orm, parted, limit)
}

async function dropPartition(em: EntityManager, parted: Parted, name: string): Promise<void> {
  const there = await partitionsInTurn(em, parted)
  if (there.some((partition) => partition.name === name))
    await sql`drop table ${sql.table(name)}`.execute(em.getKysely())
}

/** The partitions there are; until the transaction ends nobody else makes or drops one. */
async function partitionsInTurn(em: EntityManager, parted: Parted): Promise<Partition[]> {
  const db = em.getKysely()
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(db)
  // Looked up as rows: by its name alone one would be found that was dropped while this transaction waited.
  return partitionsOf(db, parted)
}

async function makePartition(em: EntityManager, parted: Parted, made: Partition): Promise<void> {
  if (isTaken(made, await partitionsInTurn(em, parted))) return
  const db = em.getKysely()
  const [partition, rest, key] = [sql.table(made.name), sql.table(restOf(parted)), sql.ref(parted.key)]
  const [from, to] = [made.from, made.to].map((time) => sql.lit(time.toISOString()))
  // As the rest and not as the table, so that `*` means the same columns in the same order.
  await sql`create table ${partition} (like ${rest} including defaults including constraints)`.execute(db)
  await sql`lock table ${rest} in access exclusive mode`.execute(db)
  await sql`
    with moved as (delete from ${rest} where ${key} >= ${from} and ${key} < ${to} returning *)
    insert into ${partition} select * from moved`.execute(db)
  await sql`
    alter table ${sql.table(parted.table)} attach partition ${partition} for values from (${from}) to (${to})`.execute(
    db,
  )
}

/** When the periods begin of rows that lie in the rest, and are not about to go. */
async function periodsOfRest(orm: Orm, parted: Parted, now: Date): Promise<Date[]> {
  const key = sql.ref(parted.key)
  const origin = `2000-01-01T0${parted.beginHour}:00:00Z`
  const { rows } = await sql<{ beginning: string }>`
    select distinct date_bin(${`${parted.hours} hours`}::interval, ${key}, ${origin}::timestamptz) as beginning
    from ${sql.table(restOf(parted))} where ${key} > ${limitOf(parted, now)}`.execute(
    outsideTransactions(orm),
  )
  return rows
    .map(({ beginning }) => new Date(beginning))
    .filter((beginning) => beginning > limitOf(parted, now))
}

async function deleteRest(orm: Orm, parted: Parted, limit: Date): Promise<void> {
  const rest = sql.table(restOf(parted))
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${rest} where ctid in
        (select ctid from ${rest} where ${sql.ref(parted.key)} <= ${limit} limit ${BATCH})`.execute(
      outsideTransactions(orm),
    )
    if (numAffectedRows < BATCH) return
  }
}
