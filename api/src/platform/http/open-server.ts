import { createServer, STATUS_CODES, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { randomUUID } from 'node:crypto'
import type { ProblemCode } from './problem-codes.ts'
import { Problem } from './problem.ts'

const SECOND = 1000

/** What a request may take before any of it is looked at. Address and headers together in bytes, the rest in ms. */
export interface ServerLimits {
  maxHeaderSize: number
  headersTimeout: number
  /** For all of it, the body too: whoever sends a byte now and then holds nothing for long. */
  requestTimeout: number
  connectionsCheckingInterval: number
  /** How long a connection is kept for the next request on it. */
  keepAliveTimeout: number
  /** For a connection on which nothing moves: whoever takes no answer keeps none of it here for ever. */
  silence: number
}

const LIMITS: ServerLimits = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 15 * SECOND,
  requestTimeout: 30 * SECOND,
  connectionsCheckingInterval: 2 * SECOND,
  // Longer than the minute after which proxies close theirs, so that none sends on one that is being closed here.
  keepAliveTimeout: 65 * SECOND,
  // Longer than the longest answer is waited for.
  silence: 90 * SECOND,
}

/** The HTTP server, not listening yet. What it cannot read is answered with a problem document too. */
export function openServer(limits: ServerLimits = LIMITS): Server {
  const { silence, ...others } = limits
  const server = createServer(others)
  server.setTimeout(silence)
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => refuse(socket, error.code))
  return server
}

function refuse(socket: Duplex, code: string | undefined): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const problem = problemOf(code)
  const requestId = randomUUID()
  const body = JSON.stringify(problem.toDocument(requestId))
  const head = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    'Connection: close',
    'Content-Type: application/problem+json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    `X-Request-Id: ${requestId}`,
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}

const WORDS = {
  HEADERS_TOO_LARGE:
    'The address and the headers are larger than 16 kB together. Send less, fewer cookies perhaps.',
  REQUEST_TIMEOUT: 'The request did not arrive whole in time. Please send it again.',
  MALFORMED_REQUEST: 'What came is no HTTP request that we can read.',
} as const satisfies Partial<Record<ProblemCode, string>>

function problemOf(code: string | undefined): Problem {
  const kind = KINDS[code ?? ''] ?? 'MALFORMED_REQUEST'
  return new Problem(kind, WORDS[kind])
}

const KINDS: Record<string, keyof typeof WORDS> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
}
