import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { CUSTOM_PROPERTIES, PARTS } from './element-api.ts'
import {
  answers,
  clearPage,
  fillTrip,
  place,
  placeElement,
  serveWell,
  standIn,
  TAG,
} from './testing/element-page.ts'

const HOSTILE = `
  html { font-size: 40px; direction: rtl }
  * { color: red !important; font: italic 900 40px/3 cursive !important; letter-spacing: 1em !important;
      word-spacing: 2em !important; text-transform: uppercase !important; text-align: right !important;
      white-space: pre !important; cursor: wait !important; text-indent: 3em !important; direction: rtl !important }
  form, input, button, label { display: none !important }
  .host-page * { text-shadow: 0 0 9px red !important; writing-mode: vertical-rl !important }`

const sheet = new CSSStyleSheet()

/** How the parts of a form look. */
function looks(element: HTMLElement): string[] {
  const parts = element.shadowRoot?.querySelectorAll('.fi-embedded *') ?? []
  const names =
    'color fontFamily fontSize fontStyle fontWeight lineHeight letterSpacing wordSpacing textTransform textAlign whiteSpace cursor textIndent direction textShadow writingMode display width height'
  return [...parts].flatMap((part) => {
    const style = getComputedStyle(part)
    return names.split(' ').map((name) => `${part.className} ${name} ${String(Reflect.get(style, name))}`)
  })
}

const colourOf = (element: HTMLElement, selector: string) =>
  getComputedStyle(element.shadowRoot!.querySelector(selector)!)

/** A pointer that another test left there makes a button darker, until it moves. */
const WITHOUT_POINTER = 'style="pointer-events: none"'

beforeAll(standIn)
beforeEach(serveWell)
afterEach(() => {
  clearPage()
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
})

async function shown(attributes = ''): Promise<HTMLElementTagNameMap[typeof TAG]> {
  const element = placeElement(attributes)
  element.style.display = 'block'
  element.style.width = '700px'
  await expect.element(page.getByRole('radio', { name: /Minibus/ })).toBeInTheDocument()
  return element
}

describe('on any page', () => {
  it('looks the same whatever the page says of texts, and from whichever side it is read', async () => {
    const element = await shown()
    await expect.poll(() => colourOf(element, '.fi-button--primary').backgroundColor).toBe('rgb(11, 93, 75)')
    const before = looks(element)
    expect(before.length).toBeGreaterThan(1000)
    sheet.replaceSync(HOSTILE)
    document.adoptedStyleSheets.push(sheet)
    element.setAttribute(
      'style',
      'display: block; width: 700px !important; writing-mode: horizontal-tb !important',
    )
    const changed = looks(element).filter((look, at) => look !== before[at])
    expect(changed).toEqual([])
  })

  it('hides with the page’s own part that holds it', async () => {
    const element = await shown()
    element.parentElement!.style.visibility = 'hidden'
    expect(colourOf(element, 'form').visibility).toBe('hidden')
  })

  it('takes the partner’s colours, and no more than colours', async () => {
    const element = await shown(WITHOUT_POINTER)
    await expect.poll(() => colourOf(element, '.fi-button--primary').backgroundColor).toBe('rgb(11, 93, 75)')
    answers.set('/api/brand', () => Response.json({ accent: '#ff0000;}*{display:none', onAccent: '#00ff00' }))
    element.partner = 'pk_other'
    await expect.poll(() => colourOf(element, '.fi-button--primary').color).toBe('rgb(0, 255, 0)')
    await expect.poll(() => colourOf(element, '.fi-button--primary').backgroundColor).toBe('rgb(29, 77, 59)')
  })

  it('says where nothing is real, and only there', async () => {
    const element = await shown()
    const said = () => element.shadowRoot?.querySelector('.fi-embedded__demonstration')?.textContent
    await expect.poll(() => colourOf(element, '.fi-button--primary').backgroundColor).toBe('rgb(11, 93, 75)')
    expect(said()).toBeUndefined()
    answers.set('/api/brand', () => Response.json({ demonstration: true }))
    element.partner = 'pk_other'
    await expect.poll(said).toBe('Demonstration: no card is charged and no car will come.')
  })

  it('keeps its look where the partner’s colours do not come', async () => {
    answers.set('/api/brand', () => Promise.reject(new TypeError('gone')))
    const element = await shown(WITHOUT_POINTER)
    await expect.poll(() => colourOf(element, '.fi-button--primary').backgroundColor).toBe('rgb(29, 77, 59)')
  })
})

describe('the page’s own style', () => {
  it('reaches every custom property that is documented', async () => {
    const element = await shown()
    const values: Record<string, string> = {
      '--fiacre-accent': '#010203',
      '--fiacre-on-accent': '#040506',
      '--fiacre-radius': '3px',
      '--fiacre-font': 'Papyrus',
      '--fiacre-surface': '#070809',
      '--fiacre-ink': '#0a0b0c',
    }
    expect(Object.keys(values)).toEqual(CUSTOM_PROPERTIES.map(({ name }) => name))
    for (const [name, value] of Object.entries(values)) element.style.setProperty(name, value)
    const button = colourOf(element, '.fi-button--primary')
    const form = colourOf(element, 'form')
    // It fades over.
    await expect.poll(() => button.backgroundColor).toBe('rgb(1, 2, 3)')
    await expect.poll(() => button.color).toBe('rgb(4, 5, 6)')
    expect(colourOf(element, 'input[type="date"]').borderRadius).toBe('3px')
    expect(form.fontFamily).toBe('Papyrus')
    expect(form.backgroundColor).toBe('rgb(7, 8, 9)')
    expect(form.color).toBe('rgb(10, 11, 12)')
  })

  it('reaches every part that is documented', async () => {
    const element = await shown('promo="X"')
    fillTrip(element)
    await element.quote()
    await expect.element(page.getByText(/Price held until/)).toBeVisible()
    answers.set('/api/calculate-prices', () => Promise.reject(new TypeError('gone')))
    const parts = () =>
      new Set(
        [...element.shadowRoot!.querySelectorAll('[part]')].flatMap((part) => [...part.part].map(String)),
      )
    const withPrice = parts()
    await element.quote()
    await expect.element(page.getByRole('alert').first()).toBeInTheDocument()
    const found = withPrice.union(parts())
    expect([...found].toSorted()).toEqual(PARTS.map(({ name }) => name).toSorted())
  })
})

describe('two elements on a page', () => {
  it('have forms of their own', async () => {
    place(`<${TAG} partner="pk_a" pickup="Annecy"></${TAG}><${TAG} partner="pk_b" pickup="Lyon"></${TAG}>`)
    const fields = page.getByRole('combobox', { name: 'Pickup location' })
    await expect.element(fields.nth(0)).toHaveValue('Annecy')
    await expect.element(fields.nth(1)).toHaveValue('Lyon')
  })
})
