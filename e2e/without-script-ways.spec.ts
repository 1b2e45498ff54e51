import { expect, type Page } from '@playwright/test'
import { LONG } from './at-length.ts'
import { inDays, mailTo, signIn } from './traveller.ts'
import { test } from './visitor.ts'

test.use({ javaScriptEnabled: false })

const send = (page: Page, name: string | RegExp) =>
  page.locator('.plain-form').getByRole('button', { name, exact: true }).click()

test('without JavaScript one brings luggage, a code and a campaign, pays a part, and cancels at what is named', async ({
  page,
  request,
}) => {
  await expect.poll(async () => (await request.get('/')).text()).toContain('plain-form')
  // Pages for everybody know nobody: the browser says at which address the form was filled in.
  const other = await request.get('/?utm_source=letter&promo=WELCOME10')
  expect(await other.text()).not.toContain('value="letter"')
  await page.goto('/?utm_source=letter&promo=WELCOME10')
  const start = page.locator('.plain-form')
  await start.getByLabel('Pickup location').fill('Geneva Airport')
  await start.getByLabel('Destination').fill('Chamonix')
  await start.getByLabel('Pickup date').fill(inDays(3))
  await start.getByLabel('Pickup time').fill('10:30')
  await send(page, 'Calculate Price')
  await expect(page.getByLabel('Promo code')).toHaveValue('WELCOME10')
  await expect(page.getByText(/^WELCOME10: −€/)).toHaveCount(5)
  await page.getByLabel('Large suitcases').fill('4')
  await page.getByLabel('Promo code').fill('NO-SUCH')
  await send(page, 'Calculate Price')
  await expect(page.getByText(/^We do not know the code NO-SUCH/)).toHaveCount(1)
  // Four suitcases are too many for some classes.
  expect(await page.getByRole('link', { name: /^Choose / }).count()).toBeLessThan(5)
  await page.getByLabel('Promo code').fill('welcome10')
  await send(page, 'Calculate Price')
  await signIn(page)
  await page.getByRole('link', { name: 'Choose Van' }).click()
  await expect(page.getByText('WELCOME10', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Change the ride' }).click()
  await expect(page.getByLabel('Large suitcases')).toHaveValue('4')
  await page.getByRole('link', { name: 'Choose Van' }).click()

  await page.getByRole('radio', { name: /^30 % now by card/ }).check()
  await send(page, 'Book Now')
  await page.getByRole('link', { name: /^Pay €/ }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('Your transfer is booked')).toBeVisible({ timeout: 1000 })
  }).toPass()
  const [booked] = (await (await page.request.get('/api/bookings')).json()) as {
    id: number
    totalPriceCents: number
    paidCents: number
    extras: object
  }[]
  expect(booked?.extras).toMatchObject({ luggage: { suitcases: 4 } })
  expect(booked?.paidCents).toBe(Math.ceil((booked?.totalPriceCents ?? 0) * 0.3))
  const known = await (await page.request.get('/api/account/export')).text()
  expect(known).toContain('letter')

  await page.getByRole('link', { name: 'Cancel booking' }).click()
  const amount = await page.locator('.fi-price').textContent()
  await page.getByLabel('Why do you cancel?').fill('Our flight was moved.')
  await send(page, `Cancel and get ${amount} back`)
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible()
  const { amountCents } = (await (await page.request.get('/api/account/balance')).json()) as {
    amountCents: number
  }
  expect(amountCents).toBe(booked?.paidCents)

  // What came back pays for a car by the hour, as far as it goes.
  await page.goto('/book')
  await page.getByLabel('Pickup location').fill('Nice')
  await page.getByRole('radio', { name: 'By the hour' }).check()
  await expect(page.getByLabel('Destination')).toBeHidden()
  await page.getByLabel('How many hours?').fill('5')
  await page.getByLabel('Pickup date').fill(inDays(3))
  await page.getByLabel('Pickup time').fill('10:30')
  await send(page, 'Calculate Price')
  await page.getByRole('link', { name: 'Choose Economy' }).click()
  await page.getByRole('checkbox', { name: /^Use my balance first/ }).check()
  await send(page, 'Book Now')
  const [hire] = (await (await page.request.get('/api/bookings')).json()) as {
    durationHours?: number
    totalPriceCents: number
    outstandingCents: number
  }[]
  expect(hire?.durationHours).toBe(5)
  expect(hire?.outstandingCents).toBe((hire?.totalPriceCents ?? 0) - amountCents)
})

