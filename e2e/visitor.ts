import type { Browser, BrowserContext } from '@playwright/test'
import { test as base } from './widget-host.ts'

/** Where the service is reached; a passkey wants the name. */
const SITES = ['http://127.0.0.1:3100', 'http://localhost:3100']

/**
 * The cookie banner was answered on an earlier visit. Playwright's own `storageState` would open and close a page of the site for it
 * in every browser: nearly a second of a processor.
 */
async function answerCookieBanner(context: BrowserContext): Promise<void> {
  await context.addInitScript((sites) => {
    if (sites.includes(self.origin)) localStorage.setItem('cookie-consent', 'accepted')
  }, SITES)
}

/**
 * Tests of visitors who have been here before, unless `isFirstVisit` says otherwise. They extend those of partners' pages: where all tests
 * have the same fixtures of a worker, no worker is ended, and no browser started anew, on the way from one file to the next.
 */
export const test = base.extend<{ isFirstVisit: boolean }>({
  isFirstVisit: [false, { option: true }],
  context: async ({ context, isFirstVisit }, use) => {
    if (!isFirstVisit) await answerCookieBanner(context)
    await use(context)
  },
})

/** A browser besides the test's own, of somebody who has been here before. */
export async function anotherBrowser(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<BrowserContext> {
  const context = await browser.newContext(options)
  await answerCookieBanner(context)
  return context
}
