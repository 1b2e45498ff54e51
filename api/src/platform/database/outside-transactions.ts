import type { EntityManager, Orm } from './orm.ts'

const known = new WeakMap<Orm, EntityManager>()

/**
 * For statements that belong to no transaction: one for all of them, where a fork of the entity manager for each is as costly as a
 * short query. Not for beginning a transaction, which is a fork's.
 */
export function sharedManager(orm: Orm): EntityManager {
  const found = known.get(orm) ?? orm.em.fork()
  known.set(orm, found)
  return found
}

/** The same, for whoever writes the whole statement. */
export function outsideTransactions(orm: Orm): ReturnType<EntityManager['getKysely']> {
  return sharedManager(orm).getKysely()
}
