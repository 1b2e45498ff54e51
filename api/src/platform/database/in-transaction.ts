import type { EntityManager, Orm } from './orm.ts'

/**
 * Runs something in a transaction of its own: committed when it is done, undone when it throws. The ORM's `transactional` makes a second entity
 * manager within the first, and looks through both for entities to hand over, which rows are not.
 */
export async function inTransaction<T>(orm: Orm, work: (em: EntityManager) => Promise<T>): Promise<T> {
  const em = orm.em.fork()
  await em.begin()
  try {
    const done = await work(em)
    await em.commit()
    return done
  } catch (error) {
    // Why it failed is what counts, whatever undoing it meets.
    await em.rollback().catch(() => {})
    throw error
  }
}
