import { expect } from '@playwright/test'
import { held } from './widget-form.ts'
import { inDays } from './traveller.ts'
import { test, watch } from './widget-host.ts'

/** What a page says before the script is there, in its order. */
const EARLY = `
window.fiacre = window.fiacre || function () { (fiacre.q = fiacre.q || []).push(arguments) }
window.heard = []
const hear = (event) => heard.push([event.type, event.target.id, event.bubbles, event.composed])
for (const name of ['ready', 'quote', 'checkout', 'error']) fiacre('on', name, hear)
const dropped = () => heard.push('dropped')
fiacre('on', 'ready', dropped)
fiacre('off', 'ready', dropped)
fiacre('set', { currency: 'USD', promo: 'NOSUCH' })
fiacre('set', { currency: 'CHF', promo: 'WELCOME10' })
fiacre('prefill', { pickup: 'Lyon', destination: 'Grenoble' })
fiacre('prefill', { pickup: 'Geneva Airport', destination: 'Chamonix', date: '${inDays(3)}', pickupTime: '10:30', vehicle: 'economy' })
fiacre('quote')`

test('calls made before the script are replayed in their order, and events reach the document', async ({
  page,
  host,
}) => {
  const { errors, warnings } = watch(page)
  // The script is late; the page has said all before.
  const { promise: late, resolve: come } = Promise.withResolvers<void>()
  await page.route('**/widget/v1/fiacre.js', async (route) => {
    await late
    await route.continue()
  })
  const tag = '<fiacre-booking id="form" locale="en"></fiacre-booking>'
  await page.goto(host.add({ body: `<script>${EARLY}</script>${host.script()}${tag}` }), {
    waitUntil: 'commit',
  })
  await expect.poll(() => page.evaluate('fiacre.q.length')).toBe(11)
  come()
  await expect(held(page)).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Pickup location' })).toHaveValue('Geneva Airport')
  await expect(page.getByText('WELCOME10, 10 % off')).toBeVisible()
  await expect(page.locator('[part~="total"]')).toContainText('CHF')
  expect(await page.evaluate('heard')).toEqual([
    ['fiacre:ready', 'form', true, true],
    ['fiacre:quote', 'form', true, true],
  ])
  // What the page heard last is the handing over; the site then has the window.
  const checkout = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('fiacre:checkout', (event) =>
          resolve((event as CustomEvent<object>).detail),
        )
      }),
  )
  // An answer without content leaves the page where it is: one that went would take what it heard along.
  await page.route(`${host.site}/checkout**`, (route) => route.fulfill({ status: 204 }))
  await page.getByRole('button', { name: 'Book Now' }).click()
  expect(await checkout).toEqual({
    checkoutSessionId: expect.any(String) as unknown,
    quoteId: expect.any(String) as unknown,
    target: 'self',
  })
  expect(errors).toEqual([])
  expect(warnings).toEqual([])
})
