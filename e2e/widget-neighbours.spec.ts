import { expect, type FrameLocator } from '@playwright/test'
import { LONG } from './at-length.ts'
import { preact, withReact } from './other-frameworks.ts'
import { expectPrice, held, openForm, TRIP } from './widget-form.ts'
import { test, watch } from './widget-host.ts'

test('a page with a React and a preact of its own keeps both, and may render the tag by React', async ({
  page,
  host,
}) => {
  const { errors } = watch(page)
  const react = host.file('react.js', 'text/javascript', withReact(REACT_PAGE))
  host.file('preact.js', 'text/javascript', preact())
  const script = host.file('preact-page.js', 'text/javascript', PREACT_PAGE)
  const mounts = '<div id="react"></div><div id="preact"></div>'
  const scripts = `<script src="${react}"></script><script type="module" src="${script}"></script>`
  await openForm(page, host.add({ body: `${mounts}${scripts}${host.script()}` }))
  await expectPrice(page)
  for (const name of ['React', 'preact']) {
    await page.getByRole('button', { name: `${name} 0`, exact: true }).click()
    await expect(page.getByRole('button', { name: `${name} 1`, exact: true })).toBeVisible()
  }
  // The page has rendered the tag anew, with another currency.
  await expect(page.locator('fiacre-booking')).toHaveAttribute('currency', 'CHF')
  await expect(held(page)).toBeVisible()
  await expect(page.locator('[part~="total"]')).toContainText('CHF')
  expect(errors).toEqual([])
})

const REACT_PAGE = `
const { createElement: h, useState } = require('react')
function Hotel() {
  const [count, setCount] = useState(0)
  return h('main', null,
    h('button', { onClick: () => setCount(count + 1) }, 'React ' + count),
    h('fiacre-booking', { pickup: 'Geneva Airport', destination: 'Chamonix', date: '${/date="(.*?)"/.exec(TRIP)?.[1] ?? ''}',
      vehicle: 'economy', locale: 'en', currency: count ? 'CHF' : 'EUR' }))
}
require('react-dom/client').createRoot(document.getElementById('react')).render(h(Hotel))`

const PREACT_PAGE = `
import { h, render, Component } from '/preact.js'
class Counter extends Component {
  render(_, { count = 0 }) { return h('button', { onClick: () => this.setState({ count: count + 1 }) }, 'preact ' + count) }
}
render(h(Counter), document.getElementById('preact'))`

test('a page that has extended the prototypes of everything is served all the same', async ({
  page,
  host,
}) => {
  const { errors } = watch(page)
  const extend = `<script>
    Object.prototype.isEmpty = function () { return Object.keys(this).length === 0 }
    Object.prototype.extra = 'extra'
    Array.prototype.last = function () { return this[this.length - 1] }
    Array.prototype.name = 'list'
    String.prototype.shout = function () { return this.toUpperCase() }
    Function.prototype.label = 'function'
    for (const key in []) window.polluted = key
  </script>`
  const sent = page.waitForRequest('**/api/calculate-prices')
  await openForm(page, host.add({ head: extend, body: host.tags(`promo="WELCOME10" ${TRIP}`) }))
  await expectPrice(page)
  const body = (await sent).postDataJSON() as object
  expect(JSON.stringify(body)).not.toMatch(/extra|isEmpty|last|list/)
  await expect(page.getByText('WELCOME10, 10 % off')).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'polluted') as unknown)).toBeDefined()
  expect(errors).toEqual([])
})

const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-top-navigation'

test('in a sandboxed frame it prices, and books at the top of the window', async ({ page, host }) => {
  const { errors } = watch(page)
  const inner = host.add({ body: host.tags(TRIP) })
  const url = host.add({
    body: `<h1>Hotel</h1><iframe sandbox="${SANDBOX}" width="800" height="1400" src="${inner}"></iframe>`,
  })
  await page.goto(url)
  const frame = page.frameLocator('iframe')
  await priceIn(frame)
  expect(errors).toEqual([])
  await frame.getByRole('button', { name: 'Book Now' }).click()
  await expect(page).toHaveURL(({ origin, pathname }) => origin === host.site && pathname === '/checkout')
})

test('in a sandboxed frame that may leave nowhere it says so within seconds, with a link', async ({
  page,
  host,
}) => {
  const inner = host.add({
    body: `<script>window.told = []; document.addEventListener('fiacre-error', ({ detail }) => told.push(detail.code))</script>${host.tags(TRIP)}`,
  })
  const sandbox = 'allow-scripts allow-same-origin allow-forms'
  await page.goto(
    host.add({ body: `<iframe sandbox="${sandbox}" width="800" height="1400" src="${inner}"></iframe>` }),
  )
  const frame = page.frameLocator('iframe')
  await priceIn(frame)
  await frame.getByRole('button', { name: 'Book Now' }).click()
  const link = frame.getByRole('link', { name: 'Open the checkout' })
  await expect(link).toHaveAttribute('href', new RegExp(`^${host.site}/checkout`))
  await expect(frame.getByRole('button', { name: 'Book Now' })).toBeEnabled()
  expect(await page.frames()[1]?.evaluate(() => Reflect.get(window, 'told') as unknown)).toEqual([
    'NAVIGATION_BLOCKED',
  ])
})

// In `npm test`: `known-defects.browser.test.tsx` for the events, `widget-hostile.spec.ts` for the looks.
test(
  'inside of a shadow root of the page’s own it prices, and its events come out',
  LONG,
  async ({ page, host }) => {
    const { errors } = watch(page)
    const card = `<script>
    window.heard = []
    for (const name of ['ready', 'quote']) document.addEventListener('fiacre:' + name, (event) =>
      window.heard.push(name + ' at ' + event.target.localName))
    customElements.define('hotel-card', class extends HTMLElement {
      connectedCallback() {
        this.attachShadow({ mode: 'open' }).innerHTML =
          '<style>* { font-size: 60px; color: red } div, input { display: none }</style><fiacre-booking ${TRIP}></fiacre-booking>'
      }
    })
  </script>`
    await openForm(page, host.add({ body: `<hotel-card></hotel-card>${card}${host.script()}` }))
    await expectPrice(page)
    // Seen from the page the card speaks, as for every event of a shadow root.
    expect(await page.evaluate(() => Reflect.get(window, 'heard') as unknown)).toEqual([
      'ready at hotel-card',
      'quote at hotel-card',
    ])
    expect(errors).toEqual([])
  },
)

async function priceIn(within: FrameLocator): Promise<void> {
  await expect(within.getByRole('radio', { name: /Minibus/ })).toBeAttached()
  await within.getByLabel('Pickup time').fill('10:30')
  await within.getByRole('button', { name: 'Calculate Price' }).click()
  await expect(within.getByText(/Price held until/)).toBeVisible()
}
