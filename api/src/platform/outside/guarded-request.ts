import { WEBHOOK_CONNECT_SECONDS } from '@fiacre/sdk/rules'
import {
  request as requestInClear,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
} from 'node:http'
import { isIPv6, type LookupFunction } from 'node:net'
import { guardedAddresses, type Guard } from './guarded-addresses.ts'
import { failureOf, PostFailure } from './post-failure.ts'

interface GuardedRequest {
  method: 'GET' | 'POST'
  url: URL
  headers: Record<string, string>
  body?: string
}

/** What is read of an answer at most, and how long it may take. */
interface Bounds {
  seconds: number
  bytes: number
}

export interface GuardedAnswer {
  status: number
  headers: IncomingHttpHeaders
  /** No more of it than was read. */
  text: string
}

const SECOND_MS = 1000

/**
 * Asks an address that strangers gave, so that it leads nowhere but into the open network: the name is resolved by us, every
 * address of it is looked at, and the connection goes to those and to no other, whatever the name says a moment later. Redirects are
 * answers, no proxy of the environment is asked, and of an answer no more is read than `bounds` say.
 * @throws PostFailure when nothing was answered; the reason of `guard.signal` when it ended that
 */
export async function guardedRequest(
  request: GuardedRequest,
  guard: Guard,
  { seconds, bytes }: Bounds,
): Promise<GuardedAnswer> {
  const signal = AbortSignal.any([guard.signal, AbortSignal.timeout(seconds * SECOND_MS)])
  try {
    const addresses = await guardedAddresses(request.url, { ...guard, signal })
    signal.throwIfAborted()
    const connect = await connectorOf(request.url)
    return await send(request, addresses, { connect, signal, bytes })
  } catch (error) {
    guard.signal.throwIfAborted()
    throw failureOf(signal.aborted ? signal.reason : error)
  }
}

/** Node's modules for TLS are read when somebody is first asked by it, and not as the service starts. */
const connectorOf = async ({ protocol }: URL) =>
  protocol === 'https:' ? (await import('node:https')).request : requestInClear

function send(
  { method, url, headers, body }: GuardedRequest,
  addresses: string[],
  { connect, signal, bytes }: { connect: typeof requestInClear; signal: AbortSignal; bytes: number },
): Promise<GuardedAnswer> {
  return new Promise((resolve, reject) => {
    const request = connect(url, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'Content-Length': Buffer.byteLength(body) }) },
      // A connection that was kept open would be one to an address of before.
      agent: false,
      lookup: pinnedTo(addresses),
      signal,
    })
    limitConnecting(request, url.protocol === 'https:')
    request.once('error', reject)
    request.once('response', (response) => {
      readShortly(response, bytes).then(resolve, reject)
    })
    request.end(body)
  })
}

/** Answers what is known already, in place of a look-up. */
function pinnedTo(addresses: string[]): LookupFunction {
  const all = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }))
  return (host, options, done) => {
    const [first] = all
    if (!first) done(new Error(`${host} has no address.`), '')
    else if (options.all) done(null, all)
    else done(null, first.address, first.family)
  }
}

function limitConnecting(request: ClientRequest, isTls: boolean): void {
  const timer = setTimeout(() => {
    request.destroy(new PostFailure('timeout', 'It did not take the connection in time.'))
  }, WEBHOOK_CONNECT_SECONDS * SECOND_MS)
  const stop = () => clearTimeout(timer)
  request.once('socket', (socket) => socket.once(isTls ? 'secureConnect' : 'connect', stop))
  request.once('close', stop)
}

async function readShortly(response: IncomingMessage, bytes: number): Promise<GuardedAnswer> {
  const chunks: Buffer[] = []
  let room = bytes
  // Leaving the loop ends the connection.
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk.subarray(0, room))
    room -= chunk.length
    if (room <= 0) break
  }
  const { statusCode = 0, headers } = response
  return { status: statusCode, headers, text: Buffer.concat(chunks).toString() }
}
