import { gzipSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'
import { widgetBudget } from '../scripts/locales/built-sizes.ts'
import { LONG } from './at-length.ts'
import { LOADER_BUDGET } from './loader-budget.ts'
import { partnerPage, type PartnerPage } from './partner-page.ts'
import { fillTrip, inDays } from './traveller.ts'
import { test } from './visitor.ts'

let partner: PartnerPage | undefined
test.afterEach(() => partner?.close())

async function open(page: Page, site = '', attributes = ''): Promise<void> {
  partner = await partnerPage(site, attributes)
  await page.goto(partner.url)
}

/** Notes what the page fetches of the widget, by path. */
function watchWidget(page: Page) {
  const fetched = new Map<string, Promise<number>>()
  const underWay = new Set<object>()
  page.on('request', (request) => underWay.add(request))
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => underWay.delete(request))
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (!pathname.startsWith('/widget/')) return
    const weigh = async () => gzipSync(await response.body(), { level: 9 }).length
    fetched.set(pathname, weigh())
  })
  return {
    paths: () => [...fetched.keys()],
    isQuiet: () => underWay.size === 0,
    weights: async () => Promise.all(fetched.values()),
    loader: () => fetched.get('/widget/v1/fiacre.js'),
  }
}

// The heaviest ways to begin: with places to find, in English and in the language with the longest texts, which is the heavier.
const FORMS = [
  { locale: 'en', attributes: 'locale="en" pickup="Geneva Airport" destination="Chamonix"' },
  { locale: 'el', attributes: 'locale="el" pickup="Geneva Airport" currency="CHF" units="mi"' },
]

for (const { locale, attributes } of FORMS) {
  // In `npm test` the build's own figures are held to the budget (`language-sizes.spec.ts`), and to what Chromium fetches (`widget-sizes.spec.ts`).
  test(
    `the form in ${locale} can be filled in within its budget of bytes`,
    LONG,
    async ({ page, baseURL }) => {
      const widget = watchWidget(page)
      await open(page, baseURL, attributes)
      await expect(page.getByRole('combobox').first()).toHaveValue('Geneva Airport')
      await expect(page.getByRole('radio', { name: /Minibus/ })).toBeAttached()
      await page.waitForLoadState('networkidle')
      const weights = await widget.weights()
      const total = weights.reduce((sum, weight) => sum + weight, 0)
      expect(await widget.loader()).toBeLessThanOrEqual(LOADER_BUDGET)
      expect(total, widget.paths().join(', ')).toBeLessThanOrEqual(widgetBudget(locale))
      // Less would mean that the form was not there at all.
      expect(total).toBeGreaterThan(widgetBudget(locale) / 2)
    },
  )
}

test('what comes after the form is fetched when the form is first touched', async ({ page, baseURL }) => {
  const widget = watchWidget(page)
  await open(page, baseURL)
  await page.getByRole('combobox', { name: 'Pickup location' }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(widget.paths()).toHaveLength(2)
  await page.getByRole('combobox', { name: 'Pickup location' }).focus()
  const kinds = [
    'flow-actions',
    'later-steps',
    'whole-client',
    'quote-parts',
    'day-and-time',
    'later-styles',
    'en-later',
  ]
  await expect
    .poll(() => kinds.filter((kind) => widget.paths().some((path) => path.includes(kind))))
    .toEqual(kinds)
  // With what these files share; the page itself has long been quiet, so its load state tells nothing of them.
  let known = 0
  const isQuiet = () => widget.isQuiet() && known === (known = widget.paths().length)
  await expect.poll(isQuiet, { intervals: [1000] }).toBe(true)
  // A price needs nothing of the widget any more.
  const before = widget.paths()
  await fillAndAsk(page)
  await expect(page.getByText(/Price held until/)).toBeVisible()
  // But for the restricted regions, which a pause in the typing asks for.
  expect(widget.paths().filter((path) => !path.includes('restricted-text'))).toEqual(before)
})

test('files that do not come after the form are said so, and can be asked for again', async ({
  page,
  baseURL,
}) => {
  const files = /\/widget\/.*(flow-actions|later-steps|whole-client|quote-parts)[^/]*\.js/
  await page.route(files, (route) => route.abort('connectionfailed'))
  // Suggestions come with these files, too: without them a place is what is typed.
  await open(page, baseURL, 'pickup="Geneva Airport" destination="Chamonix, France"')
  await page.getByLabel('Pickup date').fill(inDays(3))
  await page.getByLabel('Pickup time').fill('10:30')
  await page.getByRole('button', { name: 'Calculate Price' }).click()
  await expect(page.getByText(/We could not reach the booking service/).first()).toBeVisible()
  await page.unroute(files)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(/Price held until/)).toBeVisible()
})

async function fillAndAsk(page: Page): Promise<void> {
  await fillTrip(page)
  await page.getByRole('button', { name: 'Calculate Price' }).click()
}
