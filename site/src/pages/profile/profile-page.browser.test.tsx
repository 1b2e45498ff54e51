import { expect, it } from 'vitest'
import { fakeClient, MARIA, renderPage } from '../../app/testing.tsx'
import { profileTexts } from '../../subjects/account/profile/locales/texts.ts'
import { ProfilePage } from './profile-page.tsx'

it('tells somebody who is not signed in, and leads to the sign-in and back', async () => {
  const { screen, history } = await renderPage(<ProfilePage />, { texts: [profileTexts], path: '/profile' })
  await expect.element(screen.getByText('You are logged out. Logging in again...')).toBeVisible()
  await expect.poll(() => history.at(-1)).toBe('/login?next=%2Fprofile')
})

it('shows a traveller their profile', async () => {
  const client = fakeClient()
  client.getSession.mockResolvedValue(MARIA)
  client.getProfile.mockResolvedValue(MARIA)
  const { screen } = await renderPage(<ProfilePage />, { client, texts: [profileTexts], path: '/profile' })
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your profile')
  await expect.element(screen.getByRole('button', { name: 'Edit profile' })).toBeVisible()
})
