import { expect, it, vi } from 'vitest'
import { App } from './app.tsx'
import type { Screens } from './screens.ts'
import { createScreens } from './screens.ts'
import { destinationsPage } from '../pages/destinations/page.ts'
import { PAGES } from './pages.ts'
import { renderPage } from './testing.tsx'

it('keeps header and footer round a page whose code cannot be fetched, and offers to try again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(destinationsPage, 'load').mockRejectedValue(new TypeError('Failed to fetch'))
  expect(PAGES).toContain(destinationsPage)
  const open = (screens: Screens) => <App screens={screens} />
  const { screen } = await renderPage((texts) => open(createScreens(texts)), { path: '/destinations' })
  await expect.element(screen.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect.element(screen.getByRole('contentinfo')).toBeVisible()
})
