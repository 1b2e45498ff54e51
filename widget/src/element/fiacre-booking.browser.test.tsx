import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { GENEVA_AIRPORT } from '../booking/flow/testing/samples.ts'
import { ATTRIBUTES } from './element-api.ts'
import {
  asked,
  askedAt,
  clearPage,
  inTwoDays,
  ORIGIN,
  place,
  placeElement,
  serveWell,
  standIn,
  TAG,
} from './testing/element-page.ts'

const field = (name: string) => page.getByRole('combobox', { name })

beforeAll(standIn)
beforeEach(serveWell)
afterEach(clearPage)

describe('<fiacre-booking>', () => {
  it('stands in an open shadow root, styled without style elements', async () => {
    const element = placeElement()
    await expect.element(field('Pickup location')).toBeVisible()
    expect(element.shadowRoot?.adoptedStyleSheets.length).toBeGreaterThan(0)
    expect(element.shadowRoot?.querySelector('style, [style]')).toBeNull()
  })

  it('asks the service it came from, with the partner’s key and without cookies', async () => {
    placeElement('pickup="Geneva"')
    await expect.element(page.getByRole('radio', { name: /Minibus/ })).toBeInTheDocument()
    await expect.poll(() => askedAt('/api/brand')).toHaveLength(1)
    // What the page fills in is looked for once somebody turns to the form.
    expect(askedAt('/api/places')).toEqual([])
    await field('Pickup location').click()
    await expect.poll(() => askedAt('/api/places')).not.toEqual([])
    expect(asked.length).toBeGreaterThan(2)
    for (const { request } of asked) {
      const url = new URL(request.url)
      expect([url.origin, url.searchParams.get('key'), request.credentials]).toEqual([
        ORIGIN,
        'pk_demo',
        'omit',
      ])
    }
  })

  it('leaves no listener behind when it is removed', async () => {
    const spies = [document, window].map((target) => ({
      added: vi.spyOn(target, 'addEventListener'),
      removed: vi.spyOn(target, 'removeEventListener'),
    }))
    const count = (which: 'added' | 'removed') => spies.flatMap((spy) => spy[which].mock.calls).length
    const element = placeElement()
    await expect.element(field('Pickup location')).toBeVisible()
    await expect.poll(() => count('added')).toBeGreaterThan(1)
    element.remove()
    await expect.poll(() => count('removed')).toBe(count('added'))
    vi.restoreAllMocks()
  })
})

describe('the attributes', () => {
  it('fill in the form', async () => {
    const date = inTwoDays()
    placeElement(
      `pickup="${GENEVA_AIRPORT.label}" destination="Chamonix" date="${date}" passengers="5" vehicle="van"`,
    )
    await expect.element(field('Pickup location')).toHaveValue(GENEVA_AIRPORT.label)
    await expect.element(field('Destination')).toHaveValue('Chamonix')
    await expect.element(page.getByLabelText('Pickup date')).toHaveValue(date)
    await expect.element(page.getByRole('radio', { name: /Van/ })).toBeChecked()
    await expect.element(field('Passengers')).toHaveValue('5')
  })

  it('choose a class of vehicle by its id too', async () => {
    placeElement('vehicle="2"')
    await expect.element(page.getByRole('radio', { name: /Business/ })).toBeChecked()
  })

  it('take their values along when they are removed', async () => {
    const element = placeElement('pickup="Geneva" passengers="4" vehicle="van"')
    await expect.element(page.getByRole('radio', { name: /Van/ })).toBeChecked()
    for (const name of ['pickup', 'passengers', 'vehicle']) element.removeAttribute(name)
    await expect.element(field('Pickup location')).toHaveValue('')
    await expect.element(field('Passengers')).toHaveValue('1')
    await expect.element(page.getByRole('radio', { name: /Van/ })).not.toBeChecked()
  })

  it('leave what the traveller has changed since', async () => {
    const element = placeElement('pickup="Geneva" destination="Chamonix"')
    await userEvent.fill(field('Pickup location'), 'Annecy')
    element.removeAttribute('pickup')
    element.removeAttribute('destination')
    await expect.element(field('Destination')).toHaveValue('')
    await expect.element(field('Pickup location')).toHaveValue('Annecy')
  })

  it('may change at any time', async () => {
    const element = placeElement()
    await expect.element(page.getByText('from €17')).toBeVisible()
    Object.assign(element, { currency: 'CHF', locale: 'pl', theme: 'dark', pickup: 'Annecy' })
    await expect.element(page.getByText(/od 16\sCHF/)).toBeVisible()
    await expect.element(field('Miejsce odbioru')).toHaveValue('Annecy')
    expect(element.shadowRoot?.querySelector('[data-theme="dark"]')).not.toBeNull()
  })

  it('are properties each, and each property its attribute', () => {
    const element: HTMLElement = placeElement()
    for (const { attribute, property, type } of ATTRIBUTES) {
      const value = type === 'number' ? 7 : 'some text'
      Object.assign(element, { [property]: value })
      expect(element.getAttribute(attribute)).toBe(String(value))
      expect(Reflect.get(element, property)).toBe(value)
      Object.assign(element, { [property]: null })
      expect(element.hasAttribute(attribute)).toBe(false)
      expect(Reflect.get(element, property)).toBeNull()
    }
  })
})

describe('the language', () => {
  afterEach(() => document.documentElement.removeAttribute('lang'))

  it('is the attribute’s before the page’s', async () => {
    place(`<div lang="de"><${TAG} partner="pk_demo" locale="pl"></${TAG}></div>`)
    await expect.element(page.getByText('W jedną stronę')).toBeVisible()
  })

  it('is that of the nearest part of the page that says its own', async () => {
    document.documentElement.lang = 'en'
    place(`<div lang="pl"><${TAG} partner="pk_demo"></${TAG}></div>`)
    await expect.element(page.getByText('W jedną stronę')).toBeVisible()
  })

  it('is the page’s before the browser’s', async () => {
    document.documentElement.lang = 'pl'
    placeElement()
    await expect.element(page.getByText('W jedną stronę')).toBeVisible()
  })

  it('is the browser’s where nothing says another', async () => {
    expect(navigator.language).toMatch(/^en/)
    placeElement()
    await expect.element(page.getByText('One way')).toBeVisible()
  })
})
