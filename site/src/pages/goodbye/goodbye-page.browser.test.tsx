import { expect, it } from 'vitest'
import { fakeClient, MARIA, renderPage } from '../../app/testing.tsx'
import { GoodbyePage } from './goodbye-page.tsx'
import { goodbyeTexts } from './locales/texts.ts'

const open = (client = fakeClient()) =>
  renderPage(<GoodbyePage />, { client, texts: [goodbyeTexts], path: '/goodbye' })

it('says that the account is gone, and leads home', async () => {
  const { screen } = await open()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Goodbye, and thank you')
  await expect.element(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/')
})

it('is not for somebody whose account is there', async () => {
  const client = fakeClient()
  client.getSession.mockResolvedValue(MARIA)
  const { history } = await open(client)
  await expect.poll(() => history.at(-1)).toBe('/')
})
