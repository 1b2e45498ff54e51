import { expect } from '@playwright/test'
import { inDays, typeTrip } from './traveller.ts'
import { test } from './visitor.ts'

test('a link fills in the whole form, in its language and currency, and leaves the address', async ({
  page,
}) => {
  const trip = `pickup=Geneva%20Airport&destination=Chamonix&date=${inDays(3)}&time=10:30&passengers=5&class=van`
  await page.goto(`/?${trip}&currency=CHF&units=mi&lang=fr&promo=WELCOME10&utm_source=letter`)
  await expect(page.getByRole('combobox', { name: 'Destination' })).toHaveValue(/Chamonix/)
  await expect(page.getByLabel('Date de départ')).toHaveValue(inDays(3))
  await expect(page.getByLabel('Heure de départ')).toHaveValue('10:30')
  await expect(page.getByRole('radio', { name: /Van/ })).toBeChecked()
  await expect(page).toHaveURL('/fr')
  const asked = page.waitForRequest('**/api/calculate-prices')
  await page.getByRole('button', { name: 'Calculer le prix' }).click()
  const sent = (await asked).postDataJSON() as object
  expect(sent).toMatchObject({ passengers: 5, promoCode: 'WELCOME10', attribution: { utm_source: 'letter' } })
  await expect(page.getByText(/CHF/).first()).toBeVisible()
  // Or a car by the hour, which has hours in the place of a destination.
  await page.goto('/?pickup=Nice&hours=5')
  await expect(page.getByRole('radio', { name: 'Par heure' })).toBeChecked()
  await expect(page.getByRole('spinbutton', { name: /heures/ })).toHaveValue('5')
})

test('steps that do not come are said so, and can be asked for again', async ({ page }) => {
  const files = '**/later-steps-*.js*'
  await page.route(files, (route) => route.abort('connectionfailed'))
  await page.goto('/')
  await typeTrip(page)
  await page.getByRole('button', { name: 'Calculate Price' }).click()
  await expect(page.getByText(/We could not reach the booking service/).first()).toBeVisible()
  await page.unroute(files)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('region', { name: 'Price Quote' }).getByText(/Price held until/)).toBeVisible()
})
