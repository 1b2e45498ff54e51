import type { components } from '@fiacre/sdk/contract'
import { SAVED_VIEWS_MOST } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { lockUser } from '#people/accounts/find-user.ts'
import type { Context } from '#platform/context/context.ts'
import { findRows, insertRow, lockRow, saveRow } from '#platform/database/rows.ts'
import { Problem } from '#platform/http/problem.ts'
import { ListColumns, SavedView } from './saved-view.entity.ts'
import { sentence } from '#platform/http/sentence.ts'

type Schemas = components['schemas']
type View = Schemas['SavedView']

/** How somebody likes the lists. */
export async function listSettings({ orm }: Context, userId: string): Promise<Schemas['ListSettings']> {
  const em = orm.em.fork()
  const [views, columns] = await Promise.all([
    findRows(em, SavedView, sql`where user_id = ${userId} order by created_at, id limit ${SAVED_VIEWS_MOST}`),
    findRows(em, ListColumns, sql`where user_id = ${userId} order by list`),
  ])
  return {
    views: views.map(toView),
    columns: columns.map(({ list, columns: chosen }) => ({ list, columns: chosen })),
  }
}

/** @throws Problem RULE_VIOLATION without a name, and where there are as many as somebody may keep */
export async function saveView(
  context: Context,
  userId: string,
  view: Schemas['NewSavedView'],
): Promise<View> {
  return context.orm.em.fork().transactional(async (em) => {
    // Under the account's lock: two at once do not become one too many.
    await lockUser(em, userId)
    const known = await findRows(em, SavedView, sql`where user_id = ${userId}`)
    if (known.length >= SAVED_VIEWS_MOST) {
      throw new Problem('RULE_VIOLATION', sentence('mostReached', { most: SAVED_VIEWS_MOST }))
    }
    const { list, query } = view
    const row = { id: randomUUID(), userId, name: named(view.name), list, query, createdAt: context.now() }
    return toView(await insertRow(em, SavedView, row))
  })
}

/** @throws Problem NOT_FOUND for a view that is not theirs; RULE_VIOLATION without a name */
export async function renameView({ orm }: Context, userId: string, id: string, name: string): Promise<View> {
  return orm.em.fork().transactional(async (em) => {
    const view = await lockRow(em, SavedView, sql`id = ${id} and user_id = ${userId}`)
    if (!view) throw notTheirs()
    view.name = named(name)
    await saveRow(em, SavedView, view)
    return toView(view)
  })
}

/** @throws Problem NOT_FOUND for a view that is not theirs */
export async function removeView({ orm }: Context, userId: string, id: string): Promise<void> {
  const { numAffectedRows } =
    await sql`delete from saved_view where id = ${id} and user_id = ${userId}`.execute(
      orm.em.fork().getKysely(),
    )
  if (numAffectedRows !== 1n) throw notTheirs()
}

/** Keeps the columns that somebody wants to see of a list; none are those that it begins with. */
export async function chooseColumns(
  { orm }: Context,
  userId: string,
  list: View['list'],
  columns: readonly string[],
): Promise<void> {
  const db = orm.em.fork().getKysely()
  if (columns.length === 0) {
    await sql`delete from list_columns where user_id = ${userId} and list = ${list}`.execute(db)
    return
  }
  const chosen = JSON.stringify(columns)
  await sql`
    insert into list_columns (id, user_id, list, columns) values (${randomUUID()}, ${userId}, ${list}, ${chosen})
    on conflict (user_id, list) do update set columns = excluded.columns`.execute(db)
}

function toView({ id, name, list, query }: View): View {
  return { id, name, list, query }
}

function named(text: string): string {
  const name = text.trim()
  if (name) return name
  throw new Problem('RULE_VIOLATION', sentence('viewNameMissing'))
}

const notTheirs = () => new Problem('NOT_FOUND', 'There is no such view of yours.')
