import { FiacreError, type Problem } from '@fiacre/sdk'
import type { MessageId } from '@fiacre/sdk/rules'
import { describe, expect, it } from 'vitest'
import { userEvent, type Locator } from 'vitest/browser'
import { accountClient, openProfile } from './testing.tsx'

const FIELDS = ['Current password', 'New password', 'New password once more'] as const

async function openForm(options: Parameters<typeof openProfile>[1] = {}) {
  const page = await openProfile({}, options)
  await userEvent.click(page.screen.getByRole('button', { name: 'Change password' }))
  const field = (name: (typeof FIELDS)[number]): Locator => page.screen.getByLabelText(name, { exact: true })
  const change = async (...texts: readonly [string, string, string]) => {
    for (const [index, name] of FIELDS.entries()) await userEvent.fill(field(name), texts[index] ?? '')
    await userEvent.click(page.screen.getByRole('button', { name: 'Save new password' }))
  }
  return { ...page, field, change }
}

/** As the service refuses a password: with a code and a message for its field. */
function refused(pointer: string, code: Problem['code'], detail: string, rule?: MessageId): FiacreError {
  const problem: Problem = {
    ...{ type: '/problems/x', title: 'x', status: 422, code, detail, message: detail, requestId: 'r' },
    errors: [{ pointer, code, message: detail, ...(rule && { rule }) }],
  }
  return new FiacreError({ status: 422, code, detail, text: detail, problem })
}

describe('the password', () => {
  it('is changed, and the other browsers are said to be signed out', async () => {
    const client = accountClient()
    client.changePassword.mockResolvedValue({ message: 'Your password is changed.' })
    const { screen, change } = await openForm({ client })
    await change('a coach and four', 'seven swans on the lake', 'seven swans on the lake')
    await expect.element(screen.getByText('Password changed')).toBeVisible()
    await expect.element(screen.getByText(/All other browsers were signed out/)).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Change password' })).toHaveFocus()
    expect(client.changePassword).toHaveBeenCalledExactlyOnceWith({
      body: { currentPassword: 'a coach and four', newPassword: 'seven swans on the lake' },
    })
    await expect.poll(() => client.listSessions.mock.calls.length).toBe(2)
  })

  it('needs all three fields, the first of which has the focus', async () => {
    const { client, field, change } = await openForm()
    await expect.element(field('Current password')).toHaveFocus()
    await change('', '', '')
    await expect.element(field('Current password')).toHaveFocus()
    await expect.element(field('Current password')).toHaveAccessibleDescription('Password is required')
    await expect.element(field('New password')).toHaveAccessibleDescription(/^Password is required/)
    await expect
      .element(field('New password once more'))
      .toHaveAccessibleDescription('Please enter the password again')
    expect(client.changePassword).not.toHaveBeenCalled()
  })

  it('must be long enough and typed the same twice', async () => {
    const { field, change } = await openForm()
    await change('a coach and four', 'seven', 'swans')
    await expect.element(field('New password')).toHaveFocus()
    await expect.element(field('New password')).toHaveAccessibleDescription(/^Password too short/)
    await expect.element(field('New password once more')).toHaveAccessibleDescription("Passwords don't match")
  })

  it('that is not the present one is said at its field, in the language of the page', async () => {
    const client = accountClient()
    client.changePassword.mockRejectedValue(
      refused(
        '/currentPassword',
        'WRONG_PASSWORD',
        'This is not your present password. Please type it again.',
      ),
    )
    const { screen, texts, field, change } = await openForm({ client })
    await change('a coach and six', 'seven swans on the lake', 'seven swans on the lake')
    await expect.element(field('Current password')).toHaveFocus()
    await expect
      .element(field('Current password'))
      .toHaveAccessibleDescription('This is not your present password. Please type it again.')
    await texts.use('pl')
    await userEvent.click(screen.getByRole('button', { name: 'Zapisz nowe hasło' }))
    await expect.element(screen.getByText('To nie jest obecne hasło. Wpisz je jeszcze raz.')).toBeVisible()
  })

  it('that is on a list of leaked ones is said at its field, in the language of the page', async () => {
    const client = accountClient()
    client.changePassword.mockRejectedValue(
      refused('/newPassword', 'PASSWORD_TOO_COMMON', 'Too common.', 'passwordTooCommon'),
    )
    const { screen, texts, field, change } = await openForm({ client })
    await change('a coach and four', 'password1', 'password1')
    await expect.element(field('New password')).toHaveFocus()
    await expect
      .element(field('New password'))
      .toHaveAccessibleDescription(/^This password is on lists of leaked passwords/)
    await texts.use('pl')
    await expect.element(screen.getByText(/^To hasło jest na listach/)).toBeVisible()
  })

  it('is what a password manager takes it for', async () => {
    const { screen, field } = await openForm()
    await expect.element(field('Current password')).toHaveAttribute('autocomplete', 'current-password')
    await expect.element(field('New password')).toHaveAttribute('autocomplete', 'new-password')
    const username = screen.container.querySelector<HTMLInputElement>('[autocomplete=username]')
    expect(username?.value).toBe('maria@example.com')
    expect(username?.form).not.toBeNull()
  })

  it('stays as it is when the form is left', async () => {
    const { screen, client } = await openForm()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await expect.element(screen.getByRole('button', { name: 'Change password' })).toHaveFocus()
    expect(client.changePassword).not.toHaveBeenCalled()
  })
})
