import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { signIn } from './traveller.ts'

// They share nothing, and are the longest file: both workers take of them.
test.describe.configure({ mode: 'parallel' })

const PUBLIC = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/destinations',
  '/destinations?show=summer',
  '/destinations?show=ski',
  '/destinations?show=discover',
  '/help-center',
  '/help-center?section=legal',
  '/help-center?section=contact',
  '/terms-of-use',
  '/sanctions-policy',
  '/goodbye',
  '/no-such-page',
]
const PRIVATE = [
  '/dashboard',
  '/dashboard?tab=history',
  '/dashboard?tab=profile',
  '/profile',
  '/balance',
  '/booking',
  '/payment',
  '/payment-success',
]

/**
 * Nothing is wider than the screen, the content policy blocks nothing, and axe finds nothing. Layout hangs
 * on the width, contrast on the scheme: axe sees each of them once.
 */
async function inspect(page: Page, path: string): Promise<void> {
  const blocked: string[] = []
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) blocked.push(message.text())
  })
  await page.goto(path)
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByRole('heading').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expectAccessible(page, { state: path })
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${path} is wider than the screen`).toBeLessThanOrEqual(0)
  expect(blocked).toEqual([])
}

for (const [width, colorScheme] of [
  [390, 'light'],
  [1440, 'dark'],
] as const) {
  test.describe(`at ${width} px, ${colorScheme}`, () => {
    test.use({
      viewport: { width, height: 900 },
      colorScheme,
      contextOptions: { reducedMotion: 'reduce' },
    })

    test('public pages are accessible and fit', async ({ page }) => {
      for (const path of PUBLIC) await inspect(page, path)
    })

    test('signed-in pages are accessible and fit', async ({ page }) => {
      await signIn(page)
      for (const path of PRIVATE) await inspect(page, path)
    })
  })
}

test('an unknown path is a 404 in page and status', async ({ page }) => {
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a path is answered with 200 exactly where it has a screen', async ({ request }) => {
  const { paths } = (await (await request.get('/routes.json')).json()) as { paths: string[] }
  expect(paths).toEqual(expect.arrayContaining(['/', '/login', '/payment-success']))
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(200)
  // Pages of the specification that no release has had yet, and what only looks like one of ours.
  const none = ['/admin', '/help-center', '/terms-of-use', '/kyc-policy', '/en/terms-of-use', '/login/x']
  for (const path of none.filter((path) => !paths.includes(path)))
    expect((await request.get(path)).status(), path).toBe(404)
})

test('the site speaks Polish and remembers it', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('combobox', { name: /language/i }).selectOption('pl')
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl')
  await expect(page.getByRole('form').getByRole('button', { name: 'Oblicz cenę' })).toBeVisible()
})

test('the menu of a phone is accessible, with its language, currency and unit', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/destinations')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveCount(3)
  await expectAccessible(page, { within: 'dialog[open]' })
})

test('crawlers and browsers find what they ask for unasked', async ({ request }) => {
  const robots = await request.get('/robots.txt')
  expect(robots.status()).toBe(200)
  expect(await robots.text()).toMatch(/^Disallow: \/api$/m)
  const map = /^Sitemap: (.*)$/m.exec(await robots.text())?.[1] ?? ''
  const { publicPaths } = (await (await request.get('/routes.json')).json()) as { publicPaths: string[] }
  const listed = (await (await request.get(new URL(map).pathname)).text()).matchAll(/<loc>(.*?)<\/loc>/g)
  expect([...listed].map(([, address]) => address)).toEqual(
    publicPaths.map((path) => new URL(path, map).href),
  )
  expect((await request.get('/favicon.ico')).status()).toBe(200)
})
