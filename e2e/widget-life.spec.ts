import { expect, type CDPSession, type Page } from '@playwright/test'
import { LONG } from './at-length.ts'
import { choosePlace } from './traveller.ts'
import { expectPrice, held, openForm, pickup, suggestions, TRIP } from './widget-form.ts'
import { test, watch, type Host } from './widget-host.ts'

const elements = (host: Host) =>
  host.add({ body: `<section></section>${host.tags(TRIP)}<p>Below</p><aside></aside>` })

// In `npm test` `known-defects.browser.test.tsx` moves it, and the last test here takes it off the page.
for (const way of ['append', 'moveBefore'] as const) {
  test(
    `moving the element by ${way} keeps what was typed, chosen and priced`,
    LONG,
    async ({ page, host }) => {
      const { errors } = watch(page)
      await openForm(page, elements(host))
      await choosePlace(page, 'Destination', 'Annecy', /Annecy/)
      const chosen = await page.getByRole('combobox', { name: 'Destination' }).inputValue()
      await page.getByLabel('Passengers').selectOption('3')
      await page.getByRole('radio', { name: /Van/ }).check({ force: true })
      await expectPrice(page)
      const price = await page.locator('[part~="total"]').innerText()
      await move(page, 'aside', way)
      await expect(page.locator('aside [part~="total"]')).toHaveText(price)
      await expect(page.getByRole('combobox', { name: 'Destination' })).toHaveValue(chosen)
      await expect(page.getByLabel('Passengers')).toHaveValue('3')
      await expect(page.getByRole('radio', { name: /Van/ })).toBeChecked()
      // Half a word, which nothing has been made of.
      await pickup(page).fill('Lyo')
      await move(page, 'section', way)
      await expect(page.locator('section').getByRole('combobox', { name: 'Pickup location' })).toHaveValue(
        'Lyo',
      )
      await choosePlace(page, 'Pickup location', 'Lyon', /Lyon/)
      await expectPrice(page)
      expect(errors).toEqual([])
    },
  )
}

async function move(page: Page, to: string, way: 'append' | 'moveBefore'): Promise<void> {
  await page.evaluate(
    ([parent, name]) => {
      const target = document.querySelector(parent) as Element & { moveBefore(node: Node, at: null): void }
      const element = document.querySelector('fiacre-booking')!
      if (name === 'append') target.append(element)
      else target.moveBefore(element, null)
    },
    [to, way] as const,
  )
}

test('a removed element leaves no listener, no timer and no trace, and one that comes back works', async ({
  page,
  host,
}) => {
  await countTimers(page)
  const cdp = await page.context().newCDPSession(page)
  await page.goto(host.add({ body: `<main></main><label>Room <input></label>${host.script()}` }))
  await page.evaluate(async () => void (await customElements.whenDefined('fiacre-booking')))
  const before = await listeners(cdp)
  await page.evaluate((trip) => {
    document.querySelector('main')!.innerHTML = `<fiacre-booking ${trip}></fiacre-booking>`
    Object.assign(window, { kept: new WeakRef(document.querySelector('fiacre-booking')!) })
  }, TRIP)
  await expect(page.getByRole('radio', { name: /Minibus/ })).toBeAttached()
  await expectPrice(page)
  await pickup(page).fill('Annecy')
  await expect(suggestions(page).first()).toBeVisible()
  expect(await listeners(cdp)).not.toEqual(before)
  await page.evaluate(() => document.querySelector('fiacre-booking')?.remove())
  await expect.poll(() => listeners(cdp)).toEqual(before)
  await expect
    .poll(() => page.evaluate(() => [...(Reflect.get(window, 'timers') as Map<number, string>).values()]))
    .toEqual([])
  // A whole browser keeps the field that was typed in last, on the page or not, until there is another.
  await page.getByLabel('Room').fill('12')
  await expect
    .poll(async () => {
      await cdp.send('HeapProfiler.collectGarbage')
      return page.evaluate(() => (Reflect.get(window, 'kept') as WeakRef<Element>).deref()?.localName)
    })
    .toBeUndefined()
  await page.evaluate((trip) => {
    document.querySelector('main')!.innerHTML = `<fiacre-booking ${trip}></fiacre-booking>`
  }, TRIP)
  await expect(page.getByRole('radio', { name: /Minibus/ })).toBeAttached()
  await expectPrice(page)
})

test('an element off the page keeps its price and goes on when it is put back', async ({ page, host }) => {
  await openForm(page, elements(host))
  await expectPrice(page)
  const before = await page.locator('[part~="total"]').innerText()
  await page.evaluate(() => {
    const element = document.querySelector('fiacre-booking')!
    element.remove()
    Object.assign(window, { element })
  })
  await expect(page.getByRole('form')).toHaveCount(0)
  await page.evaluate(() => document.body.append(Reflect.get(window, 'element') as Element))
  await expect(page.locator('[part~="total"]')).toHaveText(before)
  await expect(held(page)).toBeVisible()
})

/** How many listeners each of the page's roots has, by kind. */
async function listeners(cdp: CDPSession): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const expression of [
    'window',
    'document',
    'document.documentElement',
    'document.body',
    'visualViewport',
  ]) {
    const { result } = await cdp.send('Runtime.evaluate', { expression, objectGroup: 'roots' })
    const answer = await cdp.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' })
    found[expression] = answer.listeners.map(({ type }) => type).toSorted()
  }
  await cdp.send('Runtime.releaseObjectGroup', { objectGroup: 'roots' })
  return found
}

/** Keeps a list of the page's timers that have still to go off. */
async function countTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const timers = new Map<number, string>()
    Object.assign(window, { timers })
    const later = window.setTimeout.bind(window)
    const noMore = window.clearTimeout.bind(window)
    const often = window.setInterval.bind(window)
    const whereFrom = () => new Error().stack?.split('\n').slice(3, 5).join(' ') ?? ''
    Object.assign(window, {
      setTimeout(run: () => void, ms?: number, ...rest: unknown[]) {
        const id: number = later(() => {
          timers.delete(id)
          Reflect.apply(run, window, rest)
        }, ms)
        timers.set(id, `${ms} ms ${whereFrom()}`)
        return id
      },
      setInterval(run: () => void, ms?: number) {
        const id = often(run, ms)
        timers.set(id, `every ${ms} ms ${whereFrom()}`)
        return id
      },
      clearTimeout: (id: number) => (timers.delete(id), noMore(id)),
      clearInterval: (id: number) => (timers.delete(id), noMore(id)),
    })
  })
}
