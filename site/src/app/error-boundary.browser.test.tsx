import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { createTexts } from '../base/i18n/texts.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { shellTexts } from './locales/texts.ts'

function Broken(): never {
  throw new Error('This page is broken.')
}

it('says Application Error and offers to refresh', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const texts = createTexts('en')
  await texts.add(shellTexts)
  const screen = await render(
    <ErrorBoundary texts={texts}>
      <Broken />
    </ErrorBoundary>,
  )
  await expect.element(screen.getByRole('heading', { name: 'Application Error' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Refresh Page' })).toBeVisible()
})
