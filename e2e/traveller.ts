import { expect, type APIRequestContext, type Page } from '@playwright/test'

export const PASSWORD = 'a long enough pass phrase'

/** A date that every rule allows, as the date field takes it. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

/** The same date as the form shows it in English: Sat 28 Nov. */
export function shownDay(date: string): string {
  const parts = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat('en-GB', parts).format(new Date(date)).replaceAll(',', '')
}

let made = 0

export function newEmail(): string {
  return `browser${(made += 1)}.${Date.now()}@example.com`
}

/** Types into a place field and takes the suggestion that begins so. */
export async function choosePlace(
  page: Page,
  field: string,
  text: string,
  suggestion: RegExp,
): Promise<void> {
  const input = page.getByRole('combobox', { name: field })
  await input.fill(text)
  await page.getByRole('option', { name: suggestion }).first().click()
}

export async function fillTrip(page: Page): Promise<void> {
  await choosePlace(page, 'Pickup location', 'Geneva Air', /Geneva Airport/)
  await choosePlace(page, 'Destination', 'Chamonix', /Chamonix/)
  await fillRest(page)
}

/** Types the places out, as where the suggestions do not come. */
export async function typeTrip(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Pickup location' }).fill('Geneva Airport (GVA), Switzerland')
  await page.getByRole('combobox', { name: 'Destination' }).fill('Chamonix, France')
  await fillRest(page)
}

async function fillRest(page: Page): Promise<void> {
  await page.getByLabel('Pickup date').fill(inDays(3))
  await page.getByLabel('Pickup time').fill('10:30')
  await page.getByRole('radio', { name: /Economy/ }).check({ force: true })
}

/** Asks for the price and waits until it is shown. */
export async function calculatePrice(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Calculate Price' }).click()
  await expect(page.getByRole('region', { name: 'Price Quote' }).getByText(/Price held until/)).toBeVisible()
}

/** The mails an address has received, newest first; waits for the first one. */
export async function mailTo(request: APIRequestContext, email: string, subject: RegExp) {
  let found: { subject: string; links: string[] } | undefined
  await expect
    .poll(async () => {
      const mails = (await (
        await request.get(`/dev/mailbox.json?to=${encodeURIComponent(email)}`)
      ).json()) as {
        subject: string
        links: string[]
      }[]
      found = mails.find((mail) => subject.test(mail.subject))
      return Boolean(found)
    })
    .toBe(true)
  return found ?? { subject: '', links: [] }
}

/** Fills in the registration, on the page where it is asked for. */
export async function register(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Kowalska')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel(/phone code|country code/i).selectOption('+48')
  await page.getByLabel('Phone number').fill('601 234 567')
  await page.getByLabel('Country', { exact: true }).selectOption('PL')
  await page.getByLabel('Date of birth').fill('1990-04-12')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page
    .getByRole('main')
    .getByRole('button', { name: /create|sign up|register/i })
    .click()
  await expect(page.getByRole('heading', { name: /check your email/i })).toBeVisible()
}

/** Fills in the sign-in form, and sends it. */
export async function fillSignIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page
    .getByRole('main')
    .getByRole('button', { name: /sign in/i })
    .click()
}

/** Registers, confirms nothing, signs in: through the API, for tests that are about something else. */
export async function signIn(page: Page, options: { billing?: boolean } = {}): Promise<string> {
  const email = newEmail()
  const person = { firstName: 'Ada', lastName: 'Kowalska', email, country: 'PL' }
  const account = { phoneNumber: '601234567', countryCode: '+48', dateOfBirth: '1990-04-12' }
  const { request } = page.context()
  const registered = await request.post('/api/auth/register', {
    data: { ...person, ...account, password: PASSWORD, confirmPassword: PASSWORD },
  })
  expect(registered.status()).toBe(201)
  expect((await request.post('/api/auth/login', { data: { email, password: PASSWORD } })).status()).toBe(200)
  if (options.billing ?? true) {
    const billing = { city: 'Kraków', address: 'Rynek Główny 1', zipCode: '31-042' }
    expect((await request.put('/api/auth/profile', { data: { ...person, ...billing } })).status()).toBe(200)
  }
  return email
}
