import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { LONG } from './at-length.ts'
import { expectPrice, openForm, TRIP } from './widget-form.ts'
import { test, type Host } from './widget-host.ts'

const SLOW = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const TEXT =
  '<p>Our house stands above the lake, ten minutes from the old town and an hour from the snow.</p>'

/** A page with something to read above and below the form. */
const hotel = (host: Host, head: string, more: string): string =>
  host.add({
    head,
    body: `<h1>Hotel</h1>${TEXT}${more}<fiacre-booking promo="WELCOME10" ${TRIP}></fiacre-booking><h2>Rooms</h2>${TEXT.repeat(30)}`,
  })

/** The heights of the form that the README gives to pages which lay out its room themselves. */
const readme = readFileSync(join(import.meta.dirname, '../widget/README.md'), 'utf8')
const [, rule = 'the README has no rule'] =
  /```css\n(fiacre-booking:not\(:defined\)[^]*?)```/.exec(readme) ?? []

interface Help {
  help: string
  address: (host: Host) => string
  /** Measured over which networks, by width: a slow one takes its time. */
  networks: Record<number, string[]>
}

/** What a page does so that an async script, which comes after the first paint, moves nothing. */
const HELP: Help[] = [
  {
    help: 'the script renders with the page',
    address: (host) => hotel(host, host.script('data-partner="pk_demo" blocking="render"'), ''),
    networks: { 390: ['fast'], 1440: ['slow'] },
  },
  {
    help: 'the page’s own style keeps the room',
    address: (host) => hotel(host, `<style>${rule}</style>`, host.script()),
    networks: { 390: ['slow'], 1440: ['fast'] },
  },
  {
    help: 'our style sheet keeps the room',
    address: (host) =>
      hotel(host, `<link rel="stylesheet" href="${host.site}/widget/v1/fiacre.css">`, host.script()),
    networks: { 390: ['fast'], 1440: ['slow'] },
  },
]

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts, shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[]
      })[]) {
        if (entry.hadRecentInput) continue
        Object.assign(window, { shifted: Number(Reflect.get(window, 'shifted')) + entry.value })
        const moved = entry.sources.map(
          ({ node, previousRect: from, currentRect: to }) =>
            `${node?.nodeName} ${node?.className} ${from.y}+${from.height} → ${to.y}+${to.height}`,
        )
        // A hair's breadth is seen by nobody; on a slow machine what follows a click later than half a second counts as by itself.
        if (entry.value < 0.01) continue
        shifts.push(`${entry.startTime} ms: ${entry.value.toFixed(4)} ${moved.join('; ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

const shifted = async (page: Page) =>
  page.evaluate(() => ({
    sum: Reflect.get(window, 'shifted') as number,
    shifts: Reflect.get(window, 'shifts') as string[],
  }))

/** A whole way to a price on a cold cache. */
async function priceOver(network: string, page: Page, url: string): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true })
  if (network === 'slow') await cdp.send('Network.emulateNetworkConditions', SLOW)
  await watchShifts(page)
  await openForm(page, url)
  await expectPrice(page)
  await expect(page.getByText('WELCOME10, 10 % off')).toBeVisible()
}

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    for (const { help, address, networks } of HELP) {
      for (const network of networks[width] ?? []) {
        const which = width === 1440 ? LONG : {}
        test(
          `nothing moves by itself over a ${network} network where ${help}`,
          which,
          async ({ page, host }) => {
            await priceOver(network, page, address(host))
            const { sum, shifts } = await shifted(page)
            expect(sum, shifts.join('\n')).toBeLessThanOrEqual(0.01)
          },
        )
      }
    }

    const which = width === 1440 ? LONG : {}
    test(
      'with an async script alone nothing moves but once, when the form takes its room',
      which,
      async ({ page, host }) => {
        await priceOver('fast', page, hotel(host, '', host.script()))
        const { shifts } = await shifted(page)
        expect(shifts.length, shifts.join('\n')).toBeLessThanOrEqual(1)
      },
    )
  })
}
