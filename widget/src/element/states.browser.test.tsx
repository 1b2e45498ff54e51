import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  answers,
  asked,
  askedAt,
  clearPage,
  fillTrip,
  freshPrices,
  freshQuote,
  hear,
  ORIGIN,
  place,
  placeElement,
  refusal,
  serveWell,
  standIn,
  TAG,
} from './testing/element-page.ts'

const SESSIONS = '/api/checkout-sessions'
const calculate = () => page.getByRole('button', { name: 'Calculate Price' })
const held = () => page.getByText(/Price held until/)

beforeAll(standIn)
beforeEach(serveWell)
afterEach(() => {
  clearPage()
  vi.restoreAllMocks()
})

async function filled(attributes = '') {
  const element = placeElement(attributes)
  await expect.element(page.getByRole('radio', { name: /Economy/ })).toBeInTheDocument()
  fillTrip(element)
  return element
}

/** Asks for a price that does not come, then mends the service and asks again. */
async function expectSaid(words: RegExp): Promise<void> {
  const element = await filled()
  await element.quote()
  await expect.element(page.getByText(words).first()).toBeVisible()
  answers.set('/api/calculate-prices', () => Response.json(freshPrices()))
  await calculate().click()
  await expect.element(held()).toBeVisible()
}

describe('a price that does not come says why, and can be asked for again:', () => {
  it('offline', async () => {
    answers.set('/api/calculate-prices', () => Promise.reject(new TypeError('Failed to fetch')))
    await expectSaid(/We could not reach the booking service/)
  })

  it('too many tries', async () => {
    answers.set('/api/calculate-prices', () => refusal(429, 'TOO_MANY_REQUESTS', {}, { 'Retry-After': '42' }))
    await expectSaid(/Please try again in 42 seconds/)
  })

  it('a fault of the service', async () => {
    answers.set('/api/calculate-prices', () => refusal(500, 'INTERNAL', { detail: 'Something broke here.' }))
    await expectSaid(/Something broke here/)
  })

  it('a page of a proxy', async () => {
    answers.set('/api/calculate-prices', () => new Response('<h1>Bad Gateway', { status: 502 }))
    await expectSaid(/Something went wrong on our side/)
  })

  it('a time-out', async () => {
    answers.set('/api/calculate-prices', () =>
      Promise.reject(Object.assign(new Error('late'), { name: 'TimeoutError' })),
    )
    await expectSaid(/did not answer in time/)
  })
})

describe('the fleet', () => {
  it('that does not come says so, and can be asked for again', async () => {
    answers.set('/api/vehicle-types', () => refusal(400, 'INVALID_REQUEST'))
    placeElement()
    await expect.element(page.getByText('The vehicles could not be loaded.')).toBeVisible()
    serveWell()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByRole('radio', { name: /Minibus/ })).toBeInTheDocument()
  })
})

describe('a price that ran out', () => {
  it('says so, and a fresh one can be had', async () => {
    answers.set('/api/calculate-prices', () =>
      Response.json(freshPrices({ expiresAt: '2026-01-01T00:00:00.000Z' })),
    )
    const element = await filled()
    await element.quote()
    await expect.element(page.getByText('This price has expired')).toBeVisible()
    answers.set('/api/calculate-prices', () => Response.json(freshPrices()))
    await page.getByRole('button', { name: 'Get a fresh price' }).click()
    await expect.element(held()).toBeVisible()
  })
})

describe('a price that cannot be taken to our site', () => {
  async function bookAt(answer: () => Response | Promise<Response>, attributes = ''): Promise<void> {
    answers.set(SESSIONS, answer)
    const element = await filled(attributes)
    await element.quote()
    await page.getByRole('button', { name: 'Book Now' }).click()
  }

  it('says why, and can be tried again under the same key', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(window)
    await bookAt(() => refusal(500, 'INTERNAL', { detail: 'Something broke here.' }))
    await expect.element(page.getByText('Something broke here.')).toBeVisible()
    serveWell()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => open.mock.calls.length).toBe(1)
  })

  it('shows the price that has taken its place', async () => {
    const quote = freshQuote({ quoteId: 'fresh', totalPrice: 120, totalPriceCents: 12000 })
    await bookAt(() => refusal(409, 'PRICE_CHANGED', { quote }))
    await expect.element(page.getByText(/It was €110.96 and is now €120.00/)).toBeVisible()
  })

  it('goes when the service does not know it any more', async () => {
    await bookAt(() => refusal(409, 'QUOTE_UNAVAILABLE'))
    await expect.element(held()).not.toBeInTheDocument()
    await expect.element(page.getByText(/Detail of QUOTE_UNAVAILABLE/).first()).toBeVisible()
  })

  it('says that the address to come back to is not allowed', async () => {
    const failing = hear('fiacre:error')
    await bookAt(() => refusal(422, 'RETURN_URL_NOT_ALLOWED'), 'return-url="https://elsewhere.example/"')
    await expect.element(page.getByText(/Detail of RETURN_URL_NOT_ALLOWED/)).toBeVisible()
    await expect
      .poll(() => failing.heard.map(({ detail }) => detail.code))
      .toEqual(['RETURN_URL_NOT_ALLOWED'])
    failing.stop()
  })

  it('is there still when the traveller comes back by the browser’s back button', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(window)
    const element = await filled()
    await element.quote()
    await page.getByRole('button', { name: 'Book Now' }).click()
    await expect.poll(() => open.mock.calls.length).toBe(1)
    expect(element.shadowRoot?.querySelector('fieldset')?.disabled).toBe(true)
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await expect.poll(() => element.shadowRoot?.querySelector('fieldset')?.disabled).toBe(false)
    await expect.element(held()).toBeVisible()
  })
})

