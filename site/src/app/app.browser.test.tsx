import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { landingTexts } from '../pages/landing/locales/texts.ts'
import { App } from './app.tsx'
import { createScreens } from './screens.ts'
import { fakeClient, MARIA, renderPage } from './testing.tsx'

beforeEach(async () => {
  await page.viewport(1280, 800)
  localStorage.removeItem('fiacre.signed-in')
})

async function open(path: string, client = fakeClient()) {
  return renderPage((texts) => <App screens={createScreens(texts)} />, {
    client,
    path,
    texts: [landingTexts],
  })
}

describe('the start', () => {
  it('is the landing page for visitors', async () => {
    const { screen } = await open('/')
    await expect
      .element(screen.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Drive first class. Pay Economy.')
    await expect.poll(() => document.title).toBe('Private transfers across Europe · Fiacre')
  })

  it('fills the form from the address and tidies the address up', async () => {
    const { screen, history } = await open('/?pickup=Geneva%20Airport&destination=Chamonix')
    await expect
      .element(screen.getByRole('combobox', { name: 'Pickup location' }))
      .toHaveValue('Geneva Airport')
    await expect.element(screen.getByRole('combobox', { name: 'Destination' })).toHaveValue('Chamonix')
    expect(history.at(-1)).toBe('/')
  })

  it('puts the example of a service into the form and moves there', async () => {
    const { screen } = await open('/')
    await userEvent.click(screen.getByRole('button', { name: 'Vienna, Austria to Salzburg, Austria' }))
    await expect
      .element(screen.getByRole('combobox', { name: 'Pickup location' }))
      .toHaveValue('Vienna, Austria')
    await expect.element(screen.getByRole('region', { name: 'Book a transfer' })).toHaveFocus()
  })
})

describe('a demonstration', () => {
  const mark = document.createElement('meta')
  mark.name = 'demonstration'
  afterEach(() => mark.remove())

  it.each([
    ['with-mail', 'no car will come.'],
    ['without-mail', 'no e-mail is sent.'],
  ])('says so on every screen, %s', async (content, words) => {
    mark.content = content
    document.head.append(mark)
    for (const path of ['/login', '/nowhere']) {
      const { screen } = await open(path)
      await expect.element(screen.getByText(words, { exact: false })).toBeVisible()
      await screen.unmount()
    }
  })

  it('is not claimed of the real service', async () => {
    const { screen } = await open('/login')
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
    expect(screen.getByText('demonstration', { exact: false }).elements()).toEqual([])
  })
})

describe('any other address', () => {
  it('is the 404 page', async () => {
    const { screen } = await open('/nowhere')
    await expect.element(screen.getByText('404')).toBeVisible()
    await expect.poll(() => document.title).toBe('Page not found · Fiacre')
  })

  it('is left for the start, and the page begins at its top', async () => {
    const { screen } = await open('/nowhere')
    await userEvent.click(screen.getByRole('link', { name: 'Back to the start' }))
    await expect
      .element(screen.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Drive first class. Pay Economy.')
    await expect.element(screen.getByRole('main')).toHaveFocus()
    expect(scrollY).toBe(0)
  })
})

it('shows travellers their dashboard at the start', async () => {
  const client = fakeClient()
  client.getSession.mockResolvedValue(MARIA)
  const { screen } = await open('/', client)
  await expect.element(screen.getByRole('tab', { selected: true })).toBeVisible()
  await expect.poll(() => document.title).toBe('Dashboard · Fiacre')
})
