import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Koa from 'koa'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { compressPublic } from './compress-public.ts'

let server: Server

beforeAll(async () => {
  const app = new Koa()
  app.use(compressPublic())
  app.use((ctx) => {
    ctx.set('Cache-Control', ctx.path === '/own' ? 'no-store' : 'public, max-age=300')
    ctx.body = { words: 'Chamonix '.repeat(ctx.path === '/small' ? 1 : 1000) }
  })
  server = createServer(app.callback()).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => void server.close())

/** How an answer came: packed or not, as it says itself. */
async function encodingOf(path: string, accepts: string): Promise<string | undefined> {
  const { port } = server.address() as AddressInfo
  const asked = request({ port, path, headers: { 'Accept-Encoding': accepts } }).end()
  const [answer] = (await once(asked, 'response')) as [import('node:http').IncomingMessage]
  answer.resume()
  expect(answer.headers.vary ?? '').toMatch(path === '/own' ? /^$/ : /Accept-Encoding/)
  return answer.headers['content-encoding']
}

it('packs what everybody gets alike, as the client takes it, and nobody’s own data', async () => {
  expect(await encodingOf('/all', 'gzip, br')).toBe('br')
  expect(await encodingOf('/all', 'gzip')).toBe('gzip')
  expect(await encodingOf('/all', 'identity')).toBeUndefined()
  expect(await encodingOf('/small', 'gzip')).toBeUndefined()
  expect(await encodingOf('/own', 'gzip, br')).toBeUndefined()
})
