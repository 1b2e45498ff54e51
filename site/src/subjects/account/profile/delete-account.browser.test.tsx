import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fakeClient, refusal, renderPage } from '../../../app/testing.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { profileTexts } from './locales/texts.ts'

async function open(client = fakeClient()) {
  const leaveFor = vi.fn<(url: string) => void>()
  const page = await renderPage(<DeleteAccount email="maria@example.com" leaveFor={leaveFor} />, {
    client,
    texts: [profileTexts],
  })
  await userEvent.click(page.screen.getByRole('button', { name: 'Delete account' }))
  const dialog = page.screen.getByRole('dialog', { name: 'Delete your account?' })
  const confirm = async (password: string) => {
    await userEvent.fill(dialog.getByLabelText('Your password'), password)
    await userEvent.click(dialog.getByRole('button', { name: 'Delete for good' }))
  }
  return { ...page, client, dialog, confirm, leaveFor }
}

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('deleting the account', () => {
  it('says what goes and what the law keeps', async () => {
    const { screen } = await open()
    await expect.element(screen.getByText(/^What goes: your name/)).toBeVisible()
    await expect.element(screen.getByText(/^What stays: paid bookings.* seven years/)).toBeVisible()
  })

  it('takes the password as proof, and leaves nothing in the browser', async () => {
    localStorage.setItem('fiacre.pending-quote', '{}')
    localStorage.setItem('fiacre.language', 'en')
    sessionStorage.setItem('fiacre.checkout', 'x')
    localStorage.setItem('somebody-elses', 'stays')
    const { client, confirm, leaveFor } = await open()
    client.deleteAccount.mockResolvedValue({ message: 'Your account is deleted.' })
    await confirm('a coach and four')
    await expect.poll(() => leaveFor.mock.calls).toEqual([['/goodbye?lang=en']])
    expect(client.deleteAccount).toHaveBeenCalledExactlyOnceWith({ body: { password: 'a coach and four' } })
    expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([['somebody-elses'], []])
  })

  it('does not go without the password, and asks for it where the focus is', async () => {
    const { client, dialog } = await open()
    await expect.element(dialog.getByLabelText('Your password')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect
      .element(dialog.getByLabelText('Your password'))
      .toHaveAccessibleDescription(/^Password is required/)
    expect(client.deleteAccount).not.toHaveBeenCalled()
  })

  it('waits for a journey that is paid', async () => {
    const { client, dialog, confirm, leaveFor } = await open()
    client.deleteAccount.mockRejectedValue(refusal(409, 'BOOKINGS_AHEAD', 'Your journey is still to come.'))
    await confirm('a coach and four')
    await expect.element(dialog.getByRole('status')).toMatchTextContent('A journey of yours is still to come')
    await expect
      .element(dialog.getByRole('link', { name: 'See my bookings' }))
      .toHaveAttribute('href', '/dashboard?tab=history')
    expect(leaveFor).not.toHaveBeenCalled()
  })

  it('that fails says why and keeps the dialog', async () => {
    const { client, dialog, confirm } = await open()
    client.deleteAccount.mockRejectedValue(refusal(429, 'TOO_MANY_REQUESTS', 'Please wait 3 minutes.'))
    await confirm('a coach and four')
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('The account was not deleted')
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('Please wait 3 minutes.')
  })

  it('keeps no password in a dialog that was left', async () => {
    const { screen, dialog } = await open()
    await userEvent.fill(dialog.getByLabelText('Your password'), 'a coach and four')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: 'Delete account' }))
    await expect.element(dialog.getByLabelText('Your password')).toHaveValue('')
  })
})
