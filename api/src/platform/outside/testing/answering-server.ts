import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** What a server says to one request: a JSON body, raw text, a broken-off answer, or nothing for a while. */
export type Answer =
  | { status?: number; json: unknown }
  | { status?: number; text: string }
  | { silentMs: number }
  | { hangUp: true }

interface Asked {
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: string
}

/** A real HTTP server that answers as it is told, in turn; the last answer repeats. It notes what it was asked. */
export async function answeringServer(...answers: Answer[]) {
  const asked: Asked[] = []
  const stop = new AbortController()
  const server = createServer((request, response) => {
    void (async () => {
      let body = ''
      for await (const chunk of request.setEncoding('utf8')) body += String(chunk)
      const { method = '', url = '', headers } = request
      asked.push({ method, url, headers, body })
      const answer = answers[Math.min(asked.length, answers.length) - 1] ?? { hangUp: true }
      if ('silentMs' in answer) {
        await wait(answer.silentMs, undefined, { signal: stop.signal }).catch(() => {})
        response.destroy()
      } else if ('hangUp' in answer) response.destroy()
      else {
        response.writeHead(answer.status ?? 200, { 'Content-Type': 'application/json' })
        response.end('json' in answer ? JSON.stringify(answer.json) : answer.text)
      }
    })()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    async close() {
      stop.abort()
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
