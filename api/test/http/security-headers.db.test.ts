import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { styleSource } from '#platform/http/style-source.ts'
import { rawRequest } from '../support/raw-request.ts'
import { PRODUCTION, testService, type TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { bookTrip, mailsTo, newTraveller, quoteFor, trip, until } from '../support/traveller.ts'

let service: TestService
let sandbox: string
let logo: string
let routeMap: string

beforeAll(async () => {
  service = await sharedService()
  const { client, email } = await newTraveller(service.url)
  const { booked } = await bookTrip(client, trip(service.clock.now))
  sandbox = new URL(booked.body.paymentRedirectUrl).pathname
  routeMap = (await quoteFor(client, trip(service.clock.now))).mapUrl
  logo = `/brand-logos/${randomUUID()}`
  await sql`insert into partner (id, name, created_at, logo, logo_type)
    values (${logo.slice(13)}, 'Logo', now(), 'x', 'image/png')`.execute(
    service.context.orm.em.fork().getKysely(),
  )
  // The mailbox page shows a mail.
  await until(
    () => mailsTo(client, email),
    (mails) => mails.length > 0,
  )
})

const get = (path: string, headers: Record<string, string> = {}, url = service.url) =>
  rawRequest(url, { path, headers })

const DOCUMENTS = ['/docs', '/docs/', '/docs/problems', '/dev/mailbox', '/nothing', '/docs/nothing']
const OTHERS = [
  '/api/vehicle-types',
  '/api/auth/user',
  '/api/nothing',
  '/health',
  '/openapi.json',
  '/docs/start.js',
]

/** Of the site, whose every page is the same document; without a build they are what is missing. */
const PAGES = ['/', '/login', '/checkout', '/reset-password', '/payment', '/destinations']

/** Of those above, what the service draws; what is missing, too. */
const DRAWN = new Set(['/', '/login', '/destinations', '/nothing', '/docs/nothing'])

/** Everything there is to open in a browser, and some of what is not. */
const everyPage = () => [...PAGES, ...DOCUMENTS, sandbox, '/sandbox/pay/nobody-knows-this']

describe('the security headers', () => {
  it('stand on every page and every other answer', async () => {
    for (const path of [...everyPage(), ...OTHERS, '/docs/assets/swagger-ui.css', '/dev/mailbox.json']) {
      const { headers } = await get(path)
      expect(headers.get('x-content-type-options'), path).toBe('nosniff')
      expect(headers.get('x-frame-options'), path).toBe('DENY')
      // Of a site that is built, what is drawn for everybody says so to who is signed in alone (decision 112).
      const seen = DRAWN.has(path) ? (await get(path, { Cookie: 'fiacre.here=1' })).headers : headers
      expect(seen.get('cross-origin-opener-policy'), path).toBe('same-origin')
      expect(headers.get('permissions-policy'), path).toContain('camera=()')
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy, path).toContain("default-src 'self'")
      expect(policy, path).toContain("frame-ancestors 'none'")
      expect(policy, path).toContain("object-src 'none'")
      expect(policy, path).toContain("base-uri 'none'")
      expect(policy, path).toContain("form-action 'self'")
      expect(policy, path).not.toMatch(/unsafe|https?:|\*/)
      expect(headers.has('x-powered-by'), path).toBe(false)
      expect(headers.has('access-control-allow-origin'), path).toBe(false)
    }
  })

  it('suit the pages: not one has a script or a handler of its own in it, but data that is not run, nor a style that its policy does not name', async () => {
    let seen = 0
    for (const path of everyPage()) {
      const { text, headers } = await get(path, { Accept: 'text/html' })
      if (!headers.get('content-type')?.startsWith('text/html')) continue
      seen += 1
      expect(text, path).not.toMatch(/\sstyle=|\son[a-z]+=|javascript:/i)
      const policy = headers.get('content-security-policy')
      for (const [, style = ''] of text.matchAll(/<style[^>]*>(.*?)<\/style>/gs))
        expect(policy, path).toContain(styleSource(style))
      for (const [script] of text.matchAll(/<script[^>]*>/g))
        expect(script, path).toMatch(/\ssrc="|\stype="application\/(ld\+)?json"/)
    }
    // Docs, problem codes, mailbox and payment page come without a build; the site's pages only with one.
    expect(seen).toBeGreaterThanOrEqual(5)
  })

  it('let pages of other origins load the widget’s files, pictures and the contract, and nothing else', async () => {
    for (const path of ['/widget/v1/fiacre.js', '/vehicles/economy.webp', '/openapi.json', logo, routeMap]) {
      expect((await get(path)).headers.get('cross-origin-resource-policy'), path).toBe('cross-origin')
    }
    for (const path of [
      ...everyPage(),
      '/api/auth/user',
      '/api/bookings',
      '/docs/start.js',
      '/favicon.svg',
    ]) {
      expect((await get(path)).headers.get('cross-origin-resource-policy'), path).toBe('same-origin')
    }
  })

  it('tell no other page of an address that carries a token', async () => {
    for (const path of [
      '/reset-password?token=abc',
      '/reset-password',
      '/checkout?session=abc',
      '/checkout',
      '/checkout/',
      '/api/auth/confirm-email?token=abc',
      '/login?token=abc',
      '/nothing?token=abc',
    ]) {
      expect((await get(path)).headers.get('referrer-policy'), path).toBe('no-referrer')
    }
    // Not more than that: the payment page's form would lose its Origin, and Google Places the site it is asked by.
    for (const path of ['/', '/login', '/docs', sandbox]) {
      expect((await get(path)).headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin')
    }
  })
})

describe('Strict-Transport-Security', () => {
  const hsts = async (path: string, headers: Record<string, string>, url?: string) =>
    (await get(path, headers, url)).headers.get('strict-transport-security')

  it('is told wherever travellers come by https, whether or not the proxy says so', async () => {
    const behind = await testService(PRODUCTION, 'bare')
    try {
      for (const path of ['/health', '/', '/docs', '/api/auth/user']) {
        expect(await hsts(path, { Host: 'fiacre.example' }, behind.url), path).toMatch(/^max-age=\d{8}/)
      }
    } finally {
      await behind.close()
    }
  })

  it('is not told by http, whatever a client claims', async () => {
    expect(await hsts('/health', { 'X-Forwarded-Proto': 'https' })).toBeNull()
  })
})
