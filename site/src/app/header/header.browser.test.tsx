import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeClient, MARIA, renderPage } from '../testing.tsx'
import { Header } from './header.tsx'

describe('on a wide screen', () => {
  beforeEach(() => page.viewport(1280, 800))

  it('offers visitors to sign in or up', async () => {
    const { screen } = await renderPage(<Header />)
    await expect.element(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
    await expect.element(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/register')
  })

  it('leads travellers to their pages, and out by a full page navigation', async () => {
    const client = fakeClient()
    client.getSession.mockResolvedValue(MARIA)
    const { screen } = await renderPage(<Header />, { client })
    await expect
      .element(screen.getByRole('link', { name: 'Dashboard' }))
      .toHaveAttribute('href', '/dashboard')
    await expect.element(screen.getByRole('link', { name: 'Log out' })).toHaveAttribute('href', '/api/logout')
  })

  it('changes the language and keeps the choice', async () => {
    const { screen } = await renderPage(<Header />)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'pl')
    await expect.element(screen.getByRole('link', { name: 'Załóż konto' })).toBeVisible()
    expect(document.documentElement.lang).toBe('pl')
    expect(localStorage.getItem('fiacre.language')).toBe('pl')
    localStorage.removeItem('fiacre.language')
  })
})

describe('on a phone', () => {
  beforeEach(() => page.viewport(390, 844))

  it('has its sign-in link beside the menu', async () => {
    const { screen } = await renderPage(<Header />)
    await expect.element(screen.getByRole('link', { name: 'Sign in' })).toBeVisible()
  })

  it('opens the menu by keyboard, keeps the focus in it, and gives it back on Escape', async () => {
    const { screen } = await renderPage(<Header />)
    const opener = screen.getByRole('button', { name: 'Open menu' })
    for (let step = 0; step < 4 && document.activeElement !== opener.element(); step += 1)
      await userEvent.keyboard('{Tab}')
    await userEvent.keyboard('{Enter}')
    const menu = screen.getByRole('dialog', { name: 'Menu' })
    await expect.element(menu).toBeVisible()
    for (let step = 0; step < 12; step += 1) {
      await userEvent.keyboard('{Tab}')
      const focused = document.activeElement
      // Past its last control the browser's own chrome takes the focus, never the page behind.
      expect(focused === document.body || menu.element().contains(focused)).toBe(true)
    }
    await userEvent.keyboard('{Escape}')
    await expect.element(menu).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
  })

  it('closes the menu when one of its links is followed', async () => {
    const { screen, history } = await renderPage(<Header />)
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
    const menu = screen.getByRole('dialog', { name: 'Menu' })
    await userEvent.click(menu.getByRole('link', { name: 'Destinations' }))
    expect(history.at(-1)).toBe('/destinations')
    await expect.element(menu).not.toBeInTheDocument()
  })
})
