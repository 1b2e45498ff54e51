import { FiacreError, FiacreNetworkError } from '@fiacre/sdk'
import { afterEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fakeClient, MARIA, refusal, renderPage } from '../../app/testing.tsx'
import { sampleCheckout } from '../../subjects/checkout/sample-checkout.ts'
import { rememberCheckout } from '../../subjects/checkout/under-way.ts'
import { loginTexts } from './locales/texts.ts'
import { LoginPage } from './login-page.tsx'

async function open(client = fakeClient(), path = '/login') {
  const { screen, history, cache } = await renderPage(<LoginPage />, { client, path, texts: [loginTexts] })
  const signIn = async (email: string, password: string) => {
    await userEvent.fill(screen.getByLabelText('Email'), email)
    await userEvent.fill(screen.getByLabelText('Password', { exact: true }), password)
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  }
  return { screen, history, cache, signIn }
}

describe('signing in', () => {
  it('goes back to the page that asked for it, and to no page of somebody else', async () => {
    const client = fakeClient()
    client.login.mockResolvedValue({ message: 'Signed in', user: MARIA })
    const own = await open(client, '/login?next=%2Fpayment%3Fbooking%3D12')
    await own.signIn('maria@example.com', 'a coach and four')
    await expect.poll(() => own.history.at(-1)).toBe('/payment?booking=12')
    await own.screen.unmount()
    const foreign = await open(client, '/login?next=%2F%2Fevil.example')
    await foreign.signIn('maria@example.com', 'a coach and four')
    await expect.poll(() => foreign.history.at(-1)).toBe('/dashboard')
  })

  it('goes to the dashboard', async () => {
    const client = fakeClient()
    client.login.mockResolvedValue({ message: 'Signed in', user: MARIA })
    const { history, signIn } = await open(client)
    await signIn('maria@example.com', 'a coach and four')
    await expect.poll(() => history.at(-1)).toBe('/dashboard')
    expect(client.login).toHaveBeenCalledWith({
      body: { email: 'maria@example.com', password: 'a coach and four' },
    })
  })

  it('asks for both fields before it calls the service', async () => {
    const client = fakeClient()
    const { screen } = await open(client)
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    await expect.element(screen.getByLabelText('Email')).toHaveFocus()
    await expect.element(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required')
    await expect
      .element(screen.getByLabelText('Password', { exact: true }))
      .toHaveAccessibleDescription('Password is required')
    expect(client.login).not.toHaveBeenCalled()
  })

  it('says what the service says', async () => {
    const client = fakeClient()
    client.login.mockRejectedValue(refusal(401, 'INVALID_CREDENTIALS', 'Wrong email or password.'))
    const { screen, signIn } = await open(client)
    await signIn('maria@example.com', 'a coach and six')
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Wrong email or password.')
  })

  it('says "Login failed" to an answer without a message', async () => {
    const client = fakeClient()
    client.login.mockRejectedValue(refusal(502, 'UNEXPECTED_RESPONSE', 'The service sent a page.'))
    const { screen, signIn } = await open(client)
    await signIn('maria@example.com', 'a coach and four')
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Login failed')
  })

  it('asks to try again when the service cannot be reached', async () => {
    const client = fakeClient()
    client.login.mockRejectedValue(new FiacreNetworkError('/api/auth/login'))
    const { screen, signIn } = await open(client)
    await signIn('maria@example.com', 'a coach and four')
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Login failed. Please try again.')
  })
})

it('asks whoever has a second factor for the code, and signs in with it', async () => {
  const client = fakeClient()
  client.login.mockRejectedValueOnce(refusal(403, 'SECOND_FACTOR_NEEDED', 'Please type the code.'))
  client.passSecondFactor.mockRejectedValueOnce(refusal(422, 'WRONG_CODE', 'This code is not right.'))
  client.passSecondFactor.mockResolvedValueOnce({ message: 'Signed in', user: MARIA })
  const { screen, signIn } = await open(client)
  await signIn('maria@example.com', 'a coach and four')
  const code = screen.getByLabelText('Code')
  await userEvent.fill(code, '000000')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText(/This code is not right, or was used before/)).toBeVisible()
  await userEvent.fill(code, '123456')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => client.passSecondFactor.mock.calls.at(-1)).toEqual([{ body: { code: '123456' } }])
  await expect.poll(() => screen.getByLabelText('Code').elements()).toEqual([])
})

