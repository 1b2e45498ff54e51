import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'

export interface ReceivedWebhook {
  path: string
  headers: Record<string, string>
  body: string
}

/** How each path of the receiver answers; `/later` is asked to come back once. */
const ANSWERS: Record<string, (response: ServerResponse, count: number) => void> = {
  '/good': (response) => response.writeHead(200).end('thank you'),
  '/hang': () => {},
  '/moved': (response) => response.writeHead(307, { location: '/inside' }).end(),
  '/gone': (response) => response.writeHead(410).end(),
  '/later': (response, count) =>
    count === 1
      ? response.writeHead(429, { 'retry-after': '120' }).end('busy')
      : response.writeHead(204).end(),
  '/endless': (response) => {
    const more = () => void (response.destroyed || response.write('x'.repeat(8192), more))
    more()
  },
}

/** The server of a partner, on this machine. */
export async function webhookReceiver() {
  const received: ReceivedWebhook[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const path = request.url ?? ''
    received.push({ path, headers: request.headers as Record<string, string>, body })
    const answer = ANSWERS[path]
    if (answer) answer(response, received.filter((one) => one.path === path).length)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    at: (path: string) => received.filter((one) => one.path === path),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A receiver that is graded: on `/checks` it believes what the package of Standard Webhooks does, on `/believes` everybody. */
export async function gradedReceiver() {
  let secret = ''
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const isBelieved = request.url === '/believes' || isGenuine(secret, body, request.headers)
    response.writeHead(isBelieved ? 204 : 401).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: (path: string) => `http://127.0.0.1:${port}${path}`,
    trust(now: string) {
      secret = now
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function isGenuine(secret: string, body: string, headers: IncomingHttpHeaders): boolean {
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>)
    return true
  } catch {
    return false
  }
}
