import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface RateServer {
  url: string
  /** How often it has been asked. */
  asked: number
  /** Replaces what it answers. */
  answer: RequestListener
  close(): Promise<void>
}

/** A source of exchange rates on the loopback address, for the tests. */
export async function rateServer(): Promise<RateServer> {
  const server = createServer((request, response) => {
    state.asked += 1
    state.answer(request, response)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const state: RateServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/rates`,
    asked: 0,
    answer: (_request, response) => response.end(),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
  return state
}

export function answering(body: string, status = 200): RequestListener {
  return (_request, response) => response.writeHead(status).end(body)
}
