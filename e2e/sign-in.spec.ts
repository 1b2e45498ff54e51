import { expect, type Page } from '@playwright/test'
import { IS_LONG, LONG, SWEEP } from './at-length.ts'
import { expectAccessible, expectAccessibleAtLength } from './accessible.ts'
import { ADMIN_EMAIL, ADMIN_PASSWORD } from './administrator.ts'
import { fillSignIn, mailTo, newEmail, PASSWORD, register, signIn } from './traveller.ts'
import { anotherBrowser, test } from './visitor.ts'

const NEW_PASSWORD = 'seven swans on the lake'
const PHONE = { width: 390, height: 844 }

test.use({ viewport: { width: 1440, height: 900 } })

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** Whether the browser's session still counts. */
const sessionStatus = async (page: Page) => (await page.request.get('/api/auth/user')).status()

/** Registers on the page, and confirms in the browser that registered, which signs in by it. */
async function registerAndConfirm(page: Page): Promise<string> {
  const email = newEmail()
  await page.goto('/register')
  await register(page, email)
  await expectAccessible(page)
  await expect(page.getByText(email)).toBeVisible()
  const confirmation = await mailTo(page.request, email, /Confirm your e-mail/)
  await page.goto(confirmation.links[0] ?? '')
  await expect(page.getByText('Email confirmed!')).toBeVisible()
  await expect(page.getByText('Your account has been successfully verified.')).toBeVisible()
  await expect(heading(page, /Good to see you/)).toBeVisible()
  await expect(page.getByText('Please confirm your email address')).toHaveCount(0)
  return email
}

// Registering on a wide screen, resetting on a phone: `screens.spec.ts` has each screen as it opens in both widths.
test(
  'a traveller registers, confirms the address, and forgets the password on a phone',
  SWEEP,
  async ({ page, browser }) => {
    // In `npm test` travellers register and confirm in `journey.spec.ts`; what they are told then: `dashboard-page.browser.test.tsx`.
    const email = await (IS_LONG ? registerAndConfirm(page) : signIn(page))

    // The password is forgotten in another browser, on a phone.
    const elsewhere = await (await anotherBrowser(browser, { viewport: PHONE })).newPage()
    await elsewhere.goto('/login')
    await elsewhere.getByLabel('Email').fill(email)
    await elsewhere.getByRole('link', { name: 'Forgot your password?' }).click()
    await expect(elsewhere.getByLabel('Email')).toHaveValue(email)
    await expectAccessible(elsewhere)
    await elsewhere.getByRole('button', { name: 'Send reset link' }).click()
    await expect(heading(elsewhere, 'Check Your Email')).toBeFocused()
    await expectAccessibleAtLength(elsewhere)
    const { links } = await mailTo(page.request, email, /Reset your password/)
    const link = links[0] ?? ''

    // The key leaves the address, and a reload finds it again.
    await elsewhere.goto(link)
    await expect(elsewhere.getByLabel('New password', { exact: true })).toBeVisible()
    await expect(elsewhere).toHaveURL(/\/reset-password$/)
    await elsewhere.reload()
    await elsewhere.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
    await elsewhere.getByLabel('Confirm new password').fill(NEW_PASSWORD)
    await expectAccessible(elsewhere)
    await elsewhere.getByRole('button', { name: 'Set password' }).click()
    await expect(heading(elsewhere, 'Your password is changed')).toBeFocused()
    await expectAccessibleAtLength(elsewhere)

    // The old session is dead, the old password too, the link is used up.
    expect(await sessionStatus(page)).toBe(401)
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/login/)
    await fillSignIn(page, email)
    await expect(page.getByRole('alert')).toBeVisible()
    expect(await sessionStatus(page)).toBe(401)
    await page.goto(link)
    await expect(heading(page, 'Link Expired or Invalid')).toBeVisible()
    await expect(page.getByText('This reset link is invalid or has expired.')).toBeVisible()
    await expectAccessibleAtLength(page)

    await elsewhere.getByRole('link', { name: 'Go to sign in' }).click()
    await expect(elsewhere.getByLabel('Email')).toHaveValue(email)
    await fillSignIn(elsewhere, email, NEW_PASSWORD)
    await expect(heading(elsewhere, /Good to see you/)).toBeVisible()
    await elsewhere.context().close()
  },
)

