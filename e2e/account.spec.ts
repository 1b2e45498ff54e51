import { readFile } from 'node:fs/promises'
import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test'
import { LONG } from './at-length.ts'
import { expectAccessible } from './accessible.ts'
import { bookedByApi } from './booked-by-api.ts'
import { fillSignIn, mailTo, newEmail, PASSWORD, signIn } from './traveller.ts'
import { anotherBrowser, test } from './visitor.ts'

const NEW_PASSWORD = 'seven swans on the lake'

/** The same traveller in a browser of its own. */
async function elsewhere(browser: Browser, email: string): Promise<Page> {
  const context = await anotherBrowser(browser)
  const page = await context.newPage()
  const answer = await context.request.post('/api/auth/login', { data: { email, password: PASSWORD } })
  expect(answer.status()).toBe(200)
  return page
}

/** How the service answers a sign-in with this password, from elsewhere: in the page's browser it would end its session. */
async function signInStatus(request: APIRequestContext, email: string, password: string): Promise<number> {
  const answer = await request.post('/api/auth/login', { data: { email, password } })
  return answer.status()
}

async function openDeletion(page: Page): Promise<void> {
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Delete account' }).click()
  await page.getByLabel('Your password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Delete for good' }).click()
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the profile is changed and saved, and accessible with everything open', LONG, async ({ page }) => {
    await signIn(page)
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Edit profile' }).click()
    await page.getByLabel('City').fill('Gdańsk')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Your profile information has been updated.')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Gdańsk')).toBeVisible()

    await page.getByRole('button', { name: 'Edit profile' }).click()
    await page.getByRole('textbox', { name: 'Email' }).fill(newEmail())
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText(/^Please confirm/)).toBeVisible()
    await page.getByRole('button', { name: 'Edit profile' }).click()
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByRole('button', { name: 'Save new password' }).click()
    await expect(page.getByText('This browser')).toBeVisible()
    await expectAccessibleAndFitting(page)
    await page.getByRole('button', { name: 'Delete account' }).click()
    await page.getByRole('button', { name: 'Delete for good' }).click()
    await expect(page.getByLabel('Your password')).toBeFocused()
    await expectAccessibleAndFitting(page)

    // Polish has the longer words.
    const data = { language: 'pl', currency: 'PLN', distanceUnit: 'km' }
    expect((await page.context().request.put('/api/auth/preferences', { data })).status()).toBe(200)
    await page.reload()
    await expect(page.getByText('Zostaw dotychczasowy adres')).toBeVisible()
    await expect(page.getByText('Ta przeglądarka')).toBeVisible()
    await expectAccessibleAndFitting(page)
  })
})

async function expectAccessibleAndFitting(page: Page): Promise<void> {
  await expectAccessible(page)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
}

test(
  'a new e-mail address counts once its link is opened; the old one is told',
  LONG,
  async ({ page, request }) => {
    const old = await signIn(page)
    const email = newEmail()
    await page.goto('/dashboard?tab=profile')
    await page.getByRole('button', { name: 'Edit profile' }).click()
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByLabel('Current password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(
      page.getByText(`Please confirm ${email}: we sent a link there. Until then ${old} stays.`),
    ).toBeVisible()
    await mailTo(request, old, /A new address for your account/)
    expect(await signInStatus(request, old, PASSWORD)).toBe(200)

    const { links } = await mailTo(request, email, /Confirm your new e-mail address/)
    await page.goto(links[0] ?? '')
    await expect(page.getByText('Email confirmed!')).toBeVisible()
    await page.goto('/profile')
    await expect(page.getByText(email, { exact: true })).toBeVisible()
    await expect(page.getByText(/^Please confirm/)).toHaveCount(0)
    expect(await signInStatus(request, old, PASSWORD)).toBe(401)
    expect(await signInStatus(request, email, PASSWORD)).toBe(200)
  },
)

