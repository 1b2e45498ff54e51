import { expect, type Page } from '@playwright/test'
import { inDays, mailTo, newEmail, PASSWORD } from './traveller.ts'
import { test } from './visitor.ts'

test.use({ javaScriptEnabled: false })

const send = (page: Page, name: string | RegExp) =>
  page.locator('.plain-form').getByRole('button', { name, exact: true }).click()

/** Goes on once the form has come back with this beside a field. */
async function expectRefused(page: Page, field: string, says: RegExp): Promise<void> {
  await expect(page.getByLabel(field, { exact: true })).toHaveAccessibleDescription(says)
  await expect(page).toHaveTitle(/^Error: /)
}

test('a visitor without JavaScript prices a transfer, registers, books, pays and sees it paid', async ({
  page,
  request,
}) => {
  const email = newEmail()
  // A service that has just started may leave the first page to the browser.
  await expect.poll(async () => (await request.get('/')).text()).toContain('plain-form')
  await page.goto('/')
  // Nothing is held back that a script would lay out later.
  await expect(page.getByRole('contentinfo')).toBeVisible({ timeout: 3000 })
  // The form of the script is there too, and does not show.
  const form = page.locator('.plain-form')
  await expect(page.getByRole('form', { name: 'Book a transfer' })).toHaveCount(1)
  await form.getByLabel('Pickup location').fill('Geneva Airport')
  await form.getByLabel('Destination').fill('Nowhere at all')
  await form.getByLabel('Pickup date').fill(inDays(3))
  await form.getByLabel('Pickup time').fill('10:30')
  await form.getByLabel('Passengers').fill('2')
  await send(page, 'Calculate Price')
  await expectRefused(page, 'Destination', /could not find/)
  await expect(page.getByLabel('Pickup location')).toHaveValue('Geneva Airport')
  await page.getByLabel('Destination').fill('Chamonix')
  await send(page, 'Calculate Price')
  await expect(page.getByRole('link', { name: /^Choose / })).toHaveCount(5)
  await page.getByRole('link', { name: 'Choose Economy' }).click()

  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill('not yet')
  await send(page, 'Sign in')
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password')
  await expect(page.getByLabel('Email')).toHaveValue(email)

  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click()
  await page.getByLabel('First name').fill('<b>Ada</b>')
  await page.getByLabel('Last name').fill('Kowalska')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Country code').selectOption('+48')
  await page.getByLabel('Phone number').fill('601 234 567')
  await page.getByLabel('Country', { exact: true }).selectOption('PL')
  await page.getByLabel('Date of birth').fill('1990-04-12')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill('another')
  await page.getByLabel('Street and number').fill('Rynek Główny 1')
  await page.getByLabel('ZIP code').fill('31-042')
  await send(page, 'Create account')
  await expectRefused(page, 'Confirm password', /match/)
  await expect(page.getByLabel('First name')).toHaveValue('<b>Ada</b>')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await send(page, 'Create account')
  await expect(page.getByText('Check Your Email', { exact: true })).toBeVisible()
  await mailTo(request, email, /Confirm your e-mail/)

  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await send(page, 'Sign in')
  // Only what the profile lacks is asked for.
  await expect(page.getByLabel('ZIP code')).toHaveCount(0)
  await page.getByLabel('City').fill('Kraków')
  await page.getByLabel('Flight or train number').fill('?!')
  await send(page, 'Book Now')
  await expectRefused(page, 'Flight or train number', /LX 1375/)
  await page.getByLabel('Flight or train number').fill('LX 1375')
  await page.getByLabel('Special requests').fill('Two pairs of skis')
  await send(page, 'Book Now')

  await page.getByRole('link', { name: /^Pay €/ }).click()
  await expect(page).toHaveURL(/\/sandbox\/pay\//)
  await page.getByRole('button', { name: 'Decline the payment' }).click()
  // The page that gateways lead to has a script; without one it leads on.
  await expect(page).toHaveURL(/\/book\/booking\?booking=\d+$/)
  await expect(page.getByText('Your payment did not go through')).toBeVisible()
  await send(page, 'Pay Now')
  await page.getByRole('link', { name: /^Pay €/ }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { name: /^Booking FC-[0-9A-Z]{6}$/ })).toBeVisible()
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('Your transfer is booked')).toBeVisible({ timeout: 1000 })
  }).toPass()
  const voucher = await page.getByRole('link', { name: /^Voucher/ }).getAttribute('href')
  expect((await page.request.get(String(voucher))).headers()['content-type']).toBe('application/pdf')
  await page.getByRole('main').getByRole('link', { name: 'My bookings' }).click()
  await expect(page.getByText('Confirmed')).toBeVisible()
  await mailTo(request, email, /is confirmed/)
})

