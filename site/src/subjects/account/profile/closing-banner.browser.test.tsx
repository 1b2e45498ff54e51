import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderPage } from '../../../app/testing.tsx'
import { useSession } from '../../session/use-session.ts'
import { ClosingBanner } from './closing-banner.tsx'
import { profileTexts } from './locales/texts.ts'
import { accountClient } from './testing.tsx'

function Page() {
  const { user } = useSession()
  return (
    <>
      <h1>Your profile</h1>
      {user && <ClosingBanner user={user} />}
    </>
  )
}

it('tells when an account that is not used closes, and keeps it open on one press', async () => {
  const client = accountClient({ closesAt: '2026-12-20T12:00:00.000Z' })
  const { screen } = await renderPage(<Page />, { client, texts: [profileTexts] })
  await expect
    .element(
      screen.getByText('Your account closes on 20 December 2026 because it has not been used for 12 months'),
    )
    .toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Keep my account' }))
  await expect.element(screen.getByText('Your account stays open')).toBeVisible()
  await expect.element(screen.getByText(/Your account closes/)).not.toBeInTheDocument()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(client.keepAccount).toHaveBeenCalledOnce()
})
