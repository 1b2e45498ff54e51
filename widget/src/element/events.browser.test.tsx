import { pricesOf } from '../booking/flow/testing/samples.ts'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { EVENTS } from './element-api.ts'
import type { FiacreEventMap } from './element-events.ts'
import {
  answers,
  askedAt,
  clearPage,
  fillTrip,
  freshPrices,
  freshQuote,
  hear,
  ORIGIN,
  placeElement,
  refusal,
  serveWell,
  standIn,
} from './testing/element-page.ts'

beforeAll(standIn)
beforeEach(serveWell)
afterEach(() => {
  clearPage()
  vi.restoreAllMocks()
})

/** The payload of the next event of a name, while something happens. */
async function next<Name extends keyof FiacreEventMap>(name: Name, act: () => unknown) {
  const ear = hear(name)
  await act()
  await expect.poll(() => ear.heard.length).toBeGreaterThan(0)
  ear.stop()
  return ear.heard[0]!.detail
}

/** An element with a price. */
async function priced(attributes = '') {
  const element = placeElement(attributes)
  await expect.element(page.getByRole('radio', { name: /Economy/ })).toBeInTheDocument()
  fillTrip(element)
  await element.quote()
  await expect.element(page.getByText(/Price held until/)).toBeVisible()
  return element
}

const book = () => page.getByRole('button', { name: 'Book Now' }).click()

describe('the events', () => {
  it('are these', () => {
    expect(EVENTS.map(({ name }) => name)).toEqual([
      'fiacre:ready',
      'fiacre:quote',
      'fiacre:checkout',
      'fiacre:booked',
      'fiacre:cancelled',
      'fiacre:error',
    ])
  })

  it('say that the form is ready', async () => {
    const detail = await next('fiacre:ready', () => placeElement('locale="pl" currency="PLN"'))
    expect(detail).toEqual({ locale: 'pl', currency: 'PLN' })
  })

  it('say the currency that is shown, where the page asks for one that nobody knows', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const detail = await next('fiacre:ready', () => placeElement('currency="XXX"'))
    expect(detail).toMatchObject({ currency: 'EUR' })
  })

  it('tell a price, and nothing of where the traveller goes', async () => {
    const promo = { code: 'WELCOME10', applied: true, message: '10 % off', percent: 10 }
    const quote = freshQuote({ promo })
    answers.set('/api/calculate-prices', () => Response.json(pricesOf(quote)))
    expect(await next('fiacre:quote', () => priced())).toEqual({
      quoteId: quote.quoteId,
      totalPrice: 110.96,
      totalPriceCents: 11096,
      currency: 'EUR',
      expiresAt: quote.expiresAt,
      vehicle: 'Economy',
      isRoundTrip: false,
      durationHours: null,
      promo: { code: 'WELCOME10', applied: true },
    })
  })

  it('tell that the traveller goes on to book', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(window)
    await priced()
    expect(await next('fiacre:checkout', book)).toEqual({
      checkoutSessionId: '0198c2b0-1111-7abc-8def-0123456789ab',
      quoteId: freshQuote().quoteId,
      target: 'self',
    })
    await expect.poll(() => open.mock.calls).toContainEqual([`${ORIGIN}/checkout?session=cs_1`, '_top'])
  })

  it('tell what went wrong, and nothing that was typed', async () => {
    answers.set('/api/calculate-prices', () => refusal(422, 'PLACE_NOT_FOUND'))
    const element = placeElement()
    await expect.element(page.getByRole('radio', { name: /Economy/ })).toBeInTheDocument()
    fillTrip(element)
    expect(await next('fiacre:error', () => element.quote())).toEqual({
      code: 'PLACE_NOT_FOUND',
      message: 'Title of PLACE_NOT_FOUND',
    })
  })

  it.each([
    ['of a key that is refused', () => refusal(403, 'ORIGIN_NOT_ALLOWED'), 'ORIGIN_NOT_ALLOWED'],
    ['of a service that is away', () => Promise.reject(new TypeError('Failed to fetch')), 'NETWORK'],
  ] as const)('tell once %s, however many reads it fails', async (_, answer, code) => {
    for (const path of ['/api/vehicle-types', '/api/places', '/api/brand']) answers.set(path, answer)
    const failing = hear('fiacre:error')
    const element = placeElement('pickup="Geneva"')
    element.prefill({ destination: 'Chamonix' })
    await expect.poll(() => failing.heard.length).toBeGreaterThan(0)
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(failing.heard.map(({ detail }) => detail.code)).toEqual([code])
    failing.stop()
  })

  it('tell a connection that broke without the address asked for', async () => {
    const failing = hear('fiacre:error')
    answers.set('/api/calculate-distance', () => {
      throw new TypeError('Failed to fetch https://fiacre.example/api?q=12+Rue')
    })
    const element = placeElement()
    await expect.element(page.getByRole('radio', { name: /Economy/ })).toBeInTheDocument()
    fillTrip(element)
    await element.quote()
    await expect
      .poll(() => failing.heard.map(({ detail }) => detail))
      .toEqual([{ code: 'NETWORK', message: 'The service could not be reached.' }])
    failing.stop()
  })
})

describe('promo code and attribution', () => {
  it('go along with the price, and a changed code takes the price away', async () => {
    const element = await priced('promo="WELCOME10" utm_source="letter" gclid="abc"')
    expect(askedAt('/api/calculate-prices').at(-1)?.body).toMatchObject({
      promoCode: 'WELCOME10',
      attribution: { utm_source: 'letter', gclid: 'abc' },
    })
    element.promo = null
    await expect.element(page.getByText(/Price held until/)).not.toBeInTheDocument()
    await element.quote()
    expect(askedAt('/api/calculate-prices').at(-1)?.body).not.toHaveProperty('promoCode')
  })

  it('are said beside the price: what the code takes off', async () => {
    const promo = { code: 'WELCOME10', applied: true, message: '10 % off', percent: 10 }
    const lines = [
      { code: 'START' as const, description: '', amount: 122.06, amountCents: 12206 },
      { code: 'DISCOUNT' as const, description: '', amount: -11.1, amountCents: -1110 },
    ]
    answers.set('/api/calculate-prices', () => Response.json(freshPrices({ promo, lines })))
    await priced()
    await expect.element(page.getByText('WELCOME10, 10 % off')).toBeVisible()
    await expect.element(page.getByText('-€11.10')).toBeVisible()
  })

  it.each([
    ['EXPIRED', 'The code OLD has expired. This is the usual price.'],
    ['OTHER_CLASS', 'The code OLD is for other vehicle types. This is the usual price.'],
    ['SOMETHING_NEW', 'In the words of the service.'],
  ])('are said beside the price: why a code takes nothing off, %s', async (reason, words) => {
    const promo = {
      code: 'OLD',
      applied: false,
      reason: reason as 'EXPIRED',
      message: 'In the words of the service.',
    }
    answers.set('/api/calculate-prices', () => Response.json(freshPrices({ promo })))
    await priced()
    await expect.element(page.getByText(words)).toBeVisible()
    await expect.element(page.getByText('€110.96').first()).toBeVisible()
  })
})

describe('what else comes with the later steps', () => {
  it('shows prices in the rates of today', async () => {
    await priced('currency="CHF"')
    await expect.element(page.getByText('CHF 221.92').first()).toBeVisible()
    expect(new URL(askedAt('/api/exchange-rates')[0]!.request.url).search).toBe('?key=pk_demo')
  })

  it('asks for no rates where prices are in euros', async () => {
    await priced()
    expect(askedAt('/api/exchange-rates')).toEqual([])
  })
})
