import { TERMS_VERSION } from '@fiacre/sdk/rules'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPage } from '../../app/testing.tsx'
import { LegalPage } from './legal-page.tsx'
import { legalTexts } from './locales/texts.ts'

beforeEach(() => page.viewport(1280, 900))
afterEach(() => localStorage.clear())

it('shows a text with its version, its sections and a link to each', async () => {
  const { screen } = await renderPage(<LegalPage />, { path: '/terms-of-use', texts: [legalTexts] })
  await expect.element(screen.getByRole('heading', { name: 'Terms of use', level: 1 })).toBeVisible()
  await expect
    .element(screen.getByText(new RegExp(`Version ${TERMS_VERSION}, in force since .*2026`)))
    .toBeVisible()
  const contents = screen.getByRole('navigation', { name: 'On this page' })
  await expect.element(contents.getByRole('link', { name: 'Paying' })).toHaveAttribute('href', '#payment')
  await expect.element(screen.getByRole('region', { name: /Paying/ })).toMatchTextContent('at least 30 %')
})

it('folds its contents away on a phone, and is no wider than it', async () => {
  await page.viewport(390, 844)
  const { screen } = await renderPage(<LegalPage />, { path: '/sanctions-policy', texts: [legalTexts] })
  await expect.element(screen.getByRole('article')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Schedules', exact: true }).query()).toBeNull()
  await userEvent.click(screen.getByText('On this page').first())
  await expect.element(screen.getByRole('link', { name: 'Schedules', exact: true })).toBeVisible()
  await expect.element(screen.getByRole('listitem').filter({ hasText: 'North Korea' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

it('says which version counts where a text is not written in the page’s language', async () => {
  const { screen } = await renderPage(<LegalPage />, {
    path: '/kyc-policy',
    texts: [legalTexts],
    language: 'pl',
  })
  await expect.element(screen.getByRole('article')).toBeVisible()
  const note = screen.getByText('Ten tekst jest po angielsku.', { exact: false })
  expect(note.query() === null).toBe(document.querySelector('article')?.lang === 'pl')
})
