import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** What the server heard in one request. */
export type Heard = { method: string; url: string; headers: IncomingMessage['headers']; body: string }

/** Answers one request; `count` starts at 1. */
export type Answer = (response: ServerResponse, heard: Heard, count: number) => void

/** A real HTTP server on loopback for one test, which ends with the test. */
export async function serve(answer: Answer): Promise<{ baseUrl: string; heard: Heard[] }> {
  const heard: Heard[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const { method = '', url = '', headers } = request
    heard.push({ method, url, headers, body })
    answer(response, heard.at(-1)!, heard.length)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, heard }
}

/** Sends a JSON answer. */
export function json(response: ServerResponse, status: number, body: unknown, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
  response.end(JSON.stringify(body))
}

/** Sends a problem document. */
export function problem(response: ServerResponse, status: number, code: string, headers = {}): void {
  const detail = `This went wrong: ${code}`
  const type = `/problems/${code}`
  const body = { type, title: code, status, detail, message: detail, code, requestId: 'req-1' }
  json(response, status, body, { 'content-type': 'application/problem+json', ...headers })
}
