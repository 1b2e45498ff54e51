import { expect, test } from '@playwright/test'
import { calculatePrice, choosePlace, fillTrip, inDays, shownDay, typeTrip } from './traveller.ts'

test('a link fills in the whole form, in its language and currency, and leaves the address', async ({
  page,
}) => {
  const trip = `pickup=Geneva%20Airport&destination=Chamonix&date=${inDays(3)}&time=10:30&passengers=5&class=van`
  await page.goto(`/?${trip}&currency=CHF&units=mi&lang=fr&promo=WELCOME10&utm_source=letter`)
  await expect(page.getByRole('combobox', { name: 'Destination' })).toHaveValue(/Chamonix/)
  await expect(page.getByLabel('Date de départ')).toHaveValue(inDays(3))
  await expect(page.getByLabel('Heure de départ')).toHaveValue('10:30')
  await expect(page.getByRole('radio', { name: /Van/ })).toBeChecked()
  await expect(page).toHaveURL('/')
  const asked = page.waitForRequest('**/api/calculate-prices')
  await page.getByRole('button', { name: 'Calculer le prix' }).click()
  const sent = (await asked).postDataJSON() as object
  expect(sent).toMatchObject({ passengers: 5, promoCode: 'WELCOME10', attribution: { utm_source: 'letter' } })
  await expect(page.getByText(/CHF/).first()).toBeVisible()
})

test('a price is reached with the keyboard alone', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('combobox', { name: 'Pickup location' }).focus()
  await page.keyboard.type('Geneva Air')
  await expect(page.getByRole('option', { name: /Geneva Airport/ }).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('combobox', { name: 'Destination' }).focus()
  await page.keyboard.type('Chamonix')
  await expect(page.getByRole('option', { name: /Chamonix/ }).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByLabel('Pickup date').fill(inDays(3))
  await page.getByLabel('Pickup time').fill('10:30')
  await page.getByRole('radio', { name: /Economy/ }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Calculate Price' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Price Quote' }).getByText(/Price held until/)).toBeVisible()
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

test('a round trip asks for the return and doubles the distance', async ({ page }) => {
  await page.goto('/')
  await fillTrip(page)
  await page.getByRole('radio', { name: 'Round trip' }).check({ force: true })
  await expect(page.getByLabel('Return date')).toHaveValue(shownDay(inDays(10)))
  await page.getByLabel('Return time').fill('16:00')
  const [response] = await Promise.all([
    page.waitForResponse('**/api/calculate-prices'),
    page.getByRole('button', { name: 'Calculate Price' }).click(),
  ])
  const { quotes } = (await response.json()) as { quotes: { distance: number; oneWayDistance: number }[] }
  expect(quotes.map(({ distance }) => distance)).toEqual(
    quotes.map(({ oneWayDistance }) => expect.closeTo(oneWayDistance * 2, 1)),
  )
  expect(quotes).toHaveLength(5)
})

test('a restricted place is cleared and the served countries are offered', async ({ page }) => {
  await page.goto('/')
  const pickup = page.getByRole('combobox', { name: 'Pickup location' })
  await pickup.fill('Moscow')
  await pickup.blur()
  await expect(page.getByText('Location Not Available').first()).toBeVisible()
  await expect(pickup).toHaveValue('')
})

test('an incomplete form says what is missing', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Calculate Price' }).click()
  await expect(
    page.getByText('Please fill in all required fields before requesting a quote.').first(),
  ).toBeVisible()
  await expect(page.getByText('Pickup location is required')).toBeVisible()
})

test('a change of the trip takes the price away', async ({ page }) => {
  await page.goto('/')
  await fillTrip(page)
  await calculatePrice(page)
  await choosePlace(page, 'Destination', 'Annecy', /Annecy/)
  await page.getByRole('button', { name: 'Book Now' }).click()
  await expect(page.getByText('Please calculate price first').first()).toBeVisible()
})

test('a link with a pickup fills the form and cleans the address', async ({ page }) => {
  await page.goto('/?pickup=Krak%C3%B3w')
  await expect(page.getByRole('combobox', { name: 'Pickup location' })).toHaveValue('Kraków')
  await expect(page).toHaveURL(/\/$/)
})
