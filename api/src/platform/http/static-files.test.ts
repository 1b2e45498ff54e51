import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Koa from 'koa'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readFiles } from './file-store.ts'
import { sitePages } from './site-pages.ts'
import { staticFiles } from './static-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'fiacre-static-'))
let server: Server
let url: string

/** What stands in the head of each page; settings change while a service runs. */
let written = 'x'

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<head><title>Site</title></head>')
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>')
  writeFileSync(join(folder, 'fiacre-checkout.js'), 'let a')
  writeFileSync(join(folder, 'large.js'), `// ${'a'.repeat(5000)}`)
  writeFileSync(join(folder, 'assets', 'index-Bq3X9aZk.js'), 'let b')
  const app = new Koa()
  app.use(staticFiles(readFiles(folder)))
  app.use(staticFiles(readFiles(folder), '/widget'))
  app.use(staticFiles(readFiles(join(folder, 'not-built')), '/absent'))
  app.use(
    sitePages(readFiles(folder), (path) => path === '/' || path === '/login', {
      publicUrl: 'https://fiacre.example',
      head: () => `<meta name="${written}">`,
      filesOf: (path) =>
        path === '/login' ? ['/assets/login-Bq3X9aZk.js', '/assets/login-Cq3X9aZk.css'] : [],
    }),
  )
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

  it.each(['/favicon.svg', '/large.js'])(
    '%s is revalidated by its tag, weakened or among others',
    async (path) => {
      const first = await get(path)
      const etag = first.headers.get('etag') ?? ''
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
        const again = await get(path, { headers: { 'If-None-Match': known } })
        expect([again.status, await again.text()], known).toEqual([304, ''])
        for (const header of ['etag', 'cache-control', 'vary']) {
          expect(again.headers.get(header), header).toBe(first.headers.get(header))
        }
      }
      expect((await get(path, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200)
    },
  )

  it('are compressed as the client can read, with a tag that fits, and left alone where it cannot', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const answer = await get('/large.js', { headers: { 'Accept-Encoding': encoding } })
      expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding)
      expect(answer.headers.get('vary')).toMatch(/accept-encoding/i)
      expect(await answer.text()).toBe(`// ${'a'.repeat(5000)}`)
    }
  })

  it('have a tag of their own in each encoding', async () => {
    const tags = ['br', 'gzip', 'identity'].map(async (encoding) => {
      const { headers } = await get('/large.js', { headers: { 'Accept-Encoding': encoding } })
      return headers.get('etag')
    })
    expect(new Set(await Promise.all(tags)).size).toBe(3)
  })

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['gzip;q=0.5, *;q=0', 'gzip'],
    ['deflate', null],
  ])('for a client that reads %s are sent as %s', async (accepted, sent) => {
    const { headers } = await get('/large.js', { headers: { 'Accept-Encoding': accepted } })
    expect(headers.get('content-encoding')).toBe(sent)
  })

  it('below a kilobyte go as they are', async () => {
    const { headers } = await get('/favicon.svg', { headers: { 'Accept-Encoding': 'br, gzip' } })
    expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([null, null])
  })

  it.each([
    '/widget/nothing.js',
    '/widget/',
    '/widget/index.html',
    '/widget/0.1.0-3f2a9c1b/x.js',
    '/absent/x.js',
  ])('that are missing below a prefix are a plain 404, forgotten soon: %s', async (path) => {
    const answer = await get(path)
    expect([answer.status, await answer.text()]).toEqual([404, 'There is no such file.\n'])
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=10')
    expect(answer.headers.get('etag')).toBeNull()
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
      expect(await answer.text(), path).toContain('<title>Site</title><meta name="x">')
    }
  })

  it('are not written: other methods pass them by', async () => {
    expect((await get('/favicon.svg', { method: 'POST' })).status).toBe(404)
  })
})

describe('the pages of the site', () => {
  it('name their own address, whatever host was asked', async () => {
    const canonical = async (path: string) =>
      /<link rel="canonical" href="([^"]+)"/.exec(await (await get(path)).text())?.[1]
    expect(await canonical('/login?next=/x')).toBe('https://fiacre.example/login')
    expect(await canonical('/')).toBe('https://fiacre.example/')
    expect(await canonical('/nothing')).toBeUndefined()
  })

  it('name the files that only they need, so that none waits for another', async () => {
    const preloads = async (path: string) =>
      (await (await get(path)).text()).match(/<link rel="(module)?preload"[^>]*>/g)
    expect(await preloads('/login')).toEqual([
      '<link rel="modulepreload" crossorigin href="/assets/login-Bq3X9aZk.js">',
      '<link rel="preload" as="style" crossorigin href="/assets/login-Cq3X9aZk.css">',
    ])
    for (const path of ['/', '/nothing']) expect(await preloads(path), path).toBeNull()
  })

  it('are one document, with 404 for a path that is no page', async () => {
    for (const [path, status] of [
      ['/', 200],
      ['/login', 200],
      ['/nothing', 404],
      ['/index.html', 404],
      // Named as if it never changed.
      ['/assets/gone-Bq3X9aZk.js', 404],
      ['/v1/fiacre.js', 404],
    ] as const) {
      const answer = await get(path)
      expect([answer.status, answer.headers.get('cache-control')], path).toEqual([status, 'no-cache'])
      expect(await answer.text(), path).toContain('<title>Site</title><meta name="x">')
    }
  })
})