it('names blocked and closed accounts, and how to go on', async () => {
  const client = fakeClient()
  client.login.mockRejectedValueOnce(refusal(403, 'ACCOUNT_BLOCKED', 'This account is blocked.'))
  client.login.mockRejectedValueOnce(refusal(403, 'ACCOUNT_CLOSED', 'This account was closed.'))
  const { screen, history, signIn } = await open(client)
  await signIn('maria@example.com', 'a coach and four')
  await expect
    .element(screen.getByRole('alert'))
    .toMatchTextContent(/This account is blocked.*write to help@fiacre\.example/)
  await signIn('maria@example.com', 'a coach and four')
  await expect.element(screen.getByText('This account was closed')).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'Set a new password' }))
  await expect.poll(() => history.at(-1)).toBe('/forgot-password')
})

it.each([
  [12.3, 'Please try again in 13 seconds.'],
  [900, 'Please try again in 15 minutes.'],
])('tells whoever tried too often how long to wait: %s s', async (retryAfter, words) => {
  const client = fakeClient()
  const code = 'TOO_MANY_REQUESTS'
  client.login.mockRejectedValue(
    new FiacreError({ status: 429, code, text: '', detail: 'Wait.', retryAfter }),
  )
  const { screen, signIn } = await open(client)
  await signIn('maria@example.com', 'a coach and six')
  await expect
    .element(screen.getByRole('alert'))
    .toMatchTextContent(new RegExp(`^Too many tries in a short time\\. ${words.replace('.', '\\.')}`))
})

describe('a link to sign in by', () => {
  it('is mailed to whoever must not try again, and says where it went', async () => {
    const client = fakeClient()
    client.login.mockRejectedValue(refusal(429, 'TOO_MANY_REQUESTS', 'Please wait 3 hours.'))
    client.requestSignInLink.mockResolvedValue({ message: 'Sent' })
    const { screen, signIn } = await open(client)
    await signIn('maria@example.com', 'a coach and four')
    await userEvent.click(screen.getByRole('button', { name: 'Mail me a link' }))
    await expect.element(screen.getByText(/^If maria@example\.com has an account/)).toBeVisible()
    expect(client.requestSignInLink).toHaveBeenCalledExactlyOnceWith({ body: { email: 'maria@example.com' } })
  })

  it('goes along with the password, and out of the address', async () => {
    const client = fakeClient()
    client.login.mockRejectedValue(refusal(410, 'RESET_LINK_INVALID', 'This sign-in link is invalid.'))
    const { screen, history, signIn } = await open(client, '/login?token=abc')
    await expect.element(screen.getByText('You came by a link that we mailed')).toBeVisible()
    await expect.poll(() => history.at(-1)).toBe('/login')
    await signIn('maria@example.com', 'a coach and four')
    const body = { email: 'maria@example.com', password: 'a coach and four', linkToken: 'abc' }
    expect(client.login).toHaveBeenCalledExactlyOnceWith({ body })
    await expect.element(screen.getByText('This link no longer works')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Mail me a link' })).toBeVisible()
  })
})

it('leads whoever forgot the password on, after the field and with the address', async () => {
  const { screen, history, cache } = await open()
  await userEvent.fill(screen.getByLabelText('Email'), 'maria@example.com')
  for (const name of ['Password', 'Show password']) {
    await userEvent.tab()
    await expect.element(screen.getByLabelText(name, { exact: true })).toHaveFocus()
  }
  await userEvent.tab()
  await expect.element(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => history.at(-1)).toBe('/forgot-password')
  expect(cache.getQueryData(['typed-email'])).toBe('maria@example.com')
})

describe('a confirmation link', () => {
  it('that no longer works can be sent again, on a screen of its own', async () => {
    const client = fakeClient()
    client.resendConfirmation.mockResolvedValue({ message: 'Sent' })
    const { screen, history } = await open(client, '/login?confirmation=invalid')
    const title = 'This confirmation link no longer works'
    await expect.element(screen.getByRole('heading', { name: title })).toBeVisible()
    await expect.poll(() => history.at(-1)).toBe('/login')
    expect(screen.getByLabelText('Password', { exact: true }).query()).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Send a new link' }))
    await expect.element(screen.getByLabelText('Email')).toHaveFocus()
    await userEvent.fill(screen.getByLabelText('Email'), ' maria@example.com ')
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByText('Confirmation email sent')).toBeVisible()
    expect(client.resendConfirmation).toHaveBeenCalledWith({ body: { email: 'maria@example.com' } })
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    await expect.element(screen.getByRole('heading', { name: 'Sign in' })).toHaveFocus()
  })

  it('that was used already says that the address is confirmed', async () => {
    const { screen, history } = await open(fakeClient(), '/login?confirmation=used')
    await expect.element(screen.getByText('This link was used already')).toBeVisible()
    await expect.element(screen.getByLabelText('Password', { exact: true })).toBeVisible()
    await expect.poll(() => history.at(-1)).toBe('/login')
  })

  it.each([
    ['used', 'This link was used already'],
    ['invalid', 'This confirmation link no longer works'],
  ])('that is %s is no form but a notice to whoever is signed in', async (outcome, title) => {
    const client = fakeClient()
    client.getSession.mockResolvedValue(MARIA)
    const { screen, history } = await open(client, `/login?confirmation=${outcome}`)
    await expect.poll(() => history.at(-1)).toBe('/dashboard')
    await expect
      .element(screen.getByRole('region', { name: 'Notifications (F8)' }))
      .toMatchTextContent(new RegExp(title))
  })

  it('that worked is announced', async () => {
    const { screen, history } = await open(fakeClient(), '/login?confirmed=true')
    await expect.element(screen.getByText('Email confirmed!')).toBeVisible()
    await expect.poll(() => history.at(-1)).toBe('/login')
  })

  it('that worked leads on to what the account was opened for', async () => {
    const client = fakeClient()
    client.getSession.mockResolvedValue(MARIA)
    const { screen, history } = await open(client, '/login?confirmed=true&next=%2Fpartners')
    await expect.element(screen.getByText('Email confirmed!')).toBeVisible()
    await expect.poll(() => history.at(-1)).toBe('/partners')
  })
})

