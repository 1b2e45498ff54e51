import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeFlow, fillTrip, later, quotedFlow } from '../flow/testing/fake-flow.ts'
import { bookedWith, pricesOf, quoteOf } from '../flow/testing/samples.ts'
import { GERMAN } from './testing/german.ts'
import { renderForm } from './testing/render-form.tsx'

beforeEach(() => page.viewport(1280, 800))

afterEach(() => {
  document.documentElement.removeAttribute('style')
  delete document.documentElement.dataset['theme']
})

const one = (selector: string): Element => {
  const found = document.querySelector(selector)
  if (!found) throw new Error(`The form has no ${selector}.`)
  return found
}

const box = (selector: string): DOMRect => one(selector).getBoundingClientRect()

describe('date and time', () => {
  it('stand in line, however high their labels are', async () => {
    await page.viewport(390, 800)
    const fake = fakeFlow()
    fake.flow.toggleRoundTrip(true)
    await renderForm({ fake, locale: 'de', messages: { ...GERMAN, returnTime: 'Uhrzeit' } })
    const label = (name: string): number => box(`[id$='${name}-label']`).height
    expect(label('returnDate')).toBeGreaterThan(label('returnTime'))
    expect(box('[name=returnDate]').top).toBe(box('[name=returnTime]').top)
    expect(box('[name=returnDate]').right).toBeLessThan(box('[name=returnTime]').left)
  })

  it('stand one below the other where they have no room', async () => {
    await page.viewport(320, 800)
    await renderForm()
    expect(box('[name=pickupTime]').top).toBeGreaterThan(box('[name=pickupDate]').bottom)
    expect(box('[name=pickupTime]').width).toBe(box('.fi-times').width)
  })

  it.each([1280, 320])(
    'have the room of both for what is wrong, each under its own, at %i px',
    async (width) => {
      await page.viewport(width, 800)
      const { flow } = await renderForm()
      await flow.calculatePrice()
      const error = "[id$='pickupDate-error']"
      await expect.poll(() => document.querySelector(error)).not.toBeNull()
      expect(box(error).width).toBe(box('.fi-times').width)
      expect(box(error).top).toBeGreaterThan(box('[name=pickupDate]').bottom)
      if (width === 320) expect(box(error).bottom).toBeLessThan(box('[name=pickupTime]').top)
    },
  )
})

it.each([234, 320, 390, 700, 1280])('never breaks the amount at %i px', async (width) => {
  await page.viewport(width + 16, 800)
  const fake = fakeFlow()
  fake.client.calculatePrices.mockResolvedValue(pricesOf(quoteOf({ totalPriceCents: 123_499 })))
  await fillTrip(fake)
  await fake.flow.calculatePrice()
  await renderForm({ fake, currency: 'CZK' })
  // What shows a price is fetched when the first one comes.
  const total = await vi.waitFor(() => one('.fi-quote__total'), 10_000)
  expect(total.scrollWidth).toBeLessThanOrEqual(total.clientWidth)
  expect(box('.fi-quote__total').height).toBeLessThan(60)
})

it('shows what is being booked as locked, the trip type and the classes too', async () => {
  const fake = await quotedFlow()
  fake.client.createBooking.mockReturnValue(later<ReturnType<typeof bookedWith>>().promise)
  const { flow } = await renderForm({ fake })
  const grounds = (): string[] =>
    ['.fi-input', '.fi-ride', '.fi-ride:has(:checked)', '.fi-segmented__input:checked + *'].map(
      (selector) => getComputedStyle(one(selector)).backgroundColor,
    )
  expect(new Set(grounds()).size).toBeGreaterThan(1)
  void flow.book()
  await expect.poll(() => new Set(grounds()).size).toBe(1)
  const inks = ['.fi-input', '.fi-ride__name', '.fi-segmented__label'].map(
    (selector) => getComputedStyle(one(selector)).color,
  )
  expect(new Set(inks).size).toBe(1)
})

describe('a chosen class', () => {
  const ACCENTS = ['#f4c430', '#000000', '#ffffff', '#7a1f2b']

  it.each(['light', 'dark'])('takes the tint of any accent, and can be read on it, %s', async (theme) => {
    document.documentElement.dataset['theme'] = theme
    await renderForm({ fake: await quotedFlow() })
    const tints = new Set<string>()
    for (const accent of ACCENTS) {
      document.documentElement.style.setProperty('--fiacre-accent', accent)
      const card = one('.fi-ride:has(:checked)')
      // It fades over.
      await Promise.all(card.getAnimations().map(({ finished }) => finished))
      tints.add(getComputedStyle(card).backgroundColor)
      const { violations, passes } = await axe.run(card, { runOnly: 'color-contrast' })
      expect(violations.map(({ nodes }) => nodes.map(({ html }) => html))).toEqual([])
      expect(passes).toHaveLength(1)
    }
    expect(tints.size).toBe(ACCENTS.length)
  })
})
