import { expect, type Page } from '@playwright/test'
import { IS_LONG, LONG } from './at-length.ts'
import { partnerPage, type PartnerPage } from './partner-page.ts'
import { calculatePrice, choosePlace, inDays, mailTo, newEmail, register, signIn } from './traveller.ts'
import { anotherBrowser, test } from './visitor.ts'

let partner: PartnerPage
test.afterEach(() => partner.close())

type Told = { type: string; detail: Record<string, unknown> }

/** Opens a partner's page, whose storage is blocked; its events are noted from the start. */
async function openPartner(page: Page, site: string, attributes = ''): Promise<void> {
  partner = await partnerPage(site, `pickup="Geneva Airport" locale="en" promo="WELCOME10" ${attributes}`)
  await note(page)
  await page.goto(`${partner.url}?room=7&utm_source=newsletter&utm_campaign=winter`)
}

async function note(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const told: { type: string; detail: unknown }[] = []
    Object.assign(window, { told })
    for (const type of ['ready', 'quote', 'checkout', 'booked', 'cancelled', 'error']) {
      document.addEventListener(`fiacre:${type}`, (event) =>
        told.push({ type, detail: (event as CustomEvent<unknown>).detail }),
      )
    }
    if (location.hostname !== 'localhost') return
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'] as const) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The request was denied.', 'SecurityError')
        },
      })
    }
  })
}

const told = (page: Page) => page.evaluate(() => (window as unknown as { told: Told[] }).told)
const toldOf = async (page: Page, type: string) => (await told(page)).filter((one) => one.type === type)

async function priceIt(page: Page): Promise<void> {
  await choosePlace(page, 'Destination', 'Chamonix', /Chamonix/)
  await page.getByLabel('Pickup date').fill(inDays(3))
  await page.getByLabel('Pickup time').fill('10:30')
  await page.getByRole('radio', { name: /Economy/ }).check({ force: true })
  await calculatePrice(page)
}

