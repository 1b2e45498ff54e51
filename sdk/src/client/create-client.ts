import { operations } from '../generated/operations.ts'
import { address, type Parameter } from './address.ts'
import { newIdempotencyKey } from './idempotency-key.ts'
import type { CallSettings, FiacreClient, OperationId } from './operation-types.ts'
import { placeOfKey, refuseSecretInBrowser } from './partner-key.ts'
import { MOST_RETRIES } from './retry.ts'
import { send } from './send.ts'

/** How a client is set up. */
export type ClientOptions = {
  /**
   * Where the service is, such as `https://fiacre.example`. A page of the service's own site may leave it out;
   * a program has to name it.
   */
  baseUrl?: string
  /**
   * A partner's key: publishable (`pk_…`) in pages, secret (`sk_…`) on servers only. A secret key in a browser is refused
   * with a TypeError.
   */
  key?: string | undefined
  /** Milliseconds for a whole call, retries included. 10 seconds when left out. */
  timeoutMs?: number
  /**
   * How often a read is tried again at most. Twice when left out; 0 where something above, such as a cache of queries,
   * tries again itself, so that the two do not multiply. What takes an Idempotency-Key is tried again up to twice all
   * the same.
   */
  readRetries?: number
  /** Whether the session cookie goes along. When left out: `omit` with a key, else `include`. */
  credentials?: 'omit' | 'same-origin' | 'include'
  /** Headers for every call. */
  headers?: Record<string, string>
  /** Used in place of the platform's fetch. */
  fetch?: typeof globalThis.fetch
}

const DEFAULT_TIMEOUT_MS = 10_000

/** Any operation's input, seen from the inside. */
type AnyInput = CallSettings & {
  path?: Record<string, Parameter>
  query?: Record<string, Parameter>
  body?: unknown
  idempotencyKey?: string
}

/**
 * A client with one method for each operation of the contract, such as
 * `client.calculatePrice({ body })` or `client.getBooking({ path: { id: 1042 } })`.
 *
 * Methods answer the JSON of the contract's 2xx answer, and throw FiacreError, FiacreTimeoutError or
 * FiacreNetworkError. Reads are tried again up to twice (`readRetries`), and so is all that takes an Idempotency-Key, such as a booking, a
 * payment or a checkout, under one key.
 */
export function createClient(options: ClientOptions = {}): FiacreClient {
  if (options.key) refuseSecretInBrowser(options.key)
  const methods = Object.keys(operations).map((id) => [
    id,
    (input?: AnyInput) => call(options, id as OperationId, input ?? {}),
  ])
  // Built from the same contract as its type; the compiler cannot follow the loop.
  return Object.fromEntries(methods) as FiacreClient
}

async function call(options: ClientOptions, id: OperationId, input: AnyInput): Promise<unknown> {
  const { method, path, idempotent, keyInQuery } = operations[id]
  const { baseUrl = '', key } = options
  const headers = new Headers({ accept: 'application/json', ...options.headers, ...input.headers })
  if (idempotent) headers.set('idempotency-key', input.idempotencyKey ?? newIdempotencyKey())
  if (input.ifMatch !== undefined) headers.set('if-match', input.ifMatch)
  const open = address(baseUrl, path, input.path, input.query)
  const place = placeOfKey(key, open, keyInQuery)
  if (place === 'authorization' && !headers.has('authorization')) {
    headers.set('authorization', `Bearer ${key}`)
  }
  return send({
    url: place === 'query' ? address(baseUrl, path, input.path, { key, ...input.query }) : open,
    method,
    headers,
    body: input.body,
    credentials: options.credentials ?? (key ? 'omit' : 'include'),
    timeoutMs: input.timeoutMs ?? options.timeoutMs ?? DEFAULT_TIMEOUT_MS,
    retries: method === 'get' ? (options.readRetries ?? MOST_RETRIES) : idempotent ? MOST_RETRIES : 0,
    signal: input.signal,
    fetch: options.fetch,
  })
}
