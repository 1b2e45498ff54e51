import { FiacreNetworkError } from '@fiacre/sdk'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fakeClient, refusal, renderPage } from '../../app/testing.tsx'
import type { SiteLanguage } from '../../base/i18n/language.ts'
import { ForgotPasswordPage } from './forgot-password-page.tsx'
import { forgotPasswordTexts } from './locales/texts.ts'

async function open(client = fakeClient(), language: SiteLanguage = 'en') {
  client.requestPasswordReset.mockResolvedValue({ message: 'On its way.' })
  const page = await renderPage(<ForgotPasswordPage />, {
    client,
    language,
    path: '/forgot-password',
    texts: [forgotPasswordTexts],
  })
  const { screen } = page
  const ask = async (email: string) => {
    await userEvent.fill(screen.getByLabelText('Email'), email)
    await userEvent.click(screen.getByRole('button', { name: 'Send reset link' }))
  }
  return { ...page, client, ask }
}

describe('a forgotten password', () => {
  it.each(['', '   '])('asks for the address when it is %j', async (email) => {
    const { screen, client, ask } = await open()
    await ask(email)
    await expect.element(screen.getByLabelText('Email')).toHaveFocus()
    await expect.element(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email required')
    expect(client.requestPasswordReset).not.toHaveBeenCalled()
  })

  it('says when the address is none', async () => {
    const { screen, ask } = await open()
    await ask('maria@')
    await expect
      .element(screen.getByLabelText('Email'))
      .toHaveAccessibleDescription('Please enter a valid email address')
  })

  it('sends the link to the trimmed address and says where it went, and for how long it works', async () => {
    const { screen, client, ask } = await open()
    await ask('  maria@example.com ')
    await expect.element(screen.getByRole('heading', { name: 'Check Your Email' })).toHaveFocus()
    await expect.element(screen.getByText('maria@example.com', { exact: true })).toBeVisible()
    await expect.element(screen.getByText(/for one hour.*spam folder/)).toBeVisible()
    expect(client.requestPasswordReset).toHaveBeenCalledWith({ body: { email: 'maria@example.com' } })
  })

  it('can be sent to another address', async () => {
    const { screen, client, ask } = await open()
    await ask('maria@example.com')
    await userEvent.click(screen.getByRole('button', { name: 'Send to Different Email' }))
    await expect.element(screen.getByRole('heading', { name: 'Forgot your password?' })).toHaveFocus()
    await ask('maria.kowalska@example.com')
    await expect.element(screen.getByText('maria.kowalska@example.com', { exact: true })).toBeVisible()
    expect(client.requestPasswordReset).toHaveBeenCalledTimes(2)
  })

  it('leads back to the sign-in, which knows the address then', async () => {
    const { screen, history, cache, ask } = await open()
    await ask('maria@example.com')
    await userEvent.click(screen.getByRole('link', { name: 'Back to Sign In' }))
    expect(history.at(-1)).toBe('/login')
    expect(cache.getQueryData(['typed-email'])).toBe('maria@example.com')
  })

  it.each([
    [refusal(429, 'TOO_MANY_REQUESTS', 'Too many mails. Please wait.'), 'Too many mails. Please wait.'],
    [refusal(502, 'UNEXPECTED_RESPONSE', '<html>'), 'Failed to send reset instructions. Please try again.'],
    [new FiacreNetworkError('/api/auth/forgot-password'), 'Something went wrong. Please try again later.'],
  ])('says why it was not sent: $name', async (error, words) => {
    const { screen, client, ask } = await open()
    client.requestPasswordReset.mockRejectedValue(error)
    await ask('maria@example.com')
    await expect.element(screen.getByRole('alert')).toHaveTextContent(words)
    await expect.element(screen.getByLabelText('Email')).toHaveValue('maria@example.com')
  })

  it('speaks Polish where the page does', async () => {
    const { screen } = await open(fakeClient(), 'pl')
    await userEvent.click(screen.getByRole('button', { name: 'Wyślij link' }))
    await expect
      .element(screen.getByLabelText('Adres e-mail'))
      .toHaveAccessibleDescription('Podaj adres e-mail')
  })
})
