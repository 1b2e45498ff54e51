import { expect, test, type Page } from '@playwright/test'

/** A visitor who has never been here: nothing is kept, so that a page waits for the first sign. */
test.use({ storageState: { cookies: [], origins: [] } })

/** Elements that have left the root since the page came. */
const gone = (page: Page) => page.evaluate(() => (globalThis as unknown as { gone: string[] }).gone)

async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const found: string[] = []
    Object.assign(globalThis, { gone: found })
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

test('public pages are there before any code is, and no element is replaced when they come to life', async ({
  page,
}) => {
  await watch(page)
  for (const path of ['/', '/destinations', '/terms-of-use', '/login', '/de/help-center']) {
    const answer = await page.goto(path)
    expect(await answer?.text()).toMatch(/<div id="root">.*<h1/s)
    await expect(page.locator('[data-alive]')).toHaveCount(0)
    await page.mouse.wheel(0, 40)
    await expect(page.locator('[data-alive]')).toHaveCount(1)
    expect(await gone(page), path).toEqual([])
  }
})

test('what is pressed and typed before the code has come is done when it has', async ({ page }) => {
  // The code takes its time, as on a slow phone.
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
  await page.goto('/')
  await page.getByRole('combobox', { name: 'Pickup location' }).fill('Geneva Airport')
  await page.getByRole('radio', { name: 'Round trip' }).click()
  await expect(page.getByRole('combobox', { name: 'Pickup location' })).toHaveValue('Geneva Airport')
  await expect(page.getByLabel('Return date')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Round trip' })).toBeChecked()
})

test('a path without a page says so by its status, and a page is named for whoever finds it', async ({
  request,
}) => {
  const missing = await request.get('/no-such-page')
  expect(missing.status()).toBe(404)
  expect(await missing.text()).toContain('Page not found · Fiacre')
  const polish = await (await request.get('/pl/destinations')).text()
  expect(polish).toContain('<html lang="pl">')
  expect(polish).toContain('<title>Kierunki · Fiacre</title>')
  expect(polish).toMatch(/<link rel="canonical" href="[^"]*\/pl\/destinations">/)
})
