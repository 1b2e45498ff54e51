import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { boundedPipeline, MOST_AHEAD } from './bounded-pipeline.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'

/** Long enough for a service that ends a connection, also on a busy machine; for one that keeps it, a moment is. */
const MOMENT_MS = 300
const LONG_MS = 5000

/** Sends what is given on one connection; answers how many requests began, and how many answers came. */
async function send(text: string, waitMs = MOMENT_MS) {
  let begun = 0
  const server = createServer(
    boundedPipeline((_request, response) => {
      begun += 1
      setTimeout(() => response.end('x'), 20)
    }),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  stops.push(() => server.close())
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let came = ''
  socket.on('data', (bytes: Buffer) => (came += bytes.toString('latin1')))
  socket.on('error', () => {})
  socket.write(text)
  await Promise.race([once(socket, 'close'), new Promise((resolve) => setTimeout(resolve, waitMs))])
  const isOpen = !socket.destroyed
  socket.destroy()
  return { begun, answered: came.split('HTTP/1.1 200').length - 1, isOpen }
}

it('answers some requests that are sent ahead', async () => {
  expect(await send(REQUEST.repeat(MOST_AHEAD))).toEqual({
    begun: MOST_AHEAD,
    answered: MOST_AHEAD,
    isOpen: true,
  })
})

it('begins none of the hundreds that come in one packet beyond those, and ends the connection', async () => {
  const all = await send(REQUEST.repeat(1500), LONG_MS)
  expect(all).toEqual({ begun: MOST_AHEAD, answered: 0, isOpen: false })
})
