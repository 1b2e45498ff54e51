import { PENDING_QUOTE_KEY } from '@fiacre/sdk/rules'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sampleCheckout } from '../../subjects/checkout/sample-checkout.ts'
import { rememberCheckout } from '../../subjects/checkout/under-way.ts'
import { BrandAccent } from '../../subjects/brand/brand-accent.tsx'
import { fakeClient, MARIA, refusal, renderPage } from '../testing.tsx'
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

  it.each([1280, 390])('forgets the price that waits when somebody logs out, at %s px', async (width) => {
    await page.viewport(width, 800)
    localStorage.setItem(PENDING_QUOTE_KEY, 'a price of Maria')
    const client = fakeClient()
    client.getSession.mockResolvedValue(MARIA)
    const { screen } = await renderPage(<Header />, { client, path: '/destinations' })
    if (width < 1100) await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
    // The test's page has no service to go to.
    const stay = (event: Event) => event.preventDefault()
    document.addEventListener('click', stay)
    await userEvent.click(screen.getByRole('link', { name: 'Log out' }))
    document.removeEventListener('click', stay)
    expect(localStorage.getItem(PENDING_QUOTE_KEY)).toBeNull()
  })

  it('has the way out on the dashboard too, and leads to services, destinations and help', async () => {
    const client = fakeClient()
    client.getSession.mockResolvedValue(MARIA)
    const { screen } = await renderPage(<Header />, { client, path: '/dashboard' })
    await expect.element(screen.getByRole('link', { name: 'Log out' })).toBeVisible()
    const links = screen.getByRole('navigation', { name: 'Main' }).getByRole('link').elements()
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/destinations#services',
      '/destinations',
      '/help-center',
    ])
  })

  it('changes the language and keeps the choice', async () => {
    const { screen } = await renderPage(<Header />)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'pl')
    await expect.element(screen.getByRole('link', { name: 'Załóż konto' })).toBeVisible()
    await expect.poll(() => document.documentElement.lang).toBe('pl')
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

  it('has the traveller’s own places first in the menu', async () => {
    const client = fakeClient()
    client.getSession.mockResolvedValue(MARIA)
    const { screen } = await renderPage(<Header />, { client, path: '/destinations' })
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
    const menu = screen.getByRole('dialog', { name: 'Menu' })
    const names = menu
      .getByRole('link')
      .elements()
      .map((link) => link.textContent)
    expect(names).toEqual(['Book', 'History', 'My profile', 'Services', 'Destinations', 'Help', 'Log out'])
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

describe('for a partner', () => {
  beforeEach(() => page.viewport(1280, 800))
  afterEach(() => sessionStorage.clear())

  const { brand } = sampleCheckout()
  const accent = () => getComputedStyle(document.documentElement).getPropertyValue('--fi-accent')

  it('shows the name of the partner whose link led here, and our own', async () => {
    const client = fakeClient()
    client.getBrand.mockResolvedValue(brand)
    const { screen } = await renderPage(<Header />, { client, visit: { partner: 'pk_demo' } })
    await expect
      .element(screen.getByRole('link', { name: 'Hotel Chamonix by Fiacre, home' }))
      .toMatchTextContent('by Fiacre')
    expect(client.getBrand.mock.calls[0]![0]).toMatchObject({ query: { key: 'pk_demo' } })
  })

  it('wears the look of a checkout under way, its colour fit to be read, and takes it off again', async () => {
    const ours = accent()
    rememberCheckout('0198c2b0-1111-7abc-8def-0123456789ab')
    const client = fakeClient()
    client.getCurrentCheckout.mockResolvedValue(sampleCheckout())
    const content = (
      <>
        <BrandAccent />
        <Header />
      </>
    )
    const { screen } = await renderPage(content, { client, path: '/login' })
    await expect.element(screen.getByRole('link', { name: 'Hotel Chamonix by Fiacre, home' })).toBeVisible()
    expect(accent()).toBe('#7a1f3d')
    await screen.unmount()
    expect(accent()).toBe(ours)
  })

  it('shows the logo from our own host, and the name when it cannot be had', async () => {
    const client = fakeClient()
    client.getBrand.mockResolvedValue({ ...brand, logoUrl: '/brand-logos/missing' })
    const { screen } = await renderPage(<Header />, { client, visit: { partner: 'pk_demo' } })
    await expect.element(screen.getByText('Hotel Chamonix', { exact: true })).toBeVisible()
    await screen.unmount()
    client.getBrand.mockResolvedValue({ ...brand, logoUrl: '//elsewhere.example/logo.svg' })
    const other = await renderPage(<Header />, { client, visit: { partner: 'pk_demo' } })
    await expect.element(other.screen.getByText('Hotel Chamonix', { exact: true })).toBeVisible()
    expect(other.screen.getByRole('img', { name: 'Hotel Chamonix' }).query()).toBeNull()
  })

  it('keeps our own look for a key that is refused, and for nobody in particular', async () => {
    const client = fakeClient()
    client.getBrand.mockRejectedValue(refusal(401, 'INVALID_KEY', 'No such key.'))
    const { screen } = await renderPage(<Header />, { client, visit: { partner: 'pk_old' } })
    await expect.poll(() => client.getBrand.mock.calls.length).toBe(1)
    await expect.element(screen.getByRole('link', { name: 'Fiacre, home' })).toBeVisible()
    await screen.unmount()
    const visitor = fakeClient()
    await renderPage(<Header />, { client: visitor })
    expect(visitor.getBrand).not.toHaveBeenCalled()
    expect(visitor.getCurrentCheckout).not.toHaveBeenCalled()
  })
})
