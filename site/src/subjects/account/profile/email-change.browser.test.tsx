import { FiacreError } from '@fiacre/sdk'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { refusal } from '../../../app/testing.tsx'
import { accountClient, openProfile } from './testing.tsx'

const NEW = 'maria.nowa@example.com'

describe('a new e-mail address', () => {
  it('waits until it is confirmed, and says so', async () => {
    const { screen } = await openProfile()
    await userEvent.click(screen.getByRole('button', { name: 'Edit profile' }))
    await userEvent.fill(screen.getByRole('textbox', { name: 'Email' }), NEW)
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    await expect.element(screen.getByText('Your profile information has been updated.')).toBeVisible()
    await expect
      .element(screen.getByRole('status').filter({ hasText: NEW }))
      .toMatchTextContent(`Please confirm ${NEW}: we sent a link there. Until then maria@example.com stays.`)
    await expect.element(screen.getByText('maria@example.com', { exact: true })).toBeVisible()
  })

  it('asks for the present password, which goes along, and says at its field that it is wrong', async () => {
    const { screen, client } = await openProfile()
    await userEvent.click(screen.getByRole('button', { name: 'Edit profile' }))
    const password = screen.getByLabelText('Current password')
    expect(password.query()).toBeNull()
    await userEvent.fill(screen.getByRole('textbox', { name: 'Email' }), NEW)
    const base = { type: '/problems', title: 'Wrong password', status: 422, requestId: 'r' }
    const [code, message] = ['WRONG_PASSWORD', 'Please type it.'] as const
    const errors = [{ pointer: '/currentPassword', code, message }]
    client.updateProfile.mockRejectedValueOnce(
      new FiacreError({
        status: 422,
        text: '',
        code,
        detail: message,
        problem: { ...base, code, detail: message, message, errors },
      }),
    )
    await userEvent.fill(password, 'wrong')
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    await expect.element(password).toHaveFocus()
    await expect.element(password).toHaveAccessibleDescription(/^This is not your present password/)
    await userEvent.fill(password, 'a coach and four')
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    await expect.element(screen.getByText('Your profile information has been updated.')).toBeVisible()
    const bodies = client.updateProfile.mock.calls.map(([{ body }]) => body.currentPassword)
    expect(bodies).toEqual(['wrong', 'a coach and four'])
  })

  it('given up again asks for none and sends none', async () => {
    const { screen, client } = await openProfile()
    await userEvent.click(screen.getByRole('button', { name: 'Edit profile' }))
    await userEvent.fill(screen.getByRole('textbox', { name: 'Email' }), NEW)
    await userEvent.fill(screen.getByLabelText('Current password'), 'a coach and four')
    await userEvent.fill(screen.getByRole('textbox', { name: 'Email' }), 'maria@example.com')
    expect(screen.getByLabelText('Current password').query()).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    await expect.element(screen.getByText('Your profile information has been updated.')).toBeVisible()
    expect(client.updateProfile.mock.calls[0]![0].body).not.toHaveProperty('currentPassword')
  })

  it('gets its mail once more', async () => {
    const { screen, client } = await openProfile({ pendingEmail: NEW })
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }))
    await expect.element(screen.getByText('Confirmation email sent')).toBeVisible()
    expect(client.sendConfirmation).toHaveBeenCalledOnce()
  })

  it('that could not be mailed to is said', async () => {
    const client = accountClient({ pendingEmail: NEW })
    client.sendConfirmation.mockRejectedValue(refusal(429, 'TOO_MANY_REQUESTS', 'Please wait 3 minutes.'))
    const { screen } = await openProfile({}, { client })
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }))
    await expect.element(screen.getByText('Failed to send email')).toBeVisible()
    await expect.element(screen.getByText('Please wait 3 minutes.')).toBeVisible()
  })

  it('is dropped when the old one is to stay; the focus goes where one would change it again', async () => {
    const { screen, client } = await openProfile({ pendingEmail: NEW })
    await userEvent.click(screen.getByRole('button', { name: 'Keep the old address' }))
    await expect.element(screen.getByText('Your address stays maria@example.com')).toBeVisible()
    await expect.element(screen.getByText(/Please confirm/)).not.toBeInTheDocument()
    await expect.element(screen.getByRole('button', { name: 'Edit profile' })).toHaveFocus()
    expect(client.cancelEmailChange).toHaveBeenCalledOnce()
  })
})

it('shows the traveller’s data after the password, and not before', async () => {
  const { screen, client } = await openProfile()
  const download = screen.getByRole('link', { name: 'Download as a file' })
  expect(download.query()).toBeNull()
  client.proveOwner.mockResolvedValue({ message: 'Thank you.' })
  await userEvent.fill(screen.getByLabelText('Password to see your data'), 'a coach and four')
  await userEvent.click(screen.getByRole('button', { name: 'Show my data' }))
  await expect.element(download).toHaveAttribute('href', '/api/account/export')
  expect(client.proveOwner).toHaveBeenCalledExactlyOnceWith({ body: { password: 'a coach and four' } })
})
