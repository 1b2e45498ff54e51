import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openServer } from './open-server.ts'

const QUICK = {
  maxHeaderSize: 2048,
  headersTimeout: 200,
  requestTimeout: 300,
  connectionsCheckingInterval: 50,
  keepAliveTimeout: 200,
  silence: 1000,
}

let server: Server
let usual: Server
const read: string[] = []

beforeAll(async () => {
  server = openServer(QUICK)
  usual = openServer()
  for (const one of [server, usual]) {
    one.on('request', (request, response) => {
      void text(request).then(
        (body) => response.end(body),
        () => read.push('broke off'),
      )
    })
    await once(one.listen(0, '127.0.0.1'), 'listening')
  }
})
afterAll(() => {
  server.close()
  usual.close()
})

/** Sends the parts with a pause between them, and takes what comes until the other side closes. */
async function send(to: Server, parts: string[], pauseMs = 0) {
  const socket = connect((to.address() as AddressInfo).port, '127.0.0.1')
  // The other side may close while this one still writes; what it has said by then is the answer.
  socket.on('error', () => {})
  let whole = ''
  socket.setEncoding('utf8').on('data', (chunk: string) => (whole += chunk))
  const closed = new Promise((resolve) => socket.on('close', resolve))
  for (const part of parts) {
    if (socket.destroyed) break
    socket.write(part)
    if (pauseMs > 0) await sleep(pauseMs)
  }
  await closed
  const [head = '', body = ''] = whole.split('\r\n\r\n')
  return { head, problem: JSON.parse(body || '{}') as { status?: number; code?: string; requestId?: string } }
}

const HOST = 'Host: x\r\n'
const slowly = (text: string) => Array.from(text)

it('a body that comes byte by byte ends like headers that do', async () => {
  const head = `POST / HTTP/1.1\r\n${HOST}Content-Length: 1000\r\n\r\n`
  const body = await send(server, [head, ...slowly('a'.repeat(20))], 30)
  expect(body.head).toMatch(/^HTTP\/1\.1 408 /)
  expect(body.problem).toMatchObject({ status: 408, code: 'REQUEST_TIMEOUT' })
  // Whoever was reading is told, and waits no longer.
  await expect.poll(() => read).toEqual(['broke off'])
  const headers = await send(server, ['GET / HTTP/1.1\r\nX-Slow: ', ...slowly('a'.repeat(20))], 30)
  expect(headers.problem).toMatchObject({ status: 408, code: 'REQUEST_TIMEOUT' })
})

it('headers beyond their size are refused, with a problem that names what to do', async () => {
  const { head, problem } = await send(server, [
    `GET / HTTP/1.1\r\n${HOST}Cookie: ${'a'.repeat(3000)}\r\n\r\n`,
  ])
  expect(head).toMatch(/^HTTP\/1\.1 431 /)
  expect(head).toContain('Content-Type: application/problem+json')
  expect(head).toContain(`X-Request-Id: ${problem.requestId}`)
  expect(problem).toMatchObject({ status: 431, code: 'HEADERS_TOO_LARGE' })
})

it('what is no HTTP is told so', async () => {
  const { problem } = await send(server, ['no such thing\r\n\r\n'])
  expect(problem).toMatchObject({ status: 400, code: 'MALFORMED_REQUEST' })
})

it('the size that the contract states is the one that is meant', async () => {
  const asked = (bytes: number) =>
    send(usual, [`GET / HTTP/1.1\r\n${HOST}Connection: close\r\nCookie: ${'a'.repeat(bytes)}\r\n\r\n`])
  expect((await asked(15 * 1024)).head).toMatch(/^HTTP\/1\.1 200 /)
  expect((await asked(17 * 1024)).head).toMatch(/^HTTP\/1\.1 431 /)
  expect([usual.headersTimeout, usual.requestTimeout, usual.keepAliveTimeout]).toEqual([
    15_000, 30_000, 65_000,
  ])
})

it('a connection on which nothing moves ends: an answer that nobody takes is not kept for ever', async () => {
  const silent = openServer({ ...QUICK, silence: 100 })
  silent.on('request', (_request, response) => response.end(Buffer.alloc(50_000_000)))
  const closed = Promise.withResolvers<void>()
  silent.on('connection', (socket) => socket.once('close', () => closed.resolve()))
  await once(silent.listen(0, '127.0.0.1'), 'listening')
  const socket = connect((silent.address() as AddressInfo).port, '127.0.0.1').pause()
  socket.on('error', () => {})
  socket.write(`GET / HTTP/1.1\r\n${HOST}\r\n`)
  await expect(closed.promise).resolves.toBeUndefined()
  socket.destroy()
  silent.close()
})
