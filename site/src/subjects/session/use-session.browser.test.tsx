import { FiacreTimeoutError } from '@fiacre/sdk'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fakeClient, MARIA, renderPage } from '../../app/testing.tsx'
import { useRefreshSession, useSession } from './use-session.ts'

function WhoIsHere() {
  const { status, user } = useSession()
  const refresh = useRefreshSession()
  return (
    <>
      <p>
        {status}: {user?.firstName ?? 'nobody'}
      </p>
      <button type="button" onClick={() => void refresh()}>
        Check again
      </button>
    </>
  )
}

it('is loading until the first check has ended', async () => {
  const client = fakeClient()
  client.getSession.mockReturnValue(new Promise(() => {}))
  const { screen } = await renderPage(<WhoIsHere />, { client })
  await expect.element(screen.getByText('loading: nobody')).toBeVisible()
})

it('keeps the user when a later check takes too long', async () => {
  const client = fakeClient()
  client.getSession.mockResolvedValueOnce(MARIA).mockRejectedValue(new FiacreTimeoutError(5000))
  const { screen } = await renderPage(<WhoIsHere />, { client })
  await expect.element(screen.getByText('signed-in: Maria')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }))
  await expect.poll(() => client.getSession.mock.calls.length).toBe(2)
  await expect.element(screen.getByText('signed-in: Maria')).toBeVisible()
})

it('ends when a later check finds nobody', async () => {
  const client = fakeClient()
  client.getSession.mockResolvedValueOnce(MARIA)
  const { screen } = await renderPage(<WhoIsHere />, { client })
  await expect.element(screen.getByText('signed-in: Maria')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }))
  await expect.element(screen.getByText('signed-out: nobody')).toBeVisible()
})
