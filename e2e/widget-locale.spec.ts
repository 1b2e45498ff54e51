import { expect, type Page } from '@playwright/test'
import { LONG } from './at-length.ts'
import { expectPrice, openForm, TRIP } from './widget-form.ts'
import { test, watch, type Host } from './widget-host.ts'

const WORDS = { en: 'Calculate Price', pl: 'Oblicz cenę', el: 'Υπολογισμός τιμής' }

/** Which language wins: the element's own, then the nearest `lang`, then the browser's. */
const CASES: { root: string; body: (host: Host) => string; browser: string; speaks: keyof typeof WORDS }[] = [
  { root: 'lang="en"', body: ({ tags }) => tags('locale="pl"'), browser: 'en-GB', speaks: 'pl' },
  { root: 'lang="pl"', body: ({ tags }) => tags('locale="en"'), browser: 'pl-PL', speaks: 'en' },
  { root: 'lang="pl-PL"', body: ({ tags }) => tags(), browser: 'en-GB', speaks: 'pl' },
  {
    root: 'lang="en"',
    body: ({ tags }) => `<main lang="pl">${tags()}</main>`,
    browser: 'en-GB',
    speaks: 'pl',
  },
  { root: '', body: ({ tags }) => tags(), browser: 'pl-PL', speaks: 'pl' },
  { root: '', body: ({ tags }) => tags('locale="not a tag"'), browser: 'pl-PL', speaks: 'pl' },
  { root: 'lang="el-GR"', body: ({ tags }) => tags(), browser: 'pl-PL', speaks: 'el' },
  { root: 'lang="ja"', body: ({ tags }) => tags(), browser: 'pl-PL', speaks: 'en' },
]

// In `npm test` `fiacre-booking.browser.test.tsx` has one of each, and `settings.test.ts` the rule.
test(
  'the form speaks the element’s language, else the page’s, else the browser’s',
  LONG,
  async ({ browser, host }) => {
    for (const { root, body, browser: locale, speaks } of CASES) {
      const page = await browser.newPage({ locale })
      await page.goto(host.add({ root, body: body(host) }))
      await expect(page.getByRole('button', { name: WORDS[speaks] }), `${root} ${locale}`).toBeVisible()
      // The form says which language it is in, as a reading voice needs to know.
      await expect(page.locator('.fi-embedded__room')).toHaveAttribute('lang', new RegExp(`^${speaks}\\b`))
      await page.close()
    }
  },
)

// In `npm test`: `fiacre-booking.browser.test.tsx`.
test('another language comes at once, with what was typed kept', LONG, async ({ page, host }) => {
  await openForm(page, host.add({ body: host.tags(TRIP) }))
  await page.getByRole('combobox', { name: 'Destination' }).fill('Annecy')
  await page.locator('fiacre-booking').evaluate((element) => element.setAttribute('locale', 'pl'))
  await expect(page.getByRole('button', { name: WORDS.pl })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Cel podróży' })).toHaveValue('Annecy')
})

test('a language without a catalogue falls back to English, numbers too', async ({ page, host }) => {
  const { errors } = watch(page)
  await page.addInitScript(() => {
    document.addEventListener('fiacre:ready', (event) => {
      Object.assign(window, { ready: (event as CustomEvent<unknown>).detail })
    })
  })
  await openForm(page, host.add({ body: host.tags(TRIP.replace('locale="en"', 'locale="uk"')) }))
  expect(await page.evaluate('ready')).toEqual({ locale: 'en', currency: 'EUR' })
  await expectPrice(page)
  await expect(page.locator('[part~="total"]')).toHaveText(/^€\d+\.\d\d$/)
  expect(errors).toEqual([])
})

const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenaufbewahrungsort'

for (const width of [320, 1440]) {
  test(`long words run over no edge at ${width} px`, width === 320 ? {} : LONG, async ({ page, host }) => {
    await page.setViewportSize({ width, height: 900 })
    await openForm(
      page,
      host.add({ body: host.tags(`${TRIP} promo="${LONG_WORD.slice(0, 40)}" currency="CHF"`) }),
    )
    await page.getByRole('radio', { name: 'Round trip' }).check()
    await expectPrice(page)
    expect(await overflowing(page)).toEqual([])
    await page.getByRole('combobox', { name: 'Destination' }).fill(LONG_WORD)
    await page.keyboard.press('Tab')
    await page.getByRole('button', { name: 'Calculate Price' }).click()
    await expect(page.locator('[role="alert"]:visible, .fi-quote__empty--failed').first()).toBeVisible()
    expect(await overflowing(page)).toEqual([])
  })
}

/** Texts that run over the edge of the form, or over that of their own box where nothing scrolls. */
async function overflowing(page: Page): Promise<string[]> {
  return page.locator('fiacre-booking').evaluate((element) => {
    const edge = element.getBoundingClientRect()
    return (
      [...(element.shadowRoot?.querySelectorAll<HTMLElement>('.fi-embedded *') ?? [])]
        .filter((part) => !part.matches('input, select, option, .fi-visually-hidden, .fi-visually-hidden *'))
        // Beside the price, what Book Now books is there for screen readers alone.
        .filter((part) => getComputedStyle(part.closest('.fi-booking__booked') ?? part).clipPath === 'none')
        .filter(
          (part) => part.getClientRects().length > 0 && part.checkVisibility({ visibilityProperty: true }),
        )
        .filter((part) => {
          const { left, right } = part.getBoundingClientRect()
          const isCut = part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0
          return left < edge.left - 1 || right > edge.right + 1 || isCut
        })
        .map((part) => `${part.className || part.localName}: ${part.textContent?.slice(0, 40) ?? ''}`)
    )
  })
}