test('a changed password signs all other browsers out', LONG, async ({ page, browser, request }) => {
  const email = await signIn(page)
  const other = await elsewhere(browser, email)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByLabel('Current password').fill('not the password')
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('New password once more').fill(NEW_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Current password')).toBeFocused()
  await expect(page.getByText('This is not your present password. Please type it again.')).toBeVisible()

  await page.getByLabel('Current password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Password changed')).toBeVisible()
  await expect(page.getByText('You are signed in nowhere else.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('This browser')).toBeVisible()

  await other.goto('/profile')
  await expect(other).toHaveURL(/\/login/)
  await other.context().close()
  expect(await signInStatus(request, email, PASSWORD)).toBe(401)
  expect(await signInStatus(request, email, NEW_PASSWORD)).toBe(200)
})

// In `npm test`: `sessions-section.browser.test.tsx`, and the service’s own tests of sessions.
test(
  'a browser that is signed out from another hears it, signs in, and is back',
  LONG,
  async ({ page, browser }) => {
    const email = await signIn(page)
    const other = await elsewhere(browser, email)
    await other.goto('/dashboard?tab=profile')
    await expect(other.getByText('This browser')).toBeVisible()

    await page.goto('/profile')
    await page.getByRole('button', { name: /^Sign out .*, last used/ }).click()
    await expect(page.getByText('You are signed in nowhere else.')).toBeVisible()

    await other.getByRole('button', { name: 'Edit profile' }).click()
    await other.getByRole('button', { name: 'Save changes' }).click()
    await expect(other.getByText('You are logged out. Logging in again...')).toBeVisible()
    await expect(other).toHaveURL(/\/login\?next=/)
    await fillSignIn(other, email)
    await expect(other).toHaveURL(/\/dashboard$/)
    await expect(other.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true')

    await other.getByRole('button', { name: 'Sign out everywhere' }).click()
    await other.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click()
    await expect(other).toHaveURL(/\/login$/)
    await other.context().close()
    await page.reload()
    await expect(page).toHaveURL(/\/login/)
  },
)

test("one's data is there to download and to read; a paid journey keeps the account", async ({ page }) => {
  await signIn(page)
  const { request } = page.context()
  const { id, number, totalPriceCents, paymentRedirectUrl } = await bookedByApi(request)
  const data = { outcome: 'paid', arrivedCents: totalPriceCents }
  expect((await request.post(paymentRedirectUrl, { data })).ok()).toBe(true)
  await page.goto(`/payment-success?booking=${id}`)
  await expect(page.getByText(number).first()).toBeVisible()

  await page.goto('/profile')
  await page.getByLabel('Password to see your data').fill(PASSWORD)
  await page.getByRole('button', { name: 'Show my data' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download as a file' }).click()
  const file = await readFile(await (await saved).path(), 'utf8')
  expect(JSON.stringify(JSON.parse(file))).toContain(number)

  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Read as a page' }).click()
  const readable = await opened
  await expect(readable.getByText(number).first()).toBeVisible()
  await readable.close()

  await openDeletion(page)
  await expect(page.getByText('A journey of yours is still to come')).toBeVisible()
  await page.getByRole('link', { name: 'See my bookings' }).click()
  await expect(page.getByRole('tab', { name: 'History' })).toHaveAttribute('aria-selected', 'true')
})

test.describe('deleting', () => {
  // Answered by hand: what is answered before each page would come back by itself.
  test.use({ isFirstVisit: true })

  // In `npm test`: `delete-account.browser.test.tsx`, and `deletion.db.test.ts`.
  test('a deleted account is gone, here and for good', LONG, async ({ page, request }) => {
    const email = await signIn(page)
    await page.goto('/profile')
    await page.getByRole('button', { name: 'OK', exact: true }).click()
    await page.getByRole('combobox', { name: 'Currency' }).selectOption('PLN')
    await openDeletion(page)
    await expect(page).toHaveURL(/\/goodbye/)
    await expect(page.getByRole('heading', { name: 'Goodbye, and thank you' })).toBeVisible()
    // That the cookie banner was answered is the browser's, and nobody's.
    const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
    expect(kept).toEqual(['cookie-consent'])
    await page.goBack()
    await expect(page.getByText(email)).toHaveCount(0)
    expect(await signInStatus(request, email, PASSWORD)).toBe(401)
  })
})

test(
  'language, currency and unit follow the traveller to another browser',
  LONG,
  async ({ page, browser }) => {
    const email = await signIn(page)
    await page.goto('/destinations')
    const kept = page.waitForResponse(
      (answer) =>
        answer.url().endsWith('/api/auth/preferences') &&
        answer.request().postData()?.includes('"mi"') === true,
    )
    await page.getByRole('combobox', { name: 'Currency' }).selectOption('PLN')
    await page.getByRole('combobox', { name: 'Distances' }).selectOption('mi')
    expect((await kept).status()).toBe(200)

    const other = await elsewhere(browser, email)
    await other.goto('/destinations')
    await expect(other.getByRole('combobox', { name: 'Currency' })).toHaveValue('PLN')
    await expect(other.getByRole('combobox', { name: 'Distances' })).toHaveValue('mi')
    const said = other.waitForResponse((answer) => answer.url().endsWith('/api/auth/preferences'))
    await other.getByRole('combobox', { name: 'Language' }).selectOption('pl')
    expect((await said).status()).toBe(200)
    await other.context().close()

    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl')
    await expect(page.getByRole('combobox', { name: 'Waluta' })).toHaveValue('PLN')
  },
)
