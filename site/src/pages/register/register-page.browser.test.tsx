import { FiacreNetworkError } from '@fiacre/sdk'
import { afterEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fakeClient, refusal, renderPage } from '../../app/testing.tsx'
import { sampleCheckout } from '../../subjects/checkout/sample-checkout.ts'
import { rememberCheckout } from '../../subjects/checkout/under-way.ts'
import type { SiteLanguage } from '../../base/i18n/language.ts'
import { registerTexts } from './locales/texts.ts'
import { RegisterPage } from './register-page.tsx'

async function open(client = fakeClient(), language: SiteLanguage = 'en', path = '/register') {
  const { screen } = await renderPage(<RegisterPage />, {
    client,
    language,
    path,
    texts: [registerTexts],
  })
  const field = (label: string) => screen.getByLabelText(label, { exact: true })
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Create account' }))
  const fill = async (changes: Record<string, string> = {}) => {
    const values = { ...VALUES, ...changes }
    for (const [label, value] of Object.entries(values)) {
      const isSelect = label.startsWith('Country')
      await (isSelect ? userEvent.selectOptions(field(label), value) : userEvent.fill(field(label), value))
    }
  }
  return { screen, field, send, fill }
}

const VALUES = {
  'First name': 'Maria',
  'Last name': 'Kowalska',
  Email: 'maria@example.com',
  'Country code': '+48',
  'Phone number': '512 345 678',
  Country: 'PL',
  'Date of birth': '1990-05-17',
  Password: 'a coach and four',
  'Confirm password': 'a coach and four',
}

const REGISTRATION = {
  firstName: 'Maria',
  lastName: 'Kowalska',
  email: 'maria@example.com',
  countryCode: '+48',
  phoneNumber: '512 345 678',
  country: 'PL',
  dateOfBirth: '1990-05-17',
  password: 'Qwertyuiop1',
  confirmPassword: 'Qwertyuiop1',
}

describe('the registration', () => {
  it('asks for every field, with the focus on the first', async () => {
    const client = fakeClient()
    const { field, send } = await open(client)
    await send()
    await expect.element(field('First name')).toHaveFocus()
    await expect.element(field('First name')).toHaveAccessibleDescription('First name is required')
    await expect.element(field('Country code')).toHaveAccessibleDescription('Country code is required')
    await expect.element(field('Country')).toHaveAccessibleDescription('Country is required')
    await expect.element(field('Date of birth')).toHaveAccessibleDescription('Date of birth is required')
    // A part of a date is not taken for none.
    await userEvent.type(field('Date of birth'), '17')
    await send()
    await expect.element(field('Date of birth')).toHaveAccessibleDescription('Please enter a valid date')
    expect(client.register).not.toHaveBeenCalled()
  })

  it('says what is accepted by it, beside the form that is being filled in', async () => {
    const { screen } = await open()
    for (const [name, href] of [
      ['terms of use', '/terms-of-use'],
      ['privacy policy', '/privacy-policy'],
    ] as const) {
      const link = screen.getByRole('link', { name, exact: true })
      await expect.element(link).toHaveAttribute('href', href)
      await expect.element(link).toHaveAttribute('target', '_blank')
    }
  })

  it('says all that is wrong at once, and takes it back as it is mended', async () => {
    const { screen, field, send, fill } = await open()
    await fill({
      Email: 'maria@',
      'Phone number': '12',
      'Date of birth': `${new Date().getFullYear() - 17}-01-01`,
      'Confirm password': 'another',
    })
    await send()
    await expect.element(screen.getByText('Please enter a valid email address')).toBeVisible()
    await expect
      .element(screen.getByText('Please enter a valid phone number for the selected country'))
      .toBeVisible()
    await expect.element(screen.getByText('You must be at least 18 years old to register')).toBeVisible()
    await expect.element(screen.getByText("Passwords don't match")).toBeVisible()
    await userEvent.fill(field('Email'), 'maria@example.com')
    await expect.element(screen.getByText('Please enter a valid email address')).not.toBeInTheDocument()
  })

  it('keeps out of the phone number what numbers are not written with', async () => {
    const { field } = await open()
    await userEvent.fill(field('Phone number'), '+48 (512) 345-678 ext')
    await expect.element(field('Phone number')).toHaveValue('+48 (512) 345-678 ')
  })

  it('offers each phone code once, in the order of the numbers', async () => {
    const { field } = await open()
    const options = field('Country code').element().querySelectorAll('option')
    const codes = [...options].map(({ value }) => value).filter(Boolean)
    expect(codes.length).toBeGreaterThan(200)
    expect(new Set(codes).size).toBe(codes.length)
    expect(codes).toEqual(codes.toSorted((a, b) => Number(a) - Number(b)))
  })

  it('offers no day of birth that is too late to be of age', async () => {
    const { field } = await open()
    const now = new Date()
    const tooLate = `${now.getUTCFullYear() - 18}-12-31`
    const latest = field('Date of birth').element().getAttribute('max') ?? ''
    expect(latest.slice(0, 4)).toBe(tooLate.slice(0, 4))
    expect(latest <= tooLate).toBe(true)
  })

  it('takes the country from a phone code that only one country has', async () => {
    const { field } = await open()
    await userEvent.selectOptions(field('Country code'), '+48')
    await expect.element(field('Country')).toHaveValue('PL')
  })

  it('speaks Polish where the page does', async () => {
    const { screen } = await open(fakeClient(), 'pl')
    await userEvent.click(screen.getByRole('button', { name: 'Załóż konto' }))
    await expect.element(screen.getByLabelText('Imię')).toHaveAccessibleDescription('Podaj imię')
  })
})

