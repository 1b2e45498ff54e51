import { FiacreError, FiacreNetworkError, type Problem } from '@fiacre/sdk'
import { afterEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fakeClient, refusal, renderPage } from '../../app/testing.tsx'
import { resetPasswordTexts } from './locales/texts.ts'
import { ResetPasswordPage } from './reset-password-page.tsx'

const PASSWORD = 'seven swans on the lake'
const GONE = refusal(410, 'RESET_LINK_INVALID', 'This reset link is invalid or has expired.')

afterEach(() => history.replaceState(null, ''))

function linkClient() {
  const client = fakeClient()
  client.validatePasswordReset.mockResolvedValue({ email: 'maria@example.com' })
  client.resetPassword.mockResolvedValue({ message: 'Done.' })
  return client
}

async function open(client = linkClient(), path = '/reset-password?token=abc') {
  const page = await renderPage(<ResetPasswordPage />, { client, path, texts: [resetPasswordTexts] })
  const { screen } = page
  const field = (label: string) => screen.getByLabelText(label, { exact: true })
  const send = async (password: string, again = password) => {
    await userEvent.fill(field('New password'), password)
    await userEvent.fill(field('Confirm new password'), again)
    await userEvent.click(screen.getByRole('button', { name: 'Set password' }))
  }
  return { ...page, client, field, send }
}

/** What the service says of a password that it does not take. */
function passwordRefusal(message: string): FiacreError {
  const code = 'RULE_VIOLATION'
  const errors: Problem['errors'] = [{ pointer: '/newPassword', code, message }]
  const base = { type: '/problems', title: 'Wrong', status: 422, detail: message, message, requestId: 'r' }
  return new FiacreError({ status: 422, text: '', code, detail: message, problem: { ...base, code, errors } })
}

describe('a reset link', () => {
  it('is looked at first, and its key leaves the address', async () => {
    const client = linkClient()
    client.validatePasswordReset.mockReturnValue(new Promise(() => {}))
    const { screen, history: addresses } = await open(client)
    await expect.element(screen.getByRole('status')).toHaveTextContent('Checking your link')
    await expect.poll(() => addresses).toEqual(['/reset-password'])
    expect(client.validatePasswordReset.mock.calls[0]![0]).toMatchObject({ query: { token: 'abc' } })
  })

  it('that works sets a new password, and leads to the sign-in', async () => {
    const { screen, client, cache, send } = await open()
    await expect.element(screen.getByText(/account of maria@example\.com/)).toBeVisible()
    await send(PASSWORD)
    await expect.element(screen.getByRole('heading', { name: 'Your password is changed' })).toHaveFocus()
    expect(client.resetPassword).toHaveBeenCalledWith({ body: { token: 'abc', newPassword: PASSWORD } })
    await expect
      .element(screen.getByRole('link', { name: 'Go to sign in' }))
      .toHaveAttribute('href', '/login')
    expect(cache.getQueryData(['typed-email'])).toBe('maria@example.com')
  })

  it('is found again in the history after a reload', async () => {
    history.replaceState({ linkToken: 'kept' }, '')
    const { field, client } = await open(linkClient(), '/reset-password')
    await expect.element(field('New password')).toBeVisible()
    expect(client.validatePasswordReset.mock.calls[0]![0]).toMatchObject({ query: { token: 'kept' } })
  })

  it('without its key says so, and asks the service nothing', async () => {
    const { screen, client } = await open(linkClient(), '/reset-password')
    await expect.element(screen.getByRole('heading', { name: 'Link Expired or Invalid' })).toBeVisible()
    await expect.element(screen.getByText('Invalid reset link')).toBeVisible()
    expect(client.validatePasswordReset).not.toHaveBeenCalled()
  })

  it('that is used or too old leads to a new one', async () => {
    const client = linkClient()
    client.validatePasswordReset.mockRejectedValue(GONE)
    const { screen } = await open(client)
    await expect.element(screen.getByRole('heading', { name: 'Link Expired or Invalid' })).toHaveFocus()
    await expect.element(screen.getByText('This reset link is invalid or has expired.')).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'Request new link' }))
      .toHaveAttribute('href', '/forgot-password')
  })

  it('that was used in another tab meanwhile is invalid when it is sent', async () => {
    const { screen, client, send } = await open()
    client.resetPassword.mockRejectedValue(GONE)
    await send(PASSWORD)
    await expect.element(screen.getByRole('heading', { name: 'Link Expired or Invalid' })).toHaveFocus()
  })

  it('that could not be looked at can be tried again', async () => {
    const client = linkClient()
    client.validatePasswordReset.mockRejectedValueOnce(
      new FiacreNetworkError('/api/auth/reset-password/validate'),
    )
    const { screen, field } = await open(client)
    await expect
      .element(screen.getByRole('alert'))
      .toMatchTextContent(/Failed to validate reset link\. Please try again\./)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await expect.element(field('New password')).toBeVisible()
  })
})

describe('the new password', () => {
  it.each([
    ['', '', 'New password', 'Password is required'],
    ['seven77', 'seven77', 'New password', 'Password too short'],
    [PASSWORD, 'seven swans', 'Confirm new password', "Passwords don't match"],
  ])('%j, then %j is refused', async (password, again, label, words) => {
    const { client, field, send } = await open()
    await expect.element(field('New password')).toBeVisible()
    await send(password, again)
    await expect.element(field(label)).toHaveFocus()
    await expect.element(field(label)).toHaveAccessibleDescription(new RegExp(`^${words}`))
    expect(client.resetPassword).not.toHaveBeenCalled()
  })

  it('is refused at its field when the service knows it from lists of leaked ones', async () => {
    const { screen, client, field, send } = await open()
    client.resetPassword.mockRejectedValue(passwordRefusal('This password is on lists of leaked passwords.'))
    await send('password1')
    await expect.element(field('New password')).toHaveFocus()
    await expect.element(field('New password')).toHaveAccessibleDescription(/^This password is on lists/)
    expect(screen.getByRole('alert').query()).toBeNull()
  })

  it('says what kept it from being set', async () => {
    const { screen, client, send } = await open()
    client.resetPassword.mockRejectedValue(new FiacreNetworkError('/api/auth/reset-password'))
    await send(PASSWORD)
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/^Reset failed.*try again/)
  })

  it('is for password managers: new twice, with the name of the account', async () => {
    const { field } = await open()
    await expect.element(field('New password')).toHaveAttribute('autocomplete', 'new-password')
    await expect.element(field('Confirm new password')).toHaveAttribute('autocomplete', 'new-password')
    const name = document.querySelector<HTMLInputElement>('input[autocomplete="username"]')
    expect(name?.value).toBe('maria@example.com')
  })
})
