import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { refusal } from '../app/testing.tsx'
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
