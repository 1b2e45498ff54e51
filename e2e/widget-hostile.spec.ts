import { expect, type Page } from '@playwright/test'
import { LONG } from './at-length.ts'
import { expectPrice, openForm, TRIP } from './widget-form.ts'
import { test, watch, type Host } from './widget-host.ts'

/** What pages say of everything, wherever it stands. */
const HOSTILE_CSS = `
html { font-size: 4px }
* { all: unset !important; font-size: 40px !important; direction: rtl !important; line-height: 4 !important }
* { letter-spacing: 1em !important; word-spacing: 2em !important; text-transform: uppercase !important }
* { text-align: right !important; text-indent: 3em !important; white-space: pre !important; cursor: wait !important }
*, *::before, *::after { box-sizing: content-box !important; color: red !important; opacity: 1 !important }
html, head, body, main { display: block !important }
head, script, style { display: none !important }
div, button, input, form, fieldset, label, section, svg, p, span { display: none !important }
main { width: 700px !important }
`

/** Where everything inside of the form is, in px from its corner, and how large. */
async function boxes(page: Page): Promise<Map<string, number[]>> {
  const found = await page.locator('fiacre-booking').evaluate((element) => {
    const parts = [...(element.shadowRoot?.querySelectorAll('.fi-embedded, .fi-embedded *') ?? [])]
    const corner = parts[0]?.getBoundingClientRect() ?? new DOMRect()
    return parts.map((part, at): [string, number[]] => {
      const { x, y, width, height } = part.getBoundingClientRect()
      const name = `${at} ${part.tagName} ${part.getAttribute('class') ?? ''}`
      // What is not shown stands nowhere.
      return [name, part.getClientRects().length > 0 ? [x - corner.x, y - corner.y, width, height] : []]
    })
  })
  return new Map(found)
}

const plain = (host: Host) => host.add({ head: styles('main{width:700px}'), body: main(host) })
const main = (host: Host) => `<main>${host.tags(TRIP)}</main>`
const styles = (css: string) => `<style>${css}</style>`

/** The parts that stand elsewhere than on a plain page, or are more than 1 px larger or smaller. */
function moved(before: Map<string, number[]>, after: Map<string, number[]>): string[] {
  const names = [...new Set([...before.keys(), ...after.keys()])]
  return names.flatMap((name) => {
    const [was = [], is = []] = [before.get(name), after.get(name)]
    const isSame = was.length === is.length && was.every((value, at) => Math.abs(value - (is[at] ?? 0)) <= 1)
    return isSame ? [] : [`${name}: ${was.join(' ')} → ${is.join(' ')}`]
  })
}

test.describe('the form stands as on a plain page', () => {
  let before: Map<string, number[]>
  test.beforeAll(async ({ browser, host }) => {
    const page = await browser.newPage()
    await openForm(page, plain(host))
    await expectPrice(page)
    before = await boxes(page)
    await page.close()
  })

  const PAGES: Record<string, (host: Host) => string> = {
    'of hostile styles': (host) => host.add({ head: styles(HOSTILE_CSS), body: main(host) }),
    'read from the right': (host) =>
      host.add({ root: 'dir="rtl" lang="ar"', head: styles('main{width:700px}'), body: main(host) }),
    'in quirks mode': (host) =>
      host.add({ doctype: '', head: styles('main{width:700px}'), body: main(host) }),
    'in a table of quirks mode': (host) =>
      host.add({
        doctype: '',
        head: styles('font,td{font-size:9px;color:#ccc}'),
        body: `<center><font size="1"><table width="700" cellpadding="0" cellspacing="0"><td>${main(host)}</table></font></center>`,
      }),
  }

  for (const [name, address] of Object.entries(PAGES)) {
    // The table stands in quirks mode, too, and hostile styles read from the right.
    const which = ['in quirks mode', 'read from the right'].includes(name) ? LONG : {}
    test(`on a page ${name}`, which, async ({ page, host }) => {
      const { errors } = watch(page)
      await openForm(page, address(host))
      await expectPrice(page)
      const after = await boxes(page)
      expect(after.size).toBeGreaterThan(150)
      expect(moved(before, after)).toEqual([])
      expect(errors).toEqual([])
    })
  }
})
