import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

export interface PatientProxy {
  url: string
  /** What pages were sent, by their path. */
  pages: ReadonlyMap<string, string>
  close: () => Promise<void>
}

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** A page that the service leaves to the browser to draw. */
const UNDRAWN = '<div id="root"></div>'
const AGAIN_MS = 500
const PATIENCE_MS = 60_000

/**
 * Stands before the service as whoever waits for a drawn page: whoever asks for every page gets some undrawn, as drawing them takes a
 * fifth of a processor at most. Keeps what was sent.
 * @param target where the service listens, once it does: it is told the address of this proxy first
 * @param isDrawn whether a page, by its path, is one that the service draws
 */
export async function patientProxy(
  target: () => string,
  isDrawn: (path: string) => boolean,
): Promise<PatientProxy> {
  const pages = new Map<string, string>()
  const server = createServer((asked, answer) => {
    pass(asked, answer).catch((error: unknown) => answer.writeHead(502).end(String(error)))
  })
  // A connection that is closed while the crawler sends its next request would look like a broken link.
  server.keepAliveTimeout = 2 * PATIENCE_MS
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  async function pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { pathname } = new URL(asked.url ?? '/', 'http://x')
    const until = performance.now() + PATIENCE_MS
    let got = await ask(asked)
    const isPage = () =>
      asked.method === 'GET' && got.headers['content-type']?.startsWith('text/html') === true
    while (isPage() && isDrawn(pathname) && got.body.includes(UNDRAWN) && performance.now() < until) {
      await pause(AGAIN_MS)
      got = await ask(asked)
    }
    if (isPage() && got.status === 200) pages.set(pathname, got.body.toString('utf8'))
    answer.writeHead(got.status, got.headers).end(got.body)
  }

  function ask({ method, url, headers }: IncomingMessage): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const plain = { ...headers, 'accept-encoding': 'identity' }
      const sent = request(new URL(url ?? '/', target()), { method, headers: plain }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('error', reject)
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: Buffer.concat(parts) }),
        )
      })
      sent.on('error', reject)
      sent.end()
    })
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pages,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
