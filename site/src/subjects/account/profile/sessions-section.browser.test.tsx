import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { refusal } from '../../../app/testing.tsx'
import { accountClient, BROWSERS, endSession, openProfile } from './testing.tsx'

const OTHER = /^Sign out Unknown browser, last used 1 Feb 2026/

describe('where one is signed in', () => {
  it('names each browser, and the one in use', async () => {
    const { screen } = await openProfile()
    const list = screen.getByRole('list', { name: 'Where you are signed in' })
    const rows = list.getByRole('listitem')
    await expect
      .element(rows.nth(0))
      .toMatchTextContent(/Firefox on Windows.*This browser.*Signed in 10 Feb 2026, \d\d:\d\d/)
    await expect.element(rows.nth(1)).toMatchTextContent(/Unknown browser.*Signed in 3 Jan 2026, \d\d:\d\d/)
    expect(rows.nth(0).getByRole('button').query()).toBeNull()
  })

  it('puts the browser in use first, though another was used later', async () => {
    const client = accountClient()
    client.listSessions.mockResolvedValue({ sessions: BROWSERS.toReversed() })
    const { screen } = await openProfile({}, { client })
    const rows = screen.getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem')
    await expect.element(rows.nth(0)).toMatchTextContent(/This browser/)
  })

  it('tells two sign-ins of one day apart, and names the browser in Polish', async () => {
    const { screen } = await openProfile({}, { language: 'pl' })
    const row = screen.getByRole('listitem').filter({ hasText: 'Ta przeglądarka' })
    await expect.element(row).toMatchTextContent(/Firefox \(Windows\).*Zalogowano 10 lut 2026, \d\d:\d\d/)
  })

  it('loses a browser that is signed out, and the focus stays at the list', async () => {
    const { screen, client } = await openProfile()
    client.endSession.mockResolvedValue({ message: 'That browser is signed out.' })
    await userEvent.click(screen.getByRole('button', { name: OTHER }))
    await expect.element(screen.getByText('Unknown browser has to sign in again.')).toBeVisible()
    await expect.element(screen.getByRole('list', { name: 'Where you are signed in' })).toHaveFocus()
    await expect.element(screen.getByText('You are signed in nowhere else.')).toBeVisible()
    expect(client.endSession).toHaveBeenCalledExactlyOnceWith({ path: { id: BROWSERS[1]?.id } })
  })

  it('takes one that has ended already for signed out', async () => {
    const { screen, client } = await openProfile()
    client.endSession.mockRejectedValue(refusal(404, 'NOT_FOUND', 'There is no such session.'))
    await userEvent.click(screen.getByRole('button', { name: OTHER }))
    await expect.element(screen.getByText('You are signed in nowhere else.')).toBeVisible()
  })

  it('keeps the browser in the list when it could not be signed out', async () => {
    const { screen, client } = await openProfile()
    client.endSession.mockRejectedValue(refusal(503, 'UNAVAILABLE', 'Not now.'))
    await userEvent.click(screen.getByRole('button', { name: OTHER }))
    await expect.element(screen.getByText('Signing out did not work')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: OTHER })).toBeVisible()
  })

  it('can be asked for again when it did not come', async () => {
    const client = accountClient()
    client.listSessions.mockRejectedValue(refusal(503, 'UNAVAILABLE', 'Not now.'))
    const { screen } = await openProfile({}, { client })
    await expect
      .element(screen.getByRole('alert'))
      .toMatchTextContent('We could not load where you are signed in')
    client.listSessions.mockResolvedValue({ sessions: [...BROWSERS] })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await expect.element(screen.getByText('Firefox on Windows')).toBeVisible()
  })

  it('ends everywhere after a question, and leads to the sign-in', async () => {
    const { screen, client, cache, history } = await openProfile()
    client.endAllSessions.mockResolvedValue({ message: 'You are signed out everywhere.' })
    await userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere' }))
    const dialog = screen.getByRole('dialog', { name: 'Sign out everywhere?' })
    await expect.element(dialog).toMatchTextContent('this one too')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(client.endAllSessions).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere' }).first())
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere' }))
    await expect.poll(() => history.at(-1)).toBe('/login')
    await expect.element(screen.getByText('You are signed out everywhere')).toBeVisible()
    expect(cache.getQueryData(['/api/auth/user'])).toBeNull()
    expect(cache.getQueryData(['/api/auth/profile'])).toBeUndefined()
  })
})

describe('a session that was ended elsewhere', () => {
  it.each([
    ['/', '/dashboard'],
    ['/profile', '/profile'],
  ])('is found out by the next call; at %s the page goes on at %s', async (path, after) => {
    const { screen, client, history } = await openProfile({}, { path })
    await expect.element(screen.getByText('Firefox on Windows')).toBeVisible()
    endSession(client, refusal(401, 'UNAUTHORIZED', 'Please sign in.'))
    await userEvent.click(screen.getByRole('button', { name: OTHER }))
    await expect.element(screen.getByTestId('session')).not.toBeInTheDocument()
    expect(history.at(-1)).toBe(after)
    expect(screen.getByText('Signing out did not work').query()).toBeNull()
  })
})
