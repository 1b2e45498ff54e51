import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { atLength, LONG, SWEEP } from './at-length.ts'
import { signIn } from './traveller.ts'
import { test } from './visitor.ts'

// They share nothing, and are the longest file: both workers take of them.
test.describe.configure({ mode: 'parallel' })

const PUBLIC = [
  '/',
  '/login',
  '/register',
  '/destinations',
  '/help-center',
  '/help-center?section=contact',
  ...atLength(
    [
      '/terms-of-use',
      '/no-such-page',
      '/forgot-password',
      '/reset-password',
      '/destinations?show=summer',
      '/destinations?show=ski',
      '/destinations?show=discover',
      '/help-center?section=legal',
      '/sanctions-policy',
      '/goodbye',
    ],
    [],
  ),
]
const PRIVATE = [
  '/dashboard',
  '/dashboard?tab=history',
  '/profile',
  '/booking',
  // Journeys of other tests come by these.
  ...atLength(['/dashboard?tab=profile', '/balance', '/payment', '/payment-success'], []),
]

/** Layout hangs on the width, contrast on the scheme: axe sees each of them once. */
const LOOKS = [
  { width: 390, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
] as const

/** The looks of a page: in `npm test` pages take turns, one look each. */
const looksOf = (at: number) => LOOKS.filter((_, index) => atLength(true, index === at % 2))

/** Nothing is wider than the screen, the content policy blocks nothing, and axe finds nothing. */
async function inspect(page: Page, path: string, at: number): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByRole('heading').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  for (const { width, colorScheme } of looksOf(at)) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    const state = `${path} at ${width} px, ${colorScheme}`
    await expectAccessible(page, { state })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `${state} is wider than the screen`).toBeLessThanOrEqual(0)
  }
}

/** The menu of a phone, on whichever page, has language, currency and unit. */
async function inspectMenu(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveCount(3)
  await expectAccessible(page, { state: 'the menu', within: 'dialog[open]' })
}

/** What the content policy keeps a page from doing. */
function blockedOn(page: Page): string[] {
  const blocked: string[] = []
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) blocked.push(message.text())
  })
  return blocked
}

test.describe('every screen', () => {
  // In halves, for both workers.
  for (const half of [0, 1]) {
    test(`public pages are accessible and fit, part ${half + 1}`, SWEEP, async ({ page }) => {
      const blocked = blockedOn(page)
      for (const [at, path] of PUBLIC.entries())
        if (at % 2 === half) await inspect(page, path, (at - half) / 2)
      if (half === 0) await inspectMenu(page)
      expect(blocked).toEqual([])
    })
  }

  test('signed-in pages are accessible and fit', SWEEP, async ({ page }) => {
    const blocked = blockedOn(page)
    await signIn(page)
    for (const [at, path] of PRIVATE.entries()) await inspect(page, path, at)
    expect(blocked).toEqual([])
  })
})

// In `npm test` the status is looked at below, and what the page says in `server-rendering.test.ts`.
test('an unknown path is a 404 in page and status', LONG, async ({ page }) => {
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a path is answered with 200 exactly where it has a screen', async ({ request }) => {
  const { paths } = (await (await request.get('/routes.json')).json()) as { paths: string[] }
  expect(paths).toEqual(expect.arrayContaining(['/', '/login', '/payment-success']))
  const ride = '/transfers/geneva-airport/chamonix'
  for (const path of [...paths.filter((each) => !each.includes('/:')), ride, '/transfers/switzerland'])
    expect((await request.get(path)).status(), path).toBe(200)
  // Pages of the specification that no release has had yet, and what only looks like one of ours.
  const none = [
    '/no-such-page',
    '/admin',
    '/help-center',
    '/terms-of-use',
    '/kyc-policy',
    '/en/terms-of-use',
    '/login/x',
    '/transfers/x',
  ]
  for (const path of none.filter((path) => !paths.includes(path)))
    expect((await request.get(path)).status(), path).toBe(404)
})

test('the site speaks Polish at an address of its own, and remembers it', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('combobox', { name: /language/i }).selectOption('pl')
  await expect(page).toHaveURL('/pl')
  await page.goto('/')
  await expect(page).toHaveURL('/pl')
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl')
  await expect(page.getByRole('form').getByRole('button', { name: 'Oblicz cenę' })).toBeVisible()
  // Links stay in the language; an address of another goes before what was chosen, and a step back is one to its language.
  await page.getByRole('navigation').getByRole('link', { name: 'Kierunki' }).click()
  await expect(page).toHaveURL('/pl/destinations')
  await page.goto('/fr/login')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await page.goBack()
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl')
})

test.describe('in a browser of another language', () => {
  test.use({ locale: 'de-AT' })
  test('a page stays as it was asked for, and one line offers the other', async ({ page }) => {
    await page.goto('/destinations')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.getByRole('link', { name: 'Diese Seite auf Deutsch' }).click()
    await expect(page).toHaveURL('/de/destinations')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(page.getByRole('link', { name: 'Diese Seite auf Deutsch' })).toBeHidden()
  })
})

test('crawlers and browsers find what they ask for unasked', async ({ request }) => {
  const robots = await request.get('/robots.txt')
  expect(robots.status()).toBe(200)
  expect(await robots.text()).toMatch(/^Disallow: \/api$/m)
  const map = /^Sitemap: (.*)$/m.exec(await robots.text())?.[1] ?? ''
  const listedAt = async (path: string) =>
    [...(await (await request.get(path)).text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    )
  // It names the lists, of which the first is that of the pages.
  const [pages = ''] = await listedAt(new URL(map).pathname)
  const addresses = await listedAt(pages)
  expect(addresses).toEqual(expect.arrayContaining(['/', '/de', '/destinations', '/el/destinations']))
  expect(addresses).toContain('/pl/terms-of-use')
  expect(addresses).not.toContain('/el/terms-of-use')
  const german = await (await request.get('/de/destinations')).text()
  expect(german).toMatch(/<link rel="canonical" href="[^"]*\/de\/destinations">/)
  expect(german).toMatch(/<link rel="alternate" hreflang="pl" href="[^"]*\/pl\/destinations">/)
  expect((await request.get('/de/dashboard')).status()).toBe(404)
  expect((await request.get('/favicon.ico')).status()).toBe(200)
})
