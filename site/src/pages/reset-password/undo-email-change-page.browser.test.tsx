import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fakeClient, refusal, renderPage } from '../../app/testing.tsx'
import { resetPasswordTexts } from './locales/texts.ts'
import { UndoEmailChangePage } from './undo-email-change-page.tsx'

const PASSWORD = 'seven swans on the lake'
const GONE = refusal(410, 'RESET_LINK_INVALID', 'This link is invalid or has expired.')

afterEach(() => history.replaceState(null, ''))

async function open(client = fakeClient()) {
  const path = '/undo-email-change?token=abc'
  return {
    client,
    ...(await renderPage(<UndoEmailChangePage />, { client, path, texts: [resetPasswordTexts] })),
  }
}

it('says what the change was, and takes it back by a new password and a press alone', async () => {
  const client = fakeClient()
  client.validateEmailChangeUndo.mockResolvedValue({
    email: 'maria@example.com',
    replaces: 'eve@example.com',
  })
  client.undoEmailChange.mockResolvedValue({ message: 'Done.' })
  const { screen, history: addresses, cache } = await open(client)
  await expect.element(screen.getByText(/now uses eve@example\.com.*maria@example\.com again/)).toBeVisible()
  expect(addresses.at(-1)).toBe('/undo-email-change')
  expect(client.undoEmailChange).not.toHaveBeenCalled()
  for (const label of ['New password', 'Confirm new password']) {
    await userEvent.fill(screen.getByLabelText(label, { exact: true }), PASSWORD)
  }
  await userEvent.click(screen.getByRole('button', { name: 'Take the change back' }))
  await expect.element(screen.getByText(/^Your account uses maria@example\.com again/)).toBeVisible()
  expect(client.undoEmailChange).toHaveBeenCalledExactlyOnceWith({
    body: { token: 'abc', newPassword: PASSWORD },
  })
  expect(cache.getQueryData(['typed-email'])).toBe('maria@example.com')
})

it('says of a link that is used or too old whom to write to', async () => {
  const client = fakeClient()
  client.validateEmailChangeUndo.mockRejectedValue(GONE)
  const { screen } = await open(client)
  await expect.element(screen.getByText('This link does not work any more')).toBeVisible()
  await expect.element(screen.getByText(/please write to help@fiacre\.example/)).toBeVisible()
})
