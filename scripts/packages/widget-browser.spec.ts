import { chromium, type Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumLaunchOptions } from '../chromium.ts'
import { browserBundle } from './bundle.ts'
import { listen, standInService, type Server } from './stand-in.ts'

let files: Record<string, string>
let site: Server
let service: Server
let browser: Browser

beforeAll(async () => {
  files = {
    '/element.js': await browserBundle('widget-element.mjs'),
    '/react.js': await browserBundle('widget-react.mjs'),
  }
  site = await listen(({ url }, response) => {
    const { pathname } = new URL(url, 'http://site')
    response.setHeader('content-type', pathname.endsWith('.js') ? 'text/javascript' : 'text/html')
    const tag =
      pathname === '/element'
        ? '<fiacre-booking partner="pk_demo" pickup="Geneva Airport"></fiacre-booking>'
        : ''
    response.end(
      files[pathname] ?? `<!doctype html><body>${tag}<script type="module" src="${pathname}.js"></script>`,
    )
  })
  service = await standInService()
  browser = await chromium.launch(await chromiumLaunchOptions())
})

afterAll(async () => {
  await browser?.close()
  await Promise.all([site?.close(), service?.close()])
})

describe('the packed element in a browser', () => {
  it('stands in a bundled page without React, and asks with the partner’s key', async () => {
    const before = service.heard.length
    const page = await open('element')
    await page.getByRole('combobox', { name: 'Pickup location' }).waitFor()
    expect(files['/element.js']).not.toContain('react-dom')
    expect(service.heard.slice(before).map(({ url }) => url)).toContain('/api/vehicle-types?key=pk_demo')
    await page.close()
  })

  it('has its attributes and events as props of the React component', async () => {
    const page = await open('react')
    await page.getByRole('combobox', { name: 'Pickup location' }).waitFor()
    const attributes = await page.locator('fiacre-booking').evaluate((element) => ({
      partner: element.getAttribute('partner'),
      units: element.getAttribute('units'),
      returnUrl: element.getAttribute('return-url'),
    }))
    expect(attributes).toEqual({ partner: 'pk_demo', units: 'mi', returnUrl: 'https://hotel.test/thanks' })
    await page.waitForFunction('globalThis.heard.length > 0')
    expect(await page.evaluate('globalThis.heard')).toEqual([{ locale: 'en', currency: 'EUR' }])
    await page.close()
  })
})

async function open(name: string) {
  const page = await browser.newPage({ locale: 'en-GB' })
  page.setDefaultTimeout(10_000)
  await page.goto(`${site.origin}/${name}?service=${encodeURIComponent(service.origin)}`)
  return page
}
