import { gzipSync } from 'node:zlib'
import { expect, type Browser, type BrowserContext, type Page, type Response } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { atLength, SWEEP } from './at-length.ts'
import { ADMIN_EMAIL, ADMIN_PASSWORD } from './administrator.ts'
import { fillSignIn } from './traveller.ts'
import { anotherBrowser, test } from './visitor.ts'

/** Bytes, gzipped, of all that a room of the back office fetches beyond what every page has: header, footer, the parts of the design. */
const ROOM_BUDGET = 61_440

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

/** What a browser that has nothing yet fetches for a page: files of code and style, each with its bytes, but for those it is known to. */
async function fetchedFor(
  browser: Browser,
  cookies: Cookies,
  address: string,
  besides: ReadonlySet<string> = new Set(),
) {
  const context = await anotherBrowser(browser)
  await context.addCookies(cookies)
  const page = await context.newPage()
  const answers = new Map<string, Response>()
  page.on('response', (response) => answers.set(new URL(response.url()).pathname, response))
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  const files = [...answers].filter(([path]) => /^\/assets\/.+\.(?:js|css)$/.test(path) && !besides.has(path))
  const weighed = await Promise.all(
    files.map(async ([path, answer]) => ({
      path,
      bytes: gzipSync(await answer.body(), { level: 9 }).length,
    })),
  )
  await context.close()
  return weighed
}

/** A room is there, with what it reads, once nothing in it says that it is on its way. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('tabpanel').locator('.fi-spinner, .fi-skeleton')).toHaveCount(0)
}

test(
  'every room of the back office is without a fault for axe, and comes within its budget of bytes',
  SWEEP,
  async ({ page, browser }) => {
    test.slow()
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/login?next=/admin')
    await fillSignIn(page, ADMIN_EMAIL, ADMIN_PASSWORD)
    await expect(page.getByRole('tab', { name: 'Today' })).toBeVisible()
    const addresses: string[] = []
    const tabs = await page.getByRole('tab').all()
    // In `npm test` every sixth room, from Today on; the rooms of bookings, accounts and passkeys are looked at where they are used.
    for (const tab of atLength(
      tabs,
      tabs.filter((_, at) => at % 6 === 0),
    )) {
      await tab.click()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
      await settled(page)
      const address = new URL(page.url())
      addresses.push(`${address.pathname}${address.search}`)
      await expectAccessible(page, { state: address.search })
    }
    expect(new Set(addresses).size).toBe(addresses.length)

    // In Polish, whose texts come besides the English ones that the code brings along: no language makes a room heavier.
    const inPolish = (address: string) => `${address}${address.includes('?') ? '&' : '?'}lang=pl`
    const cookies = await page.context().cookies()
    // A page with nothing of its own: there is none at this address.
    const shell = new Set(
      (await fetchedFor(browser, cookies, inPolish('/no-such-page'))).map(({ path }) => path),
    )
    expect(shell.size).toBeGreaterThan(1)
    const weights: Record<string, number> = {}
    // In `npm test` the first and the last of these: what a room shares with others is in each of them.
    for (const address of atLength(addresses, [...addresses.slice(0, 1), ...addresses.slice(-1)])) {
      const own = await fetchedFor(browser, cookies, inPolish(address), shell)
      weights[address] = own.reduce((sum, { bytes }) => sum + bytes, 0)
    }
    // Less would mean that a room was not there at all.
    expect(Math.min(...Object.values(weights)), JSON.stringify(weights)).toBeGreaterThan(ROOM_BUDGET / 6)
    expect(Object.entries(weights).filter(([, bytes]) => bytes > ROOM_BUDGET)).toEqual([])
  },
)
