import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Koa from 'koa'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sitePages, staticFiles } from './static-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'fiacre-static-'))
let server: Server
let url: string

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<title>Site</title>')
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>')
  writeFileSync(join(folder, 'fiacre-checkout.js'), 'let a')
  writeFileSync(join(folder, 'large.js'), `// ${'a'.repeat(5000)}`)
  writeFileSync(join(folder, 'assets', 'index-Bq3X9aZk.js'), 'let b')
  const app = new Koa()
  app.use(staticFiles(folder))
  app.use(staticFiles(folder, '/widget'))
  app.use(staticFiles(join(folder, 'not-built'), '/absent'))
  app.use(sitePages(folder, (path) => path === '/' || path === '/login'))
  server = createServer(app.callback()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

const get = (path: string, init?: RequestInit) => fetch(url + path, init)

describe('static files', () => {
  it('are cached for good only where the name changes with the content', async () => {
    for (const path of ['/assets/index-Bq3X9aZk.js', '/widget/assets/index-Bq3X9aZk.js']) {
      expect((await get(path)).headers.get('cache-control'), path).toContain('immutable')
    }
    for (const path of ['/favicon.svg', '/fiacre-checkout.js', '/widget/favicon.svg']) {
      const answer = await get(path)
      expect([answer.status, answer.headers.get('cache-control')], path).toEqual([200, 'no-cache'])
    }
  })

  it('are revalidated by their tag', async () => {
    const etag = (await get('/favicon.svg')).headers.get('etag') ?? ''
    expect((await get('/favicon.svg', { headers: { 'If-None-Match': etag } })).status).toBe(304)
  })

  it('are compressed as the client can read, with a tag that fits, and left alone where it cannot', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const answer = await get('/large.js', { headers: { 'Accept-Encoding': encoding } })
      expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding)
      expect(answer.headers.get('vary')).toMatch(/accept-encoding/i)
      expect(await answer.text()).toBe(`// ${'a'.repeat(5000)}`)
    }
  })

  it('answer HEAD as GET, without a body', async () => {
    const [head, whole] = [await get('/large.js', { method: 'HEAD' }), await get('/large.js')]
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(head.headers.get('content-type')).toBe(whole.headers.get('content-type'))
  })

  it('stay inside their folder', async () => {
    for (const path of ['/..%2f..%2fetc%2fpasswd', '/%2e%2e/package.json', '/assets/..%5c..%5cx', '/%00']) {
      const answer = await get(path)
      expect(answer.status, path).toBe(404)
      expect(await answer.text(), path).toContain('<title>Site</title>')
    }
  })

  it('are not written: other methods pass them by', async () => {
    expect((await get('/favicon.svg', { method: 'POST' })).status).toBe(404)
  })
})

describe('the pages of the site', () => {
  it('are one document, with 404 for a path that is no page', async () => {
    for (const [path, status] of [
      ['/', 200],
      ['/login', 200],
      ['/nothing', 404],
      ['/index.html', 404],
    ] as const) {
      const answer = await get(path)
      expect([answer.status, answer.headers.get('cache-control')], path).toEqual([status, 'no-cache'])
      expect(await answer.text(), path).toBe('<title>Site</title>')
    }
  })
})
