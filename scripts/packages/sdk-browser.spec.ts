import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumLaunchOptions } from '../chromium.ts'
import { browserBundle } from './bundle.ts'
import { listen, standInService, type Server } from './stand-in.ts'

let files: Record<string, string>
let site: Server
let service: Server
let browser: Browser
let page: Page

type Look = (baseUrl: string) => Promise<unknown>

beforeAll(async () => {
  files = {
    '/page.js': await browserBundle('sdk-page.mjs'),
    '/worker.js': await browserBundle('sdk-web-worker.mjs'),
  }
  site = await listen(({ url }, response) => {
    response.setHeader('content-type', url.endsWith('.js') ? 'text/javascript' : 'text/html')
    response.end(files[url] ?? '<!doctype html><script type="module" src="/page.js"></script>')
  })
  service = await standInService()
  browser = await chromium.launch(await chromiumLaunchOptions())
  page = await browser.newPage()
  await page.goto(site.origin)
  await page.waitForFunction('globalThis.look')
})

afterAll(async () => {
  await browser?.close()
  await Promise.all([site?.close(), service?.close()])
})

const seen = { vehicles: 2, price: 104.5, secret: expect.stringMatching('must not be used in a browser') }

describe('the packed SDK in a browser', () => {
  it('works in a page of another origin, and refuses a secret key', async () => {
    const before = service.heard.length
    const look = (baseUrl: string) => (globalThis as unknown as { look: Look }).look(baseUrl)
    expect(await page.evaluate(look, service.origin)).toEqual(seen)
    expectNoPreflightOfReads(before)
  })

  it('works in a worker, and refuses a secret key', async () => {
    const before = service.heard.length
    const look = (baseUrl: string) =>
      new Promise((resolve) => {
        const worker = new Worker('/worker.js', { type: 'module' })
        worker.addEventListener('message', ({ data }) => resolve(data))
        // Workers are spoken to without an origin.
        // oxlint-disable-next-line unicorn/require-post-message-target-origin
        worker.postMessage(baseUrl)
      })
    expect(await page.evaluate(look, service.origin)).toEqual(seen)
    expectNoPreflightOfReads(before)
  })

  it('asks no environment for a key', () => {
    expect(files['/page.js']).not.toMatch(/process\.env|import\.meta\.env|Deno\.env|FIACRE_/)
    expect(files['/page.js']).toContain('must not be used in a browser')
  })
})

/** The browser asks leave for the price, which carries JSON and a header, and for no read. */
function expectNoPreflightOfReads(before: number): void {
  expect(service.heard.slice(before).map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET /api/vehicle-types?key=pk_demo',
    'OPTIONS /api/calculate-price',
    'POST /api/calculate-price',
  ])
}
