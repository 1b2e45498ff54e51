import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { adminClient, openAdmin } from '../testing.tsx'
import type { HealthCheck } from '../admin-reads.ts'

const WELL: HealthCheck = {
  name: 'backup',
  state: 'ok',
  since: null,
  values: ['2026-02-10'],
  takenAt: null,
  takenBy: null,
}

it('says what is wrong, since when and what to do, and whoever is on it says so by a press', async () => {
  await page.viewport(1440, 900)
  const client = adminClient()
  const jobs: HealthCheck = {
    ...WELL,
    name: 'jobs',
    state: 'failing',
    since: '2026-02-10T09:00:00.000Z',
    values: ['12'],
  }
  client.getAdminHealth.mockResolvedValue({ version: '0.1.0', checks: [WELL, jobs] })
  client.takeHealthCheck.mockResolvedValue({ message: 'You are on it.' })
  const { screen } = await openAdmin(client, '/admin?tab=health')
  const items = screen.getByRole('tabpanel').getByRole('listitem')
  await expect.element(items.first().getByText('12 are due.')).toBeVisible()
  await expect.element(items.last().getByText('The last one is of 2026-02-10.')).toBeVisible()
  client.getAdminHealth.mockResolvedValue({
    version: '0.1.0',
    checks: [WELL, { ...jobs, takenAt: '2026-02-10T09:20:00.000Z', takenBy: 'Maria Kowalska' }],
  })
  await screen.getByRole('button', { name: 'I am on it' }).click()
  await expect.element(screen.getByText(/Maria Kowalska is on it, since/)).toBeVisible()
  expect(client.takeHealthCheck).toHaveBeenCalledWith({ path: { name: 'jobs' } })
  await expect.element(screen.getByRole('button', { name: 'I am on it' })).not.toBeInTheDocument()
})
