import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { defineElement } from './define-element.ts'
import { clearPage, hear, ORIGIN, place, placeElement, standIn, TAG } from './testing/element-page.ts'

/*
 * What @r2wc/react-to-web-component does to an element by itself, and ours must not do: a test for each.
 */
const pickup = () => page.getByRole('combobox', { name: 'Pickup location' })

beforeAll(() => {
  const early = place(`<${TAG} id="early" partner="pk_demo"></${TAG}>`)
  Object.assign(early, { currency: 'GBP', passengers: 3, returnUrl: '/thanks' })
  standIn()
})
afterEach(clearPage)

describe('the element, unlike r2wc by itself,', () => {
  it('keeps properties that were set before it was defined', async () => {
    const early = document.querySelector(TAG)!
    expect(early.getAttribute('currency')).toBe('GBP')
    expect(early.getAttribute('return-url')).toBe('/thanks')
    expect(early.passengers).toBe(3)
    await expect.element(page.getByText('from £14')).toBeVisible()
    await expect.element(page.getByRole('combobox', { name: 'Passengers' })).toHaveValue('3')
  })

  it('reads an attribute without a value as one that says nothing', async () => {
    const element = placeElement('promo destination currency')
    expect(element.promo).toBe('')
    expect(element.currency).toBe('')
    await expect.element(page.getByText('from €17')).toBeVisible()
  })

  it('forgets an attribute that is removed', async () => {
    const element = placeElement('currency="CHF"')
    await expect.element(page.getByText('from CHF 16')).toBeVisible()
    element.removeAttribute('currency')
    expect(element.currency).toBeNull()
    await expect.element(page.getByText('from €17')).toBeVisible()
  })

  it('shows the form whatever an attribute holds', async () => {
    const element = placeElement(`passengers='{"bad' pickup='[1,' date="{}" units="[" vehicle="{" theme="]"`)
    await expect.element(pickup()).toHaveValue('[1,')
    Object.assign(element, { destination: { toString: () => '{"a":' } })
    await expect.element(page.getByRole('combobox', { name: 'Destination' })).toHaveValue('{"a":')
  })

  it('keeps what was typed when it is moved', async () => {
    const element = placeElement()
    await userEvent.fill(pickup(), '12 Rue du Rhône')
    const elsewhere = document.createElement('section')
    document.querySelector('.host-page')?.append(elsewhere)
    elsewhere.append(element)
    await expect.element(pickup()).toHaveValue('12 Rue du Rhône')
  })

  it('can be defined twice, and the first definition stays', () => {
    const first = customElements.get(TAG)
    expect(() => defineElement('https://other.example')).not.toThrow()
    expect(customElements.get(TAG)).toBe(first)
  })

  it('sends events that bubble and leave a shadow root', async () => {
    const ready = hear('fiacre:ready')
    const outer = document.createElement('div')
    outer.className = 'host-page'
    document.body.append(outer)
    const element = document.createElement(TAG)
    element.partner = 'pk_demo'
    outer.attachShadow({ mode: 'open' }).append(element)
    await expect.poll(() => ready.heard.length).toBe(1)
    expect(ready.heard[0]).toMatchObject({ bubbles: true, composed: true, cancelable: false, target: outer })
    ready.stop()
    expect(ORIGIN).not.toBe(location.origin)
  })
})
