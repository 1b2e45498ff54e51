import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeClient, MARIA, renderPage } from '../testing.tsx'
import { Header } from './header.tsx'

afterEach(() => localStorage.clear())

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
    const { screen } = await renderPage(<Header />, { client, path: '/destinations' })
    await expect
      .element(screen.getByRole('link', { name: 'Dashboard' }))
      .toHaveAttribute('href', '/dashboard')
    await expect.element(screen.getByRole('link', { name: 'Log out' })).toHaveAttribute('href', '/api/logout')
  })

  it.each(['/', '/dashboard'])(
    'leaves logging out to the dashboard at %s, which has its own way',
    async (path) => {
      const client = fakeClient()
      client.getSession.mockResolvedValue(MARIA)
      const { screen } = await renderPage(<Header />, { client, path })
      await expect.element(screen.getByRole('link', { name: 'My profile' })).toBeVisible()
      expect(screen.getByRole('link', { name: 'Log out' }).query()).toBeNull()
    },
  )

  it('changes the language and keeps the choice', async () => {
    const { screen } = await renderPage(<Header />)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'pl')
    await expect.element(screen.getByRole('link', { name: 'Załóż konto' })).toBeVisible()
    expect(document.documentElement.lang).toBe('pl')
    expect(localStorage.getItem('fiacre.language')).toBe('pl')
  })

  it('offers the twelve currencies by their names in the present language, and keeps the choice', async () => {
    const { screen } = await renderPage(<Header />, { language: 'pl' })
    const currency = screen.getByRole('combobox', { name: 'Waluta' })
    await expect.element(currency).toHaveValue('EUR')
    expect(currency.getByRole('option').elements()).toHaveLength(12)
    await expect.element(currency.getByRole('option', { name: 'PLN · złoty polski' })).toBeInTheDocument()
    await userEvent.selectOptions(currency, 'PLN')
    await expect.element(currency).toHaveValue('PLN')
    expect(localStorage.getItem('fiacre.currency')).toBe('PLN')
  })

  it('offers kilometres and miles, and keeps the choice', async () => {
    const { screen } = await renderPage(<Header />)
    const unit = screen.getByRole('combobox', { name: 'Distances' })
    await expect.element(unit).toHaveValue('km')
    await userEvent.selectOptions(unit, 'Miles')
    await expect.element(unit).toHaveValue('mi')
    expect(localStorage.getItem('fiacre.distance-unit')).toBe('mi')
  })

  it('shows what was chosen on an earlier visit', async () => {
    localStorage.setItem('fiacre.currency', 'CHF')
    localStorage.setItem('fiacre.distance-unit', 'mi')
    const { screen } = await renderPage(<Header />)
    await expect.element(screen.getByRole('combobox', { name: 'Currency' })).toHaveValue('CHF')
    await expect.element(screen.getByRole('group').getByText('CHF', { exact: true })).toBeVisible()
    await expect.element(screen.getByRole('combobox', { name: 'Distances' })).toHaveValue('mi')
  })

  it('is walked through by keyboard: language, currency, unit, account', async () => {
    const { screen } = await renderPage(<Header />, { path: '/destinations' })
    screen.getByRole('combobox', { name: 'Language' }).element().focus()
    for (const name of ['Currency', 'Distances']) {
      await userEvent.tab()
      await expect.element(screen.getByRole('combobox', { name })).toHaveFocus()
    }
    await userEvent.tab()
    await expect.element(screen.getByRole('link', { name: 'Sign in' })).toHaveFocus()
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

  it('has language, currency and unit in the menu', async () => {
    const { screen } = await renderPage(<Header />)
    expect(screen.getByRole('combobox').elements()).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
    const group = screen.getByRole('group', { name: 'Language, currency and distances' })
    await userEvent.selectOptions(group.getByRole('combobox', { name: 'Currency' }), 'USD')
    await expect.element(group.getByText('USD', { exact: true })).toBeVisible()
    await userEvent.selectOptions(group.getByRole('combobox', { name: 'Distances' }), 'mi')
    await userEvent.selectOptions(group.getByRole('combobox', { name: 'Language' }), 'pl')
    await expect.element(screen.getByRole('group', { name: 'Język, waluta i odległości' })).toBeVisible()
    expect(localStorage.getItem('fiacre.currency')).toBe('USD')
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
