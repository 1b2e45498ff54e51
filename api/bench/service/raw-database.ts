import type { IncomingMessage } from 'node:http'
import type pg from 'pg'
import { tokenHash } from '#platform/database/tokens.ts'
import { inserts, statements, type Insert, type Statement } from './raw-statements.ts'

export type Row = Record<string, unknown>

/** A pool, or the connection of a transaction. */
interface Queries {
  query(config: {
    name: string
    text: string
    values: unknown[]
  }): Promise<{ rows: Row[]; rowCount: number | null }>
}

export const run = (db: Queries, { name, text }: Statement, values: unknown[]) =>
  db.query({ name, text, values })

/** Writes a row, its objects and lists as JSON. */
export function add(db: Queries, statement: Insert, row: Row) {
  return run(
    db,
    statement,
    statement.columns.map((column) => {
      const value = row[column] ?? null
      return typeof value === 'object' && value !== null && !(value instanceof Date)
        ? JSON.stringify(value)
        : value
    }),
  )
}

export async function inTransaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const answer = await work(client)
    await client.query('commit')
    return answer
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

/** Who asks, by the cookie. */
export async function signedIn(pool: pg.Pool, request: IncomingMessage): Promise<unknown> {
  const id = /fiacre\.sid=([^;]+)/.exec(request.headers.cookie ?? '')?.[1]
  const { rows } = await run(pool, statements.session, [tokenHash(id ?? ''), new Date()])
  const data = rows[0]?.['data'] as Row | undefined
  if (!data) throw new Error('nobody is signed in')
  return data['userId']
}

/** Writes a mail about a booking into the outbox. */
export function addMail(db: Queries, user: Row, booking: Row, mail: Row) {
  const { quote_id: _, user_id: __, ...summary } = booking
  const about = { ...mail, firstName: user['first_name'], booking: summary }
  return add(db, inserts.job, {
    name: 'mail',
    data: { to: user['email'], language: user['language'], mail: about },
    retry_limit: 8,
    expire_seconds: 15,
    policy: 'standard',
    dead_letter: 'parked',
  })
}