test('plain forms come from our own pages, book at our own prices, and lead nowhere else', async ({
  page,
  request,
  baseURL,
}) => {
  const trip = new URLSearchParams({
    pickup: 'Geneva Airport',
    destination: 'Chamonix',
    date: inDays(3),
    time: '10:30',
    passengers: '2',
  })
  const own = { Origin: String(baseURL) }
  const post = (path: string, form: Record<string, string>, headers: Record<string, string> = own) =>
    request.post(path, { form, headers, maxRedirects: 0 })
  const credentials = { email: newEmail(), password: PASSWORD }

  const FORMS = [
    '/book/sign-in',
    '/book/sign-up',
    '/book/details',
    '/book/pay',
    '/book/cancel',
    '/book/forgot-password',
    '/book/reset-password',
    '/de/book/code',
  ]
  // Any page of the world can send a form: one that does not say that it is ours is refused, whoever sends it.
  const foreign: Record<string, string>[] = [
    { Origin: 'https://elsewhere.example' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'same-site' },
    {},
  ]
  for (const headers of foreign)
    for (const path of FORMS)
      expect((await post(path, credentials, headers)).status(), `${path} ${JSON.stringify(headers)}`).toBe(
        403,
      )
  expect((await request.post('/book/sign-in', { data: credentials, headers: own })).status()).toBe(415)
  expect((await post('/book/sign-in', { email: 'x'.repeat(20_000) })).status()).toBe(413)

  // Nothing of it is kept by anybody, or listed.
  const priced = await request.get(`/book?${trip}`)
  expect(priced.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  const [, quote = ''] = /quote=([0-9a-f-]{36})/.exec(await priced.text()) ?? []

  // What leads on after signing in is a price or a booking, and no address.
  const aimed = await post('/book/sign-in', {
    ...credentials,
    quote: '//elsewhere.example',
    next: '//elsewhere.example',
  })
  expect(aimed.status()).toBe(401)
  expect(await aimed.text()).not.toContain('action="//')

  const person = { firstName: 'Ada', lastName: 'Kowalska', email: credentials.email, country: 'PL' }
  const account = { phoneNumber: '601234567', countryCode: '+48', dateOfBirth: '1990-04-12' }
  const billing = { city: 'Kraków', address: 'Rynek Główny 1', zipCode: '31-042' }
  const made = await post('/book/sign-up', {
    ...person,
    ...account,
    ...billing,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    quote,
    isAdmin: 'true',
  })
  expect(made.headers()['location']).toBe(`/book/sign-in?quote=${quote}&registered=1`)
  const signedIn = await post('/book/sign-in', { ...credentials, quote })
  expect(signedIn.headers()['location']).toBe(`/book/details?quote=${quote}`)

  // A price is the quote's, whatever is sent beside it, and a form that is sent twice books once.
  const key = 'c0ffee00-1111-4222-8333-444455556666'
  const booking = {
    quote,
    key,
    totalPrice: '1',
    vehicleTypeId: '5',
    balanceCents: '99999',
    balance: '1',
    way: 'invoice',
  }
  const first = await (await post('/book/details', booking)).text()
  const second = await (await post('/book/details', booking)).text()
  const numberIn = (html: string) => /FC-[0-9A-Z]{6}/.exec(html)?.[0]
  expect(numberIn(first)).toBeTruthy()
  expect(numberIn(second)).toBe(numberIn(first))
  const [listed] = (await (await request.get('/api/bookings')).json()) as {
    id: number
    totalPrice: number
    vehicleType: { name: string }
  }[]
  expect(listed?.vehicleType.name).toBe('Economy')
  expect(listed?.totalPrice).toBeGreaterThan(100)

  // A form cancels at what was shown, and one that was shown nothing cancels nothing; nobody else's booking is there at all.
  const id = String(listed?.id)
  expect((await post('/book/cancel', { booking: id, refund: '99999' })).status()).toBe(409)
  expect((await post('/book/cancel', { booking: id })).status()).toBe(409)
  for (const other of ['1', '2147483647', '99999999999', '-1', '//elsewhere.example']) {
    const answer = await post('/book/cancel', { booking: other, refund: '0' })
    expect([303, 400, 404], other).toContain(answer.status())
    expect(answer.headers()['location'] ?? '/book/bookings').toBe('/book/bookings')
  }

  // Somebody else sees neither the price that was used nor the booking.
  const mine = await request.get(`/book?${trip.toString()}`)
  const [, held = ''] = /quote=([0-9a-f-]{36})/.exec(await mine.text()) ?? []
  await page.goto(`/book/details?quote=${held}`)
  await expect(page).toHaveURL(/\/book\/sign-in/)
  await expect(page.getByText('Your ride')).toHaveCount(0)
  await page.goto(`/book/booking?booking=${listed?.id}`)
  await expect(page).toHaveURL(/\/book\/sign-in\?booking=\d+$/)
})