test('from the tag to the event: a visitor of a partner books, registers on the way, pays and comes back', async ({
  page,
  request,
  baseURL,
}) => {
  const site = baseURL ?? ''
  const asked = page.waitForRequest('**/api/calculate-prices')
  await openPartner(page, site)
  await priceIt(page)
  expect((await asked).postDataJSON()).toMatchObject({
    promoCode: 'WELCOME10',
    attribution: { utm_source: 'newsletter', utm_campaign: 'winter' },
  })
  await expect(page.getByText(/WELCOME10/).first()).toBeVisible()
  const [quoted] = await toldOf(page, 'quote')
  await page.getByRole('button', { name: 'Book Now' }).click()

  await expect(page).toHaveURL(`${site}/checkout`)
  await expect(page.getByText('Booked through Demo partner')).toBeVisible()
  await page.reload()
  const email = newEmail()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await register(page, email)
  const { links } = await mailTo(request, email, /Confirm your e-mail/)
  await page.goto(links[0] ?? '')

  await expect(page).toHaveURL(`${site}/checkout`)
  await page.getByLabel('Street and number').fill('Rynek Główny 1')
  await page.getByLabel('ZIP code').fill('31-042')
  await page.getByLabel('City').fill('Kraków')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('button', { name: /^Pay / }).click()
  await expect(page).toHaveURL(/\/sandbox\/pay\//)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByText(/FC-[0-9A-Z]{6}/).first()).toBeVisible()

  // It goes back by itself after some seconds, which `npm test` waits for in `back-to-partner.browser.test.tsx`. To the very address, and
  // the token is not left in it.
  if (!IS_LONG) await page.getByRole('button', { name: /^Back to/ }).click()
  await expect(page).toHaveURL(`${partner.url}?room=7&utm_source=newsletter&utm_campaign=winter`)
  await expect.poll(() => toldOf(page, 'booked')).toHaveLength(1)
  const [booked] = await toldOf(page, 'booked')
  expect(booked?.detail).toMatchObject({
    bookingNumber: expect.stringMatching(/^FC-[0-9A-Z]{6}$/),
    currency: 'EUR',
    promoCode: 'WELCOME10',
    totalPriceCents: quoted?.detail['totalPriceCents'],
  })
  expect(JSON.stringify(booked)).not.toMatch(/Ada|Kowalska|example\.com|Geneva|Chamonix/)
  await expect(page.getByText(/FC-[0-9A-Z]{6}/)).toBeVisible()
  // A reload tells nobody twice.
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Pickup location' })).toBeVisible()
  expect(await toldOf(page, 'booked')).toEqual([])
})

test('in a popup: the page that opened it is told', async ({ page, context, baseURL }) => {
  await signIn(page)
  await openPartner(page, baseURL ?? '', 'target="popup"')
  await priceIt(page)
  const opening = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Book Now' }).click()
  const popup = await opening
  await note(popup)
  await expect(popup).toHaveURL(`${baseURL}/checkout`)
  await popup.getByRole('button', { name: /^Pay / }).click()
  await popup.getByRole('button', { name: 'Pay', exact: true }).click()
  await popup.getByRole('button', { name: /Back to/ }).click()
  await expect.poll(() => toldOf(page, 'booked')).toHaveLength(1)
  await expect(page).toHaveURL(/localhost/)
})

// In `npm test`: `states.browser.test.tsx` of the element.
test('who goes back from the checkout can book again', LONG, async ({ page, baseURL }) => {
  await openPartner(page, baseURL ?? '')
  await priceIt(page)
  await page.getByRole('button', { name: 'Book Now' }).click()
  await expect(page).toHaveURL(`${baseURL}/checkout`)
  await page.goBack()
  await expect(page).toHaveURL(/localhost/)
  await expect(page.getByRole('button', { name: 'Book Now' })).toBeEnabled()
})

test('a French form in francs: its checkout is as it was, and who cancels finds the journey again', async ({
  page,
  baseURL,
}) => {
  partner = await partnerPage(
    baseURL ?? '',
    'pickup="Geneva Airport" locale="fr-CH" currency="CHF" units="mi"',
  )
  await note(page)
  await page.goto(partner.url)
  await choosePlace(page, 'Destination', 'Chamonix', /Chamonix/)
  await page.getByLabel('Date de départ').fill(inDays(3))
  await page.getByLabel('Heure de départ').fill('10:30')
  await page.getByRole('radio', { name: /Economy/ }).check({ force: true })
  await page.getByRole('button', { name: 'Calculer le prix' }).click()
  await expect(page.getByText(/Prix garanti/)).toBeVisible()
  await page.getByRole('button', { name: 'Réserver' }).click()

  await expect(page).toHaveURL(`${baseURL}/checkout`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.getByText(/CHF/).first()).toBeVisible()
  // Also after the page was loaded anew, as on the way back from a payment.
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.getByText(/CHF/).first()).toBeVisible()

  await page.locator('.back-link').click()
  await expect(page).toHaveURL(partner.url)
  await expect.poll(() => toldOf(page, 'cancelled')).toHaveLength(1)
  expect((await toldOf(page, 'cancelled'))[0]?.detail).toMatchObject({ bookingNumber: null, test: true })
  await expect(page.getByRole('combobox', { name: 'Destination' })).toHaveValue(/Chamonix/)
  await expect(page.getByLabel('Date de départ')).toHaveValue(inDays(3))
  await expect(page.getByLabel('Heure de départ')).toHaveValue('10:30')
  await expect(page.getByRole('radio', { name: /Economy/ })).toBeChecked()
})

test(
  'who declines the payment goes back to the partner, who hears of a booking that is not paid',
  LONG,
  async ({ page, baseURL }) => {
    await signIn(page)
    await openPartner(page, baseURL ?? '', 'cancel-url="?left=1"')
    await priceIt(page)
    await page.getByRole('button', { name: 'Book Now' }).click()
    await page.getByRole('button', { name: /^Pay / }).click()
    await page.getByRole('button', { name: 'Decline' }).click()
    await page.getByRole('link', { name: 'Go back to Demo partner' }).click()
    await expect(page).toHaveURL(`${partner.url}?left=1`)
    await expect.poll(() => toldOf(page, 'cancelled')).toHaveLength(1)
    expect((await toldOf(page, 'cancelled'))[0]?.detail).toMatchObject({
      bookingNumber: expect.stringMatching(/^FC-[0-9A-Z]{6}$/),
      test: true,
    })
    await expect(page.getByRole('link', { name: 'To my bookings' })).toBeVisible()
  },
)

test('a link of a checkout opens in one browser', LONG, async ({ page, browser, baseURL }) => {
  await openPartner(page, baseURL ?? '')
  await priceIt(page)
  const opened = page.waitForRequest(/\/checkout\?session=/)
  await page.getByRole('button', { name: 'Book Now' }).click()
  const link = (await opened).url()
  await expect(page.getByText('Booked through Demo partner')).toBeVisible()
  const other = await anotherBrowser(browser)
  const stranger = await other.newPage()
  await stranger.goto(link)
  await expect(stranger.getByRole('heading', { name: 'This link was opened before' })).toBeVisible()
  await other.close()
})
