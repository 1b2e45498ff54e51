import { CompiledQuery, type RawBuilder } from 'kysely'
import type { EntityManager } from './orm.ts'
import { noteAhead } from './goes-ahead.ts'

/**
 * Gives a statement to a transaction whose answer nobody needs. It goes to the server ahead of the transaction's next statement, at the
 * latest of its commit, in one message with that (`preparingClient`): a journey to the server and back costs more than most of what we
 * write. What goes wrong with it is thrown by that next statement, which is then not run; so nothing may be caught here. Outside a
 * transaction it is run at once.
 */
export async function pipeline(
  em: EntityManager,
  statement: RawBuilder<unknown> | { text: string; values: readonly unknown[] },
): Promise<void> {
  const db = em.getKysely()
  const query =
    'text' in statement ? CompiledQuery.raw(statement.text, [...statement.values]) : statement.compile(db)
  noteAhead(query.parameters)
  await db.executeQuery(query)
}
