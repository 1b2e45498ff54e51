import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Koa from 'koa'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readFiles, storedFile } from './file-store.ts'
import { securityHeaders } from './security-headers.ts'
import { sitePages } from './site-pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'fiacre-pages-'))
let server: Server
let url: string

/** What was drawn, by path and language. */
const drawn: string[] = []

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<head></head><body><div id="root"></div></body>')
  server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const app = new Koa()
  app.use(securityHeaders({ isPage: () => true }))
  const publicPages = new Set(['/', '/help'])
  app.use(
    sitePages(
      readFiles(folder),
      (path) => ['/', '/help', '/help/', '/de', '/de/help', '/dashboard'].includes(path),
      {
        publicUrl: url,
        publicPageOf: (path) => (publicPages.has(path) ? new Map([['en', path]]) : undefined),
        rendered: {
          async of({ path, language }, _, assemble) {
            drawn.push(`${path} ${language}`)
            const page = {
              html: `<h1>${path} ${language}</h1>`,
              language,
              title: '',
              description: '',
            }
            return path === '/help' && language === 'fr'
              ? undefined
              : { file: storedFile('.html', Buffer.from(assemble(page).html)), styles: [] }
          },
        },
      },
    ),
  )
  server.on('request', app.callback())
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(url + path, { headers, redirect: 'manual' })

it('are drawn in the language of their address, or of the query; what has no page with status 404', async () => {
  const shown: unknown[] = []
  for (const path of [
    '/',
    '/help',
    '/de/help',
    '/help?lang=de-AT',
    '/help?lang=xx&utm_source=letter',
    '/fr/nothing',
    '/nothing',
  ]) {
    const answer = await get(path)
    shown.push([path, answer.status, /<h1>(.*)<\/h1>/.exec(await answer.text())?.[1]])
  }
  expect(shown).toEqual([
    ['/', 200, '/ en'],
    ['/help', 200, '/help en'],
    ['/de/help', 200, '/help de'],
    ['/help?lang=de-AT', 200, '/help de'],
    ['/help?lang=xx&utm_source=letter', 200, '/help en'],
    ['/fr/nothing', 404, '/404 fr'],
    ['/nothing', 404, '/404 en'],
  ])
})

it('are left to the browser where they are somebody’s own, asked for something, or cannot be drawn', async () => {
  drawn.length = 0
  const own = { cookie: 'fiacre.here=1' }
  const asked: [string, Record<string, string>?][] = [
    ['/dashboard'],
    ['/', own],
    ['/de', { cookie: '__Host-fiacre.here=1' }],
    ['/help?section=contact'],
  ]
  for (const [path, headers] of asked) {
    const answer = await get(path, headers)
    expect([path, answer.status, await answer.text()]).toEqual([
      path,
      200,
      expect.not.stringContaining('<h1>'),
    ])
  }
  // A partner's host has a look of its own.
  const elsewhere = await fetch(`${url.replace('127.0.0.1', 'localhost')}/help`)
  expect(await elsewhere.text()).not.toContain('<h1>')
  expect(drawn).toEqual([])
  expect(await (await get('/help?lang=fr')).text()).not.toContain('<h1>')
  // Who is signed in reads all other pages as everybody does.
  expect(await (await get('/help', own)).text()).toContain('<h1>')
})

it('lead who is signed in and runs no script to the page that everybody has, and draw nothing of theirs', async () => {
  const own = { cookie: 'fiacre.here=1' }
  const start = await (await get('/?promo=A%22B', own)).text()
  expect(start).not.toContain('<h1>')
  expect(start).toContain('<noscript><meta http-equiv="refresh" content="0; url=/?promo=A%22B&amp;drawn=1">')
  const before = drawn.length
  const same = await Promise.all([get('/?drawn=1', own), get('/?drawn=1')])
  const [theirs, everybodys] = await Promise.all(same.map((answer) => answer.text()))
  expect(theirs).toContain('<h1>/ en</h1>')
  expect(theirs).toBe(everybodys)
  expect(drawn.slice(before)).toEqual(['/ en', '/ en'])
  // Nobody else is led anywhere, nor who asks for what only a browser can draw.
  for (const [path, headers] of [
    ['/', {}],
    ['/?pickup=Nice', own],
    ['/help', own],
  ] as const)
    expect(await (await get(path, headers)).text()).not.toContain('drawn=1')
})

it('cut the tie to whoever opened them, but where they know nothing of anybody and stay in the process they came in', async () => {
  const cut: string[] = []
  for (const [path, headers] of [
    ['/', {}],
    ['/help', { cookie: 'fiacre.here=0' }],
    ['/nothing', {}],
    ['/help', { cookie: 'fiacre.here=1' }],
    ['/help', { cookie: '__Host-fiacre.here=1' }],
    ['/help?token=1', {}],
    ['/help?lang=fr', {}],
    ['/dashboard', {}],
  ] as const) {
    const answer = await get(path, headers)
    if (answer.headers.get('cross-origin-opener-policy') === 'same-origin')
      cut.push(`${path} ${JSON.stringify(headers)}`)
  }
  expect(cut).toEqual([
    '/help {"cookie":"fiacre.here=1"}',
    '/help {"cookie":"__Host-fiacre.here=1"}',
    '/help?token=1 {}',
    '/help?lang=fr {}',
    '/dashboard {}',
  ])
})

it('have one address each: another spelling leads there for good, with its query', async () => {
  const answer = await get('/help/?lang=de')
  expect([answer.status, answer.headers.get('location')]).toEqual([308, '/help?lang=de'])
})

it('are shown again to who sends a form before their code has come, and nothing of it is read', async () => {
  const send = (path: string) =>
    fetch(url + path, {
      method: 'POST',
      body: new URLSearchParams({ password: 'secret' }),
      redirect: 'manual',
    })
  const answer = await send('/help')
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/help'])
  expect((await send('/no-such-page')).status).toBe(404)
})
