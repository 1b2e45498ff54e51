import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { adminClient, openAdmin } from '../testing.tsx'

const FIGURES = '/admin?tab=figures&from=2026-02-09&to=2026-02-11'

it('show a period beside the one before, drawn and as a table, and what is asked for stands in the address', async () => {
  await page.viewport(1440, 900)
  const client = adminClient()
  const { screen, history } = await openAdmin(client, FIGURES)
  const revenue = screen.getByRole('button', { name: /^Revenue/ })
  await expect.element(revenue).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => revenue.element().textContent).toMatch(/€600\.00\+50% before: €400\.00/)
  await expect.element(screen.getByRole('img', { name: /^Revenue by day/ })).toBeVisible()

  await screen.getByRole('button', { name: /^Conversion/ }).click()
  await expect.poll(() => history.at(-1)).toContain('measure=conversion')
  await expect.element(screen.getByRole('img', { name: /^Conversion by day/ })).toBeVisible()

  await screen.getByText('These days as a table').click()
  const days = screen.getByRole('table', { name: '9 February 2026 to 11 February 2026' })
  await expect.element(days.getByRole('row', { name: /10 Feb 2026.*10%/ })).toBeVisible()

  await screen.getByRole('radio', { name: 'Country of the pickup' }).click()
  await expect.poll(() => history.at(-1)).toContain('by=country')
  await expect.element(screen.getByRole('rowheader', { name: 'Switzerland' })).toBeVisible()
  await expect.element(screen.getByRole('rowheader', { name: 'Not known' })).toBeVisible()
  const tables = screen.getByRole('link', { name: 'Save as a table (CSV)' }).elements()
  expect(tables.map((link) => link.getAttribute('href'))).toEqual([
    '/api/admin/figures.csv?from=2026-02-09&to=2026-02-11&isTest=false&by=day',
    '/api/admin/figures.csv?from=2026-02-09&to=2026-02-11&isTest=false&by=country',
  ])
  expect(client.getAdminFigures).toHaveBeenLastCalledWith(
    expect.objectContaining({
      query: { from: '2026-02-09', to: '2026-02-11', isTest: false, by: 'country' },
    }),
  )
})

it('are no wider than a phone, and ask for no period that is none', async () => {
  await page.viewport(390, 844)
  const client = adminClient()
  const { screen } = await openAdmin(client, FIGURES)
  await expect.element(screen.getByRole('img', { name: /^Revenue by day/ })).toBeVisible()
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await screen.getByLabelText('Until').fill('2026-02-01')
  await expect.element(screen.getByText(/has to end after it begins/)).toBeVisible()
  // Other tables of the page may still have been asking for the period before.
  const asked = client.getAdminFigures.mock.calls.map(([input]) => input?.query ?? {})
  expect(asked.filter(({ from = '', to = '' }) => to <= from)).toEqual([])
  expect(asked.length).toBeGreaterThan(0)
})
