import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { MARIA, refusal } from '../../../app/testing.tsx'
import { adminClient, CLIENT, openAdmin } from '../testing.tsx'

describe('the users', () => {
  const path = `/admin?tab=users&open=${CLIENT.id}`

  it('are made administrators by a code of the authenticator app, for whoever has one', async () => {
    const client = adminClient({ clients: [CLIENT] })
    client.grantAdmin.mockRejectedValueOnce(refusal(403, 'PROOF_NEEDED', 'Please type your password again.'))
    client.grantAdmin.mockResolvedValue({ ...CLIENT, isAdmin: true })
    client.getSecondFactor.mockResolvedValue({
      since: '2026-02-01T09:00:00.000Z',
      passkeys: [],
      recoveryCodesLeft: 9,
      isRequired: true,
    })
    client.passSecondFactor.mockResolvedValue({ message: 'Thank you.', user: MARIA })
    const { screen } = await openAdmin(client, path)
    await userEvent.click(screen.getByRole('button', { name: 'Make administrator' }))
    await userEvent.click(screen.getByRole('button', { name: 'Yes, make Jan Nowak an administrator' }))
    await userEvent.click(screen.getByRole('button', { name: 'Use a code instead' }))
    await userEvent.fill(screen.getByRole('textbox', { name: /Code of your authenticator app/ }), '123456')
    await userEvent.click(screen.getByRole('button', { name: 'Go on' }))
    await expect.element(screen.getByText('Admin Access Granted')).toBeVisible()
    expect(client.passSecondFactor).toHaveBeenCalledWith({ body: { code: '123456' } })
    expect(client.proveOwner).not.toHaveBeenCalled()
  })

  it('get a role, and nobody writes over what a colleague did meanwhile', async () => {
    const client = adminClient({ clients: [CLIENT] })
    client.setOfficeRole.mockRejectedValue(refusal(412, 'PRECONDITION_FAILED', 'Somebody else changed this.'))
    const { screen } = await openAdmin(client, path)
    const role = screen.getByRole('combobox', { name: 'Role' })
    await userEvent.selectOptions(role, 'support')
    expect(role.element().querySelectorAll('option')).toHaveLength(4)
    await userEvent.fill(screen.getByRole('textbox', { name: /^Reason/ }).first(), 'Joins the team.')
    await userEvent.click(screen.getByRole('button', { name: 'Change the role' }))
    await expect.element(screen.getByText(/Somebody else changed this account meanwhile/)).toBeVisible()
  })
})