describe('a partner key', () => {
  it('that is missing is said to the traveller, the page and, once, its owner', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const failing = hear('fiacre:error')
    place(`<${TAG}></${TAG}><${TAG}></${TAG}>`)
    await expect
      .poll(() => failing.heard.map(({ detail }) => detail.code))
      .toEqual(['PARTNER_KEY_MISSING', 'PARTNER_KEY_MISSING'])
    await expect.element(page.getByText('This booking form is not set up yet').first()).toBeVisible()
    await expect.element(page.getByText(/data-partner/).first()).toBeVisible()
    const link = page.getByRole('link', { name: 'Book on our site' }).first()
    await expect.element(link).toHaveAttribute('href', `${ORIGIN}/`)
    expect(warn).toHaveBeenCalledOnce()
    expect(askedAt('/api/vehicle-types')).toEqual([])
    failing.stop()
  })

  it('that is secret is told to the page and its owner before anything is asked, and goes nowhere', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const failing = hear('fiacre:error')
    const element = place(`<${TAG} partner="sk_live_1234" pickup="Geneva Airport"></${TAG}>`)
    await expect.poll(() => failing.heard.map(({ detail }) => detail.code)).toEqual(['SECRET_KEY_IN_BROWSER'])
    await expect.element(page.getByText(/SECRET_KEY_IN_BROWSER/)).toBeVisible()
    expect(warn.mock.calls.join()).toMatch(/pk_….*rotate the secret one/)
    element.prefill({ destination: 'Chamonix' })
    await element.quote()
    expect(
      asked.filter(({ request }) => /sk_/.test(request.url + [...request.headers.values()].join())),
    ).toEqual([])
    failing.stop()
  })

  it('that is set at last brings the form', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const element = place(`<${TAG} pickup="Geneva"></${TAG}>`)
    await expect.element(page.getByText('This booking form is not set up yet')).toBeVisible()
    element.partner = 'pk_demo'
    await expect.element(page.getByRole('combobox', { name: 'Pickup location' })).toHaveValue('Geneva')
  })

  it.each(['INVALID_KEY', 'ORIGIN_NOT_ALLOWED'])(
    'that is refused is said in place of the form: %s',
    async (code) => {
      answers.set('/api/vehicle-types', () => refusal(code === 'INVALID_KEY' ? 401 : 403, code))
      const failing = hear('fiacre:error')
      placeElement()
      await expect.element(page.getByText('This booking form cannot be used on this page')).toBeVisible()
      await expect.element(page.getByRole('link', { name: 'Book on our site' })).toBeVisible()
      expect(failing.heard.map(({ detail }) => detail.code)).toEqual([code])
      failing.stop()
    },
  )

  it('names the page that is not listed to whoever builds it', async () => {
    answers.set('/api/vehicle-types', () => refusal(403, 'ORIGIN_NOT_ALLOWED'))
    const failing = hear('fiacre:error')
    placeElement()
    const words = page.getByText(/is not among those that its partner key is for/)
    await expect.element(words).toMatchTextContent(`The page ${location.origin} is`)
    expect(failing.heard[0]?.detail.message).toContain(location.origin)
    failing.stop()
  })
})

describe('attributes that say nothing that can be understood', () => {
  it('are warned of once, with what they may say, and change nothing', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const wrong = 'theme="neon" units="furlongs" currency="XXX" date="tomorrow" time="25:00" passengers="40"'
    const element = placeElement(`${wrong} vehicle="limousine"`)
    placeElement(wrong)
    await expect.element(page.getByRole('radio', { name: /Economy/ }).first()).toBeInTheDocument()
    element.theme = 'dim'
    const names = ['currency', 'units', 'theme', 'date', 'time', 'passengers', 'vehicle']
    await expect.poll(() => warn.mock.calls.length).toBeGreaterThanOrEqual(names.length)
    const said = warn.mock.calls.map(([text]) => String(text))
    const warned = said.map((text) => /Fiacre: (\w+)=/.exec(text)?.[1] ?? text)
    expect(warned.toSorted()).toEqual(names.toSorted())
    expect(said.find((text) => text.includes('theme'))).toContain('auto, light, dark')
  })

  it('is nothing that can be understood: no warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    placeElement('theme="dark" units="mi" currency="chf" passengers="1" time="09:30" vehicle="economy"')
    await expect.element(page.getByRole('radio', { name: /Economy/ })).toBeChecked()
    expect(warn).not.toHaveBeenCalled()
  })
})

describe('blocked storage', () => {
  it('changes nothing, as nothing is stored', async () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'cookieStore'] as const)
      vi.spyOn(window, name, 'get').mockImplementation(blocked)
    const cookie = vi.spyOn(document, 'cookie', 'get').mockImplementation(blocked)
    const element = await filled()
    await element.quote()
    await expect.element(held()).toBeVisible()
    expect(cookie).not.toHaveBeenCalled()
  })
})
