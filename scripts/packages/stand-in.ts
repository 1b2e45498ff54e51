import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Request {
  method: string
  url: string
  headers: IncomingMessage['headers']
}

export interface Server {
  origin: string
  heard: Request[]
  close: () => Promise<void>
}

/** An HTTP server on loopback that keeps what it heard. */
export async function listen(answer: (request: Request, response: ServerResponse) => void): Promise<Server> {
  const heard: Request[] = []
  const server = createServer(({ method = '', url = '', headers }, response) => {
    heard.push({ method, url, headers })
    answer(heard.at(-1)!, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Stands in for the service, as far as these tests ask it: two classes, one price, and no booking. */
export function standInService(): Promise<Server> {
  return listen(({ method, url }, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', 'authorization, content-type')
    response.setHeader('access-control-max-age', '0')
    const { pathname } = new URL(url, 'http://stand-in')
    if (method === 'OPTIONS') return response.writeHead(204).end()
    if (pathname === '/api/vehicle-types') return json(response, 200, [{ id: 1 }, { id: 2 }])
    if (pathname === '/api/calculate-price') return json(response, 200, { totalPrice: 104.5 })
    const problem = { status: 404, code: 'BOOKING_NOT_FOUND', detail: 'There is no such booking.' }
    return json(response, 404, problem)
  })
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