describe('once it is sent', () => {
  afterEach(() => sessionStorage.clear())

  it('shows where the confirmation went, and sends it again', async () => {
    const client = fakeClient()
    client.register.mockResolvedValue({ message: 'Sent', email: 'maria@example.com' })
    client.resendConfirmation.mockResolvedValue({ message: 'Sent' })
    const { screen, send, fill } = await open(client)
    await fill()
    await send()
    await expect.element(screen.getByRole('heading', { name: 'Check Your Email' })).toHaveFocus()
    await expect.element(screen.getByText('maria@example.com')).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'Go to sign in' }))
      .toHaveAttribute('href', '/login')
    await userEvent.click(screen.getByRole('button', { name: 'Resend confirmation email' }))
    await expect
      .element(screen.getByText('Please check your email and click the confirmation link.'))
      .toBeVisible()
    expect(client.register.mock.calls[0]?.[0].body).toMatchObject({ country: 'PL', countryCode: '+48' })
    // The mail takes a moment: it is not sent again at once.
    const resend = screen.getByRole('button', { name: 'Resend confirmation email' })
    await expect.element(resend).toHaveAttribute('aria-disabled', 'true')
    await expect.element(screen.getByText(/^Sent\. You can send it again in \d+ seconds\.$/)).toBeVisible()
    await userEvent.click(resend, { force: true })
    expect(client.resendConfirmation).toHaveBeenCalledTimes(1)
  })

  it('tells the mail what the account is opened for, and leads back there', async () => {
    const client = fakeClient()
    client.register.mockResolvedValue({ message: 'Sent', email: 'maria@example.com' })
    const { screen, send, fill } = await open(client, 'en', '/register?next=%2Fpartners')
    await fill()
    await send()
    await expect
      .element(screen.getByRole('link', { name: 'Go to sign in' }))
      .toHaveAttribute('href', '/login?next=%2Fpartners')
    expect(client.register.mock.calls[0]?.[0].body).toMatchObject({ purpose: 'partner' })
  })

  it('tells whoever is amid a checkout how to go on with that', async () => {
    rememberCheckout('0198c2b0-1111-7abc-8def-0123456789ab')
    const client = fakeClient()
    client.getCurrentCheckout.mockResolvedValue(sampleCheckout())
    client.register.mockResolvedValue({ message: 'Sent', email: 'maria@example.com' })
    const { screen, send, fill } = await open(client)
    await expect
      .element(screen.getByRole('link', { name: 'Back to your booking' }))
      .toHaveAttribute('href', '/checkout')
    await fill()
    await send()
    await expect.element(screen.getByText(/^Your transfer to Chamonix is kept/)).toBeVisible()
  })

  it.each([
    ['en', 'This password is on lists of leaked passwords. Please choose another one.'],
    ['pl', 'To hasło jest na listach haseł, które wyciekły. Wybierz inne.'],
  ] as const)('says at the field, in %s, that a password leaked', async (language, text) => {
    const client = fakeClient()
    const refused = refusal(422, 'PASSWORD_TOO_COMMON', 'Too common.', 'password', 'passwordTooCommon')
    client.register.mockRejectedValue(refused)
    const { screen } = await open(client, language)
    for (const [name, value] of Object.entries(REGISTRATION)) {
      const control = screen.container.querySelector<HTMLElement>(`[name="${name}"]`)
      if (!control) throw new Error(`no field ${name}`)
      await (control.tagName === 'SELECT' ? userEvent.selectOptions : userEvent.fill)(control, value)
    }
    await userEvent.keyboard('{Enter}')
    const password = screen.container.querySelector<HTMLElement>('[name="password"]')
    await expect.element(password).toHaveAccessibleDescription(expect.stringContaining(text))
    await expect.element(password).toHaveFocus()
  })

  it('clears an address that is taken, and says so', async () => {
    const client = fakeClient()
    client.register.mockRejectedValue(refusal(409, 'EMAIL_TAKEN', 'User with this email already exists'))
    const { screen, field, send, fill } = await open(client)
    await fill()
    await send()
    const alert = screen.getByRole('alert')
    await expect
      .element(
        alert.getByText(
          'This email is already registered. Please use a different email address or try signing in.',
          { exact: true },
        ),
      )
      .toBeVisible()
    await expect.element(alert.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
    await expect
      .element(alert.getByRole('link', { name: 'Forgot your password?' }))
      .toHaveAttribute('href', '/forgot-password')
    await expect.element(field('Email')).toHaveValue('')
    await expect.element(field('Email')).toHaveFocus()
    await expect.element(field('First name')).toHaveValue('Maria')
  })

  it('asks to try again when the service cannot be reached', async () => {
    const client = fakeClient()
    client.register.mockRejectedValue(new FiacreNetworkError('/api/auth/register'))
    const { screen, send, fill } = await open(client)
    await fill()
    await send()
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent('Registration failed. Please try again.')
  })
})
