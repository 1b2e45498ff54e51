import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CHAMONIX, FLEET, GENEVA_AIRPORT } from '../booking/flow/testing/samples.ts'
import { defineElement } from './define-element.ts'

const TAG = 'fiacre-booking'

const ORIGIN = 'https://fiacre.example'

const asked: { url: string; credentials: RequestCredentials }[] = []

/** Stands in for the service. */
async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init)
  asked.push({ url: request.url, credentials: request.credentials })
  const { pathname } = new URL(request.url)
  return Response.json(pathname === '/api/places' ? { places: [GENEVA_AIRPORT, CHAMONIX] } : FLEET)
}

function place(html: string): HTMLElement {
  document.body.insertAdjacentHTML('beforeend', `<div class="host-page">${html}</div>`)
  return document.querySelector(TAG)!
}

const pickup = () => page.getByRole('combobox', { name: /Pickup location|Miejsce odbioru/ })

beforeAll(() => {
  vi.stubGlobal('fetch', answer)
  const early = place(`<${TAG} id="early"></${TAG}>`)
  Object.assign(early, { currency: 'GBP' })
  defineElement(ORIGIN)
})

afterEach(() => document.querySelectorAll('.host-page').forEach((each) => each.remove()))

describe('<fiacre-booking>', () => {
  it('takes properties that were set before it was defined', async () => {
    const early = document.querySelector('#early')!
    expect(early.getAttribute('currency')).toBe('GBP')
    await expect.element(page.getByText('from £14')).toBeVisible()
  })

  it('can be defined twice', () => {
    expect(() => defineElement(ORIGIN)).not.toThrow()
  })

  it('stands in an open shadow root, styled without style elements', async () => {
    const element = place(`<${TAG}></${TAG}>`)
    await expect.element(pickup()).toBeVisible()
    expect(element.shadowRoot?.adoptedStyleSheets.length).toBeGreaterThan(0)
    expect(element.shadowRoot?.querySelector('style, [style]')).toBeNull()
  })

  it('prefills the places of its attributes', async () => {
    place(`<${TAG} pickup="${GENEVA_AIRPORT.label}" destination="Chamonix"></${TAG}>`)
    await expect.element(pickup()).toHaveValue(GENEVA_AIRPORT.label)
    await expect.element(page.getByRole('combobox', { name: 'Destination' })).toHaveValue('Chamonix')
  })

  it('asks the service it came from, without cookies', async () => {
    place(`<${TAG}></${TAG}>`)
    await expect.element(page.getByRole('radio', { name: /Minibus/ })).toBeInTheDocument()
    expect(
      asked.every(({ url, credentials }) => url.startsWith(ORIGIN) && credentials === 'same-origin'),
    ).toBe(true)
  })

  it('follows its attributes at any time, and forgets the ones removed', async () => {
    const element = place(`<${TAG}></${TAG}>`)
    await expect.element(page.getByText('from €17')).toBeVisible()
    element.setAttribute('currency', 'CHF')
    element.setAttribute('locale', 'pl')
    element.setAttribute('theme', 'dark')
    await expect.element(page.getByText(/od 16\sCHF/)).toBeVisible()
    expect(element.shadowRoot?.querySelector('[data-theme="dark"]')).not.toBeNull()
    for (const name of ['currency', 'locale', 'theme']) element.removeAttribute(name)
    await expect.element(page.getByText('from €17')).toBeVisible()
    expect(element.shadowRoot?.querySelector('[data-theme]')).toBeNull()
  })

  it('has each attribute as a property', () => {
    place(`<${TAG} units="mi"></${TAG}>`)
    const element = document.querySelector(TAG)!
    expect(element.units).toBe('mi')
    element.locale = 'pl'
    expect(element.getAttribute('locale')).toBe('pl')
    element.locale = null
    expect(element.hasAttribute('locale')).toBe(false)
  })

  it('keeps what was typed when it is moved', async () => {
    const element = place(`<${TAG}></${TAG}>`)
    await userEvent.fill(pickup(), '12 Rue du Rhône')
    const elsewhere = document.createElement('div')
    elsewhere.className = 'host-page'
    document.body.append(elsewhere)
    elsewhere.append(element)
    await expect.element(pickup()).toHaveValue('12 Rue du Rhône')
  })

  it('leaves no listener behind when it is removed', async () => {
    const added = vi.spyOn(document, 'addEventListener')
    const removed = vi.spyOn(document, 'removeEventListener')
    const element = place(`<${TAG}></${TAG}>`)
    await expect.element(pickup()).toBeVisible()
    element.remove()
    const count = (spy: typeof added | typeof removed) =>
      spy.mock.calls.filter(([type]) => type === 'visibilitychange').length
    await expect.poll(() => count(removed)).toBe(count(added))
  })
})
