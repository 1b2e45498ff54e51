import { WEBHOOK_ANSWER_BYTES, WEBHOOK_ANSWER_SECONDS, WEBHOOK_CONNECT_SECONDS } from '@fiacre/sdk/rules'
import { request as requestInClear, type ClientRequest, type IncomingMessage } from 'node:http'
import { request as requestByTls } from 'node:https'
import { isIPv6, type LookupFunction } from 'node:net'
import { guardedAddresses, type Guard } from './guarded-addresses.ts'
import { failureOf, PostFailure } from './post-failure.ts'

interface Post {
  url: URL
  headers: Record<string, string>
  body: string
}

export interface PostAnswer {
  status: number
  retryAfter: string | undefined
  /** No more of it than was read. */
  text: string
}

const SECOND_MS = 1000

/**
 * Posts to an address that strangers gave, so that it leads nowhere but into the open network: the name is resolved by us, every
 * address of it is looked at, and the connection goes to those and to no other, whatever the name says a moment later. Redirects are
 * answers, no proxy of the environment is asked, and of an answer no more is read than `WEBHOOK_ANSWER_BYTES`.
 * @throws PostFailure when nothing was answered; the reason of `signal` when it ended that
 */
export async function guardedPost(post: Post, guard: Guard): Promise<PostAnswer> {
  const signal = AbortSignal.any([guard.signal, AbortSignal.timeout(WEBHOOK_ANSWER_SECONDS * SECOND_MS)])
  try {
    const addresses = await guardedAddresses(post.url, { ...guard, signal })
    signal.throwIfAborted()
    return await send(post, addresses, signal)
  } catch (error) {
    guard.signal.throwIfAborted()
    throw failureOf(signal.aborted ? signal.reason : error)
  }
}

function send({ url, headers, body }: Post, addresses: string[], signal: AbortSignal): Promise<PostAnswer> {
  return new Promise((resolve, reject) => {
    const isTls = url.protocol === 'https:'
    const request = (isTls ? requestByTls : requestInClear)(url, {
      method: 'POST',
      headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
      // A connection that was kept open would be one to an address of before.
      agent: false,
      lookup: pinnedTo(addresses),
      signal,
    })
    limitConnecting(request, isTls)
    request.once('error', reject)
    request.once('response', (response) => {
      readShortly(response).then(resolve, reject)
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

async function readShortly(response: IncomingMessage): Promise<PostAnswer> {
  const chunks: Buffer[] = []
  let room = WEBHOOK_ANSWER_BYTES
  // Leaving the loop ends the connection.
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk.subarray(0, room))
    room -= chunk.length
    if (room <= 0) break
  }
  const { statusCode = 0, headers } = response
  return { status: statusCode, retryAfter: headers['retry-after'], text: Buffer.concat(chunks).toString() }
}