it('sends whoever is signed in on to the dashboard', async () => {
  const client = fakeClient()
  client.getSession.mockResolvedValue(MARIA)
  const { history } = await open(client)
  await expect.poll(() => history.at(-1)).toBe('/dashboard')
})

describe('amid a checkout', () => {
  afterEach(() => sessionStorage.clear())

  it('says that the price is kept, leads back, and goes on with it after signing in', async () => {
    rememberCheckout('0198c2b0-1111-7abc-8def-0123456789ab')
    const client = fakeClient()
    client.getCurrentCheckout.mockResolvedValue(sampleCheckout())
    client.login.mockResolvedValue({ message: 'Signed in', user: MARIA })
    const { screen, history, signIn } = await open(client)
    await expect.element(screen.getByText('Your price is kept')).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'Back to your booking' }))
      .toHaveAttribute('href', '/checkout')
    await signIn('maria@example.com', 'a coach and four')
    await expect.poll(() => history.at(-1)).toBe('/checkout')
  })

  it('that was begun on another device, goes on with it too', async () => {
    const client = fakeClient()
    client.login.mockImplementation(async () => {
      client.getCurrentCheckout.mockResolvedValue(sampleCheckout())
      return { message: 'Signed in', user: MARIA }
    })
    const { history, signIn } = await open(client)
    await signIn('maria@example.com', 'a coach and four')
    await expect.poll(() => history.at(-1)).toBe('/checkout')
  })

  it('that is paid, goes to the dashboard', async () => {
    rememberCheckout('0198c2b0-1111-7abc-8def-0123456789ab')
    const client = fakeClient()
    client.getSession.mockResolvedValue(MARIA)
    client.getCurrentCheckout.mockResolvedValue(sampleCheckout({ status: 'paid' }))
    const { history } = await open(client)
    await expect.poll(() => history.at(-1)).toBe('/dashboard')
  })
})