// In `npm test`: `plain-forms.db.test.ts`, and `site-pages.test.ts` for the start of who is signed in.
test(
  'without JavaScript one brings children, is met with a board, and reads the start signed in',
  LONG,
  async ({ page, request }) => {
    await expect.poll(async () => (await request.get('/')).text()).toContain('plain-form')
    await signIn(page)
    // To who is signed in the start is a dashboard, which is nothing without a script: they have the page of everybody.
    await page.goto('/?utm_source=letter')
    await expect(page).toHaveURL('/?utm_source=letter&drawn=1')
    const start = page.locator('.plain-form')
    await start.getByLabel('Pickup location').fill('Geneva Airport')
    await start.getByLabel('Destination').fill('Chamonix')
    await start.getByLabel('Pickup date').fill(inDays(3))
    await start.getByLabel('Pickup time').fill('10:30')
    await start.getByLabel('Passengers').fill('3')
    await send(page, 'Calculate Price')
    await page.getByLabel(/^Infant carrier/).fill('4')
    await send(page, 'Calculate Price')
    await expect(page.getByLabel(/^Infant carrier/)).toHaveAccessibleDescription(/seats/)
    await page.getByLabel(/^Infant carrier/).fill('1')
    await page.getByLabel(/^Booster/).fill('1')
    await page.getByRole('checkbox', { name: /^Meet and greet/ }).check()
    await send(page, 'Calculate Price')
    await page.getByRole('link', { name: 'Choose Economy' }).click()
    await expect(page.getByText('2 child seats', { exact: true })).toBeVisible()
    await page.getByLabel('Name on the board').fill('Ada & Co')
    await send(page, 'Book Now')
    await expect(page.getByRole('link', { name: /^Pay €/ })).toBeVisible()
    const [booked] = (await (await page.request.get('/api/bookings')).json()) as {
      extras: object
      nameBoard: string
    }[]
    expect(booked).toMatchObject({
      extras: { childSeats: { infant: 1, child: 0, booster: 1 }, meetAndGreet: true },
      nameBoard: 'Ada & Co',
    })
  },
)

test('without JavaScript a new password is set by the link of a mail, once', async ({ page, request }) => {
  const email = await signIn(page, { billing: false })
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel('Email').fill(email)
  await send(page, 'Send reset link')
  await expect(page.getByText(email)).toBeVisible()
  const { links } = await mailTo(request, email, /password/i)
  const link = links.find((one) => one.includes('/reset-password')) ?? ''
  await page.goto(link)
  await expect(page).toHaveURL(/\/book\/reset-password\?token=/)
  await page.getByLabel('New password', { exact: true }).fill('seven swans on the lake')
  await page.getByLabel('Confirm new password').fill('seven swans')
  await send(page, 'Set password')
  await expect(page.getByLabel('Confirm new password')).toHaveAccessibleDescription(/match/)
  await page.getByLabel('New password', { exact: true }).fill('seven swans on the lake')
  await page.getByLabel('Confirm new password').fill('seven swans on the lake')
  await send(page, 'Set password')
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible()
  await page.goto(link)
  await expect(page.getByText('Invalid reset link')).toBeVisible()
  await page.goto('/book/sign-in')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill('seven swans on the lake')
  await send(page, 'Sign in')
  await expect(page).toHaveURL(/\/book\/bookings$/)
})
