import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The header that tells which process answered: `1` or `2`. */
export const SERVED_BY = 'x-served-by'

export interface RoundRobin {
  url: string
  /** Where requests go from now on, by turns. */
  targets: string[]
  close(): Promise<void>
}

/** A proxy as operators put before several processes: each request goes to the next, and the client's address with it. */
export async function roundRobin(): Promise<RoundRobin> {
  let turn = 0
  const server = createServer((incoming, answer) => {
    const which = turn % proxy.targets.length
    turn += 1
    pass(incoming, answer, proxy.targets[which] ?? '', which + 1)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const proxy: RoundRobin = {
    url: `http://127.0.0.1:${port}`,
    targets: [],
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return proxy
}

function pass(incoming: IncomingMessage, answer: ServerResponse, target: string, which: number): void {
  const { hostname, port } = new URL(target)
  const { method, url: path, headers, socket } = incoming
  const forwarded = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ')
  const options = { hostname, port, method, path, headers: { ...headers, 'x-forwarded-for': forwarded } }
  const outgoing = request(options, (response) => {
    answer.writeHead(response.statusCode ?? 502, { ...response.headers, [SERVED_BY]: String(which) })
    response.pipe(answer)
  })
  outgoing.on('error', () => {
    if (!answer.headersSent) answer.writeHead(502)
    answer.end()
  })
  incoming.pipe(outgoing)
}
