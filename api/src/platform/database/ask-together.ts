import type { CompiledQuery, RawBuilder } from 'kysely'
import type { EntityManager } from './orm.ts'
import { noteAhead } from './goes-ahead.ts'

/** A statement that is asked when somebody asks it, and what its rows are. */
export interface Question<Answer> {
  query: CompiledQuery
  read: (rows: Record<string, unknown>[]) => Answer
}

/** Asks one question by itself. */
export async function ask<Answer>(em: EntityManager, { query, read }: Question<Answer>): Promise<Answer> {
  return read((await em.getKysely().executeQuery(query)).rows as Record<string, unknown>[])
}

/** Whether a statement finds, or writes, anything. It says so by its rows. */
export function anyOf(em: EntityManager, statement: RawBuilder<unknown>): Question<boolean> {
  return { query: statement.compile(em.getKysely()), read: (rows) => rows.length > 0 }
}

/**
 * Asks in a transaction, in one message, what is run one after the other: none of the questions may need another's answer. Locks are taken in
 * their order. Where one fails, all do.
 */
export async function askTogether<Answers extends readonly unknown[]>(
  em: EntityManager,
  questions: { [At in keyof Answers]: Question<Answers[At]> },
): Promise<Answers> {
  if (!em.isInTransaction()) throw new Error('Only in a transaction is anything asked in one message.')
  const db = em.getKysely()
  const found: unknown[][] = []
  for (const [at, { query }] of questions.entries()) {
    if (at < questions.length - 1) noteAhead(query.parameters, ({ rows }) => void (found[at] = rows))
    const { rows } = await db.executeQuery(query)
    found[at] ??= rows
  }
  // Each is what its own question reads: a list made in a loop knows one type alone.
  return questions.map(({ read }, at) => read(found[at] as Record<string, unknown>[])) as unknown as Answers
}
