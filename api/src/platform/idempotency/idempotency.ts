import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Context } from '../context/context.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { listsOf } from '../database/kept-plans.ts'
import type { EntityManager, Orm } from '../database/orm.ts'
import { outsideTransactions } from '../database/outside-transactions.ts'
import { pipeline } from '../database/pipeline.ts'
import { togetherFor } from '../database/together.ts'
import { Problem } from '../http/problem.ts'

export interface IdempotentRequest {
  /** The traveller or the partner who asks. */
  userId: string
  operation: string
  /** The Idempotency-Key header; without one the request simply runs. */
  key: string | undefined
  body: unknown
  /** Whether the answer holds a secret and must not be kept; `finish` then makes it again, the same each time. */
  isSecret?: boolean
}

/** What finds again what a request made: an id, or a few facts. It is kept with the key, as JSON. */
type Resource = string | { [name: string]: string | number | null }

interface Steps<Prepared, Found extends Resource, Made, T> {
  /**
   * Looks things up and decides, before the transaction: one that waits for a second connection while it holds its
   * own would starve the pool as soon as enough of them come together.
   */
  prepare(): Promise<Prepared>
  /**
   * Makes the thing, in a transaction that also records the key, and answers what finds it again. Uses no other
   * connection.
   */
  create(em: EntityManager, prepared: Prepared): Promise<Created<Found, Made>>
  /**
   * Finishes and describes it. Repeatable: a crash may come between the two steps.
   * @param made what `create` has at hand; absent when another request, or one before a crash, made the thing
   */
  finish(resource: Found, made?: Made): Promise<T>
  /** Whether an answer may lie beside the key; one that may not is made again by `finish`. Left out, each may. */
  isKept?(answer: T): boolean
}

interface Created<Found extends Resource, Made> {
  resource: Found
  made?: Made
}

/**
 * Runs a request at most once per key. The same key and body get the same answer, also after `kill -9` and also
 * when the requests arrive together.
 * @throws Problem IDEMPOTENCY_KEY_REUSED when the key came with another body
 */
export async function once<Prepared, Found extends Resource, Made, T>(
  context: Context,
  request: IdempotentRequest,
  steps: Steps<Prepared, Found, Made, T>,
): Promise<T> {
  const { key } = request
  if (!key) {
    const prepared = await steps.prepare()
    const created = await inTransaction(context.orm, (em) => steps.create(em, prepared))
    return steps.finish(created.resource, created.made)
  }

  const keep = (answer: T): Promise<T> | T =>
    steps.isKept?.(answer) === false ? answer : store(context, request, key, answer)

  // Most requests are new: whether one is known is asked when it cannot be done, or be done twice.
  const created = await create(context, request, key, steps)
  if (created) return keep(await steps.finish(created.resource, created.made))
  const known = await find<Found, T>(context, request, key)
  if (known?.response) return known.response
  if (!known?.resource)
    throw new Problem('UNAVAILABLE', 'This request is still being worked on. Please ask again in a moment.')
  return keep(await steps.finish(known.resource))
}

const KEEP_KEY = `
  insert into idempotency_record (user_id, operation, key, request_hash, resource, created_at)
  values ($1, $2, $3, $4, $5, $6)`

async function create<Prepared, Found extends Resource, Made, T>(
  context: Context,
  request: IdempotentRequest,
  key: string,
  steps: Steps<Prepared, Found, Made, T>,
): Promise<Created<Found, Made> | undefined> {
  try {
    const prepared = await steps.prepare()
    return await inTransaction(context.orm, async (em) => {
      const created = await steps.create(em, prepared)
      // With the commit, which waits while another transaction holds the same key; should that one commit, this one fails.
      const { userId, operation } = request
      const resource = JSON.stringify(created.resource)
      await pipeline(em, {
        text: KEEP_KEY,
        values: [userId, operation, key, hashOf(request), resource, context.now()],
      })
      return created
    })
  } catch (refusal) {
    // Refused because the same request, a moment earlier, did it already? Then it is done, not refused.
    if (await find(context, request, key)) return undefined
    throw refusal
  }
}

async function find<Found extends Resource, T>(context: Context, request: IdempotentRequest, key: string) {
  const { rows } = await sql<{ request_hash: string; resource: Found | null; response: T | null }>`
    select request_hash, resource, response from idempotency_record where ${same(request, key)}`.execute(
    outsideTransactions(context.orm),
  )
  const row = rows[0]
  if (row && row.request_hash !== hashOf(request)) {
    const message = 'This Idempotency-Key was used for a different request. Use a new key for a new request.'
    throw new Problem('IDEMPOTENCY_KEY_REUSED', message)
  }
  return row
}

/** The first answer that is stored is everybody's answer, byte by byte: the database orders its fields. */
async function store<T>(context: Context, request: IdempotentRequest, key: string, response: T): Promise<T> {
  if (request.isSecret) return response
  const { userId, operation } = request
  const kept = await storeTogether(context.orm)({ userId, operation, key, response })
  return (kept as T | undefined) ?? response
}

interface Answer {
  userId: string
  operation: string
  key: string
  response: unknown
}

/**
 * Answers to different requests of the same moment are kept in one statement. They come as lists: of one JSON text PostgreSQL expects a
 * hundred answers, and reads all keys there are instead of looking for these.
 */
const storeTogether = togetherFor((orm: Orm) => async (answers: readonly Answer[]) => {
  const all = listsOf(answers)
  const { rows } = await sql<Answer>`
    update idempotency_record r set response = coalesce(r.response, a.response::jsonb)
    from unnest(${all(({ userId }) => userId, 'uuid')}, ${all(({ operation }) => operation)}, ${all(({ key }) => key)},
      ${all(({ response }) => JSON.stringify(response))})
      as a (user_id, operation, key, response)
    where r.user_id = a.user_id and r.operation = a.operation and r.key = a.key
    returning r.user_id as "userId", r.operation, r.key, r.response`.execute(outsideTransactions(orm))
  const nameOf = ({ userId, operation, key }: Answer) => JSON.stringify([userId, operation, key])
  const kept = new Map(rows.map((row) => [nameOf(row), row.response]))
  return answers.map((answer) => kept.get(nameOf(answer)))
})

function same(request: IdempotentRequest, key: string) {
  return sql`user_id = ${request.userId} and operation = ${request.operation} and key = ${key}`
}

const hashes = new WeakMap<IdempotentRequest, string>()

/** Independent of the order of the fields: the same request, written differently, is the same request. */
function hashOf(request: IdempotentRequest): string {
  const known = hashes.get(request) ?? hash('sha256', JSON.stringify(sorted(request.body)))
  hashes.set(request, known)
  return known
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner)]))
}
