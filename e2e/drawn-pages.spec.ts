import { gzipSync } from 'node:zlib'
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { LATER_PROPERTIES } from '../api/src/platform/http/first-style/seen-declarations.ts'
import { SIZE_BUDGETS } from '../scripts/locales/size-budgets.ts'
import { atLength, IS_LONG, SWEEP } from './at-length.ts'
import { test } from './visitor.ts'

/** A visitor who has never been here: nothing is kept, so that a page waits for the first sign. */
test.use({ isFirstVisit: true })

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

const loadedFamilies = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', '')),
  )

/** Drawn in time: a service that has just started beside other work may leave the first ones to the browser. */
const expectDrawn = (request: APIRequestContext, path: string) =>
  expect.poll(async () => (await request.get(path)).text(), { timeout: 30_000 }).toContain('data-start')

test(
  'public pages are there before any code is, and no element is replaced when they come to life',
  SWEEP,
  async ({ page, request }) => {
    await watch(page)
    let code: string[] = []
    page.on('request', (request) => code.push(...(request.url().match(/\/assets\/index-.*\.js$/) ?? [])))
    for (const path of [
      '/',
      '/login',
      ...atLength(['/destinations', '/terms-of-use'], []),
      // The last: the pages after one in German would come to life in German.
      '/de/transfers/geneva-airport/chamonix',
    ]) {
      await expectDrawn(request, path)
      const answer = await page.goto(path)
      expect(await answer?.text()).toMatch(/<title>.+ · Fiacre<.*<div id="root">.*<h1/s)
      // Asked for at the first sign of somebody, and not before.
      expect(code, path).toEqual([])
      await expect(page.locator('[data-alive]')).toHaveCount(0)
      // The typefaces of its letters are there before its style sheets hold.
      await expect(page.locator('html[data-faces][data-dressed]')).toBeAttached()
      for (const family of ['Page Geologica Variable', 'Page Literata Variable'])
        expect(await loadedFamilies(page), path).toContain(family)
      await page.mouse.wheel(0, 40)
      await expect(page.locator('[data-alive]')).toHaveCount(1)
      expect(await gone(page), path).toEqual([])
      await expect(page.locator('style[data-first], [media="not all"], link:not([href])')).toHaveCount(0)
      code = []
    }
  },
)

test('nothing moves on a phone while a page is dressed and unfolds, as its browser reckons', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 412, height: 823 })
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) moved += (shift as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    let moved = 0
    Object.assign(globalThis, { moved: () => moved })
  })
  for (const path of ['/transfers/geneva-airport', '/transfers/geneva-airport/chamonix']) {
    await expectDrawn(request, path)
    await page.goto(path)
    await expect(page.locator('html[data-dressed]:not(:has([data-seen]))')).toBeAttached()
    await page.mouse.move(100, 100)
    await page.mouse.move(120, 120)
    // The foot is the last to unfold.
    await expect(page.locator('html[data-dressed] .fi-foot[data-seen]')).toBeAttached()
    await page.waitForLoadState('networkidle')
    const moved = await page.evaluate(() => (globalThis as unknown as { moved: () => number }).moved())
    expect(moved, path).toBeLessThan(0.01)
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

const ONCE =
  'what the first screen of a page is seen with at first is all that it looks like once its style sheets hold'
test(ONCE, SWEEP, async ({ page, request }) => {
  await watch(page)
  // What moves by itself looks otherwise a moment later.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Their letters are of other widths, by a little.
  await page.route(/\.woff2$/, (route) => route.abort())
  for (const path of [
    '/',
    '/el/destinations',
    ...atLength(['/login', '/de/transfers/geneva-airport/chamonix'], []),
  ]) {
    await expectDrawn(request, path)
    const sheets = Promise.withResolvers<void>()
    await page.route(/\.css$/, async (route) => {
      await sheets.promise
      await route.continue()
    })
    await page.goto(path)
    // Pictures of the form are not seen before they are asked for, as the sheets are.
    await expect(page.locator('img[data-late]:not([src])')).toHaveCount(0)
    const first = await looks(page)
    sheets.resolve()
    await expect(page.locator('html[data-dressed]')).toBeAttached()
    await expect(page.locator('link:not([href])')).toHaveCount(0)
    expect(await looks(page), path).toEqual(first)
    for (const picture of await page.locator('.fi-late').all()) await expect(picture).toBeVisible()
    // They hold alone from the first sign of a person.
    await page.locator('style[data-first]').evaluate((style) => style.remove())
    expect(await looks(page), path).toEqual(first)
    await page.unroute(/\.css$/)
    const weight = gzipSync(await styleText(request, path), { level: 9 }).length
    expect(weight, path).toBeGreaterThan(1024)
    expect(weight, path).toBeLessThanOrEqual(SIZE_BUDGETS.firstStyle)
  }
})

test('a public page that has been asked for before is as small as it may be', SWEEP, async ({ request }) => {
  for (const path of [
    ...['/', '/destinations', '/transfers/france', '/transfers/geneva-airport'],
    '/transfers/geneva-airport/chamonix',
  ])
    // Greek takes two bytes a letter: no language is heavier.
    for (const language of atLength(['', '/de', '/el'], ['/el']))
      await expect
        .poll(() => sentBytes(request, (language + path).replace(/(?<=.)\/$/, '')), { timeout: 30_000 })
        .toBeLessThanOrEqual(SIZE_BUDGETS.page)
})

/** Of a page that the service has drawn, as it travels; endless of one that it has left to the browser. */
async function sentBytes(request: APIRequestContext, path: string): Promise<number> {
  const answer = await request.get(path, { headers: { 'Accept-Encoding': 'br' } })
  const isDrawn = (await answer.text()).includes('data-start')
  return isDrawn ? Number(answer.headers()['content-length']) : Infinity
}

/**
 * Every element of the first screen, by where it stands and all that is computed of it: as a hash, where it would be megabytes. In `npm test` that is
 * computed of the first of each kind, by tag, classes and parent: the others of a list are styled by the same rules.
 */
const looks = (page: Page) =>
  page.evaluate(
    ([isLong, later]) => {
      const kinds = new Set<string>()
      const kindOf = (element: Element | null) => `${element?.tagName}.${element?.getAttribute('class')}`
      const unseen = '.fi-far, .fi-foot, .fi-late, dialog'
      // What has far parts in it grows with them.
      const near = [...document.querySelectorAll('#root *')].filter(
        (element) => !element.closest(unseen) && !element.querySelector('.fi-far, .fi-foot'),
      )
      return near.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const place = `${kindOf(element)} ${x} ${y} ${width} ${height}`
        const kind = `${kindOf(element)} ${kindOf(element.parentElement)}`
        if (kinds.has(kind) && !isLong) return place
        kinds.add(kind)
        const style = getComputedStyle(element)
        let hash = 0
        for (const name of style) {
          // What nothing uses is left out, and looks like nothing; so does what is seen later.
          if (name.startsWith('--') || later.some((property) => name.startsWith(property))) continue
          // Typefaces of their own come with the sheets; which of the system's stand in for them is looked at by the places of elements.
          if (name === 'font-family') continue
          for (const letter of style.getPropertyValue(name))
            hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) | 0
        }
        return `${place} ${hash}`
      })
    },
    [IS_LONG, LATER_PROPERTIES] as const,
  )

/** The styles that stand in a page. */
const styleText = async (request: APIRequestContext, path: string): Promise<string> => {
  const html = await (await request.get(path)).text()
  return [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, style]) => style).join('')
}
