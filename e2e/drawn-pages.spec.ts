import { expect, test, type APIRequestContext, type Page } from '@playwright/test'

/** A visitor who has never been here: nothing is kept, so that a page waits for the first sign. */
test.use({ storageState: { cookies: [], origins: [] } })

/** Elements that have left the root since the page came. */
const gone = (page: Page) => page.evaluate(() => (globalThis as unknown as { gone: string[] }).gone)

async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const found: string[] = []
    Object.assign(globalThis, { gone: found })
    // A page comes to life by itself after a while (`PATIENCE_MS`), which may be over before a slow machine has looked: here it waits.
    const later = window.setTimeout.bind(window)
    Object.assign(window, {
      setTimeout: (run: () => void, ms?: number) => (ms === 3000 ? 0 : later(run, ms)),
    })
    addEventListener('DOMContentLoaded', () => {
      const watcher = new MutationObserver((changes) => {
        for (const node of changes.flatMap(({ removedNodes }) => [...removedNodes])) {
          if (node instanceof Element) found.push(node.outerHTML.slice(0, 200))
        }
      })
      const root = document.getElementById('root')!
      watcher.observe(root, { childList: true, subtree: true })
      root.addEventListener('fiacre:alive', () => root.setAttribute('data-alive', ''))
    })
  })
}

/** Drawn in time: a service that has just started beside other work may leave the first ones to the browser. */
const expectDrawn = (request: APIRequestContext, path: string) =>
  expect.poll(async () => (await request.get(path)).text(), { timeout: 30_000 }).toContain('data-start')

test('public pages are there before any code is, and no element is replaced when they come to life', async ({
  page,
  request,
}) => {
  await watch(page)
  let code: string[] = []
  page.on('request', (request) => code.push(...(request.url().match(/\/assets\/index-.*\.js$/) ?? [])))
  for (const path of [
    '/',
    '/destinations',
    '/terms-of-use',
    '/login',
    '/de/transfers/geneva-airport/chamonix',
  ]) {
    await expectDrawn(request, path)
    const answer = await page.goto(path)
    expect(await answer?.text()).toMatch(/<title>.+ · Fiacre<.*<div id="root">.*<h1/s)
    // Asked for at the first sign of somebody, and not before.
    expect(code, path).toEqual([])
    await expect(page.locator('[data-alive]')).toHaveCount(0)
    await page.mouse.wheel(0, 40)
    await expect(page.locator('[data-alive]')).toHaveCount(1)
    expect(await gone(page), path).toEqual([])
    code = []
  }
})

test('what is pressed and typed before the code has come is done when it has', async ({ page, request }) => {
  await expectDrawn(request, '/')
  // The code takes its time, as on a slow phone.
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  await page.goto('/')
  await page.getByRole('combobox', { name: 'Pickup location' }).fill('Geneva Airport')
  await page.getByRole('radio', { name: 'Round trip' }).click()
  await page.getByRole('tab', { name: 'European capitals' }).click()
  // Typed on while the page comes to life.
  await page.getByRole('combobox', { name: 'Destination' }).pressSequentially('Chamonix', { delay: 150 })
  await expect(page.getByRole('combobox', { name: 'Destination' })).toHaveValue('Chamonix')
  await expect(page.getByRole('combobox', { name: 'Pickup location' })).toHaveValue('Geneva Airport')
  await expect(page.getByLabel('Return date')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Round trip' })).toBeChecked()
  await expect(page.getByRole('tab', { name: 'European capitals' })).toHaveAttribute('aria-selected', 'true')
})
