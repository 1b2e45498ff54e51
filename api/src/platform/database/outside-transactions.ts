import type { Orm } from './orm.ts'

type Kysely = ReturnType<Orm['em']['getKysely']>

const known = new WeakMap<Orm, Kysely>()

/** For statements that belong to no transaction: one for all of them, where a fork of the entity manager for each is as costly as a short query. */
export function outsideTransactions(orm: Orm): Kysely {
  const found = known.get(orm) ?? orm.em.fork().getKysely()
  known.set(orm, found)
  return found
}