test.describe('a confirmation link', () => {
  test('that was used says that the address is confirmed', LONG, async ({ page, browser }) => {
    const email = newEmail()
    await page.goto('/register')
    await register(page, email)
    const { links } = await mailTo(page.request, email, /Confirm your e-mail/)
    // In another browser than the one that registered it confirms, and signs nobody in.
    const elsewhere = await (await anotherBrowser(browser)).newPage()
    await elsewhere.goto(links[0] ?? '')
    await expect(elsewhere.getByText('Email confirmed!')).toBeVisible()
    await elsewhere.goto(links[0] ?? '')
    await expect(elsewhere.getByText('This link was used already')).toBeVisible()
    await expect(elsewhere).toHaveURL(/\/login$/)
    await expectAccessible(elsewhere)
    await fillSignIn(elsewhere, email)
    await expect(heading(elsewhere, /Good to see you/)).toBeVisible()
    await elsewhere.context().close()
  })

  test('that does not work can be sent again, and the new one works', LONG, async ({ page }) => {
    const email = newEmail()
    await page.goto('/register')
    await register(page, email)
    const first = await mailTo(page.request, email, /Confirm your e-mail/)
    await page.goto('/api/auth/confirm-email?token=long-gone')
    await expect(heading(page, 'This confirmation link no longer works')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send a new link' }).click()
    await expect(page.getByText('Confirmation email sent')).toBeVisible()
    await expect(page.getByText(/You can send it again in \d+ second/)).toBeVisible()
    await expect
      .poll(async () => (await mailTo(page.request, email, /Confirm your e-mail/)).links[0])
      .not.toBe(first.links[0])
    const { links } = await mailTo(page.request, email, /Confirm your e-mail/)
    await page.goto(links[0] ?? '')
    await expect(page.getByText('Email confirmed!')).toBeVisible()
  })

  // In `npm test`: `login-page.browser.test.tsx`, and `dashboard-page.browser.test.tsx` for the banner.
  test(
    'that does not work is a notice to whoever is signed in, and the banner sends another',
    LONG,
    async ({ page, context }) => {
      const email = await signIn(page)
      await page.goto('/api/auth/confirm-email?token=long-gone')
      await expect(page).toHaveURL(/\/dashboard$/)
      await expect(page.getByText('This confirmation link no longer works')).toBeVisible()
      const banner = page.getByText('Please confirm your email address')
      await page.getByRole('button', { name: 'Send the link again' }).click()
      await expect(page.getByText('Confirmation email sent')).toBeVisible()

      // Confirmed in another tab: the banner is gone when this one is looked at again.
      const tab = await context.newPage()
      const { links } = await mailTo(page.request, email, /Confirm your e-mail/)
      await tab.goto(links[0] ?? '')
      await expect(tab.getByText('Email confirmed!')).toBeVisible()
      await expect(banner).toBeVisible()
      await page.bringToFront()
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
      await expect(banner).toHaveCount(0)
    },
  )
})

test.describe('logging out', () => {
  const keep = (page: Page) =>
    page.evaluate(() => localStorage.setItem('fiacre.pending-quote', 'a price of somebody'))
  const kept = (page: Page) => page.evaluate(() => localStorage.getItem('fiacre.pending-quote'))

  // In `npm test`: `dashboard-page.browser.test.tsx`, and `leaving.browser.test.tsx` for the back button.
  test(
    'by the dashboard leads home, and the back button shows nothing of the traveller',
    LONG,
    async ({ page }) => {
      await signIn(page)
      await page.goto('/dashboard')
      await expect(heading(page, /Good to see you, Ada/)).toBeVisible()
      await keep(page)
      await page.getByRole('button', { name: 'Log out' }).click()
      await expect(heading(page, /Drive first class/)).toBeVisible()
      expect(await sessionStatus(page)).toBe(401)
      expect(await kept(page)).toBeNull()
      await page.goBack()
      await expect(page).toHaveURL(/\/login/)
      await expect(page.getByText(/Good to see you/)).toHaveCount(0)
    },
  )

  test('by the header is a full page navigation home, and ends it in another tab', async ({
    page,
    context,
  }) => {
    await signIn(page)
    await page.goto('/dashboard')
    await expect(heading(page, /Good to see you, Ada/)).toBeVisible()
    const other = await context.newPage()
    await other.goto('/destinations')
    await keep(other)
    await other.getByRole('link', { name: 'Log out' }).click()
    await expect(other).toHaveURL(/127\.0\.0\.1:\d+\/$/)
    await expect(other.getByRole('link', { name: 'Sign up' }).first()).toBeVisible()
    expect(await sessionStatus(other)).toBe(401)
    expect(await kept(other)).toBeNull()
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByText('Ada')).toHaveCount(0)
  })
})

test.describe('a passkey', () => {
  // Browsers make none for an address in numbers.
  test.use({ baseURL: 'http://localhost:3100' })

  test('is added in the back office, opens it again, and is removed', SWEEP, async ({ page, playwright }) => {
    const email = await signIn(page)
    const { id } = (await (await page.request.get('/api/auth/user')).json()) as { id: string }
    const admin = await playwright.request.newContext({ baseURL: 'http://127.0.0.1:3100' })
    const credentials = { email: ADMIN_EMAIL, password: ADMIN_PASSWORD }
    expect((await admin.post('/api/auth/login', { data: credentials })).status()).toBe(200)
    expect((await admin.post(`/api/admin/make-admin/${id}`)).status()).toBe(200)
    await admin.dispose()
    const devices = await page.context().newCDPSession(page)
    await devices.send('WebAuthn.enable')
    await devices.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })

    await page.goto('/admin?tab=security')
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await page.getByLabel('Name').fill('Work laptop')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Make the passkey' }).click()
    await expect(page.getByText('Your recovery codes').first()).toBeVisible()
    await page.getByRole('button', { name: 'I have kept them' }).click()
    await expect(page.getByText('Work laptop')).toBeVisible()
    await expectAccessibleAtLength(page)

    await page.request.post('/api/auth/logout')
    await page.goto('/login')
    await fillSignIn(page, email, PASSWORD)
    await expect(page.getByRole('button', { name: 'Use your passkey' })).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(heading(page, /Good to see you/)).toBeVisible()

    await page.goto('/admin?tab=security')
    await page.getByRole('button', { name: 'Remove Work laptop' }).click()
    await page.getByRole('button', { name: 'Yes, sign in with the password alone' }).click()
    await expect(page.getByText('Your second step is off')).toBeVisible()
    await expect(page.getByText('Work laptop')).toHaveCount(0)
  })
})
