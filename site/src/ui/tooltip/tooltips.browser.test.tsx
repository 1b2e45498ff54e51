import { afterEach, beforeEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { IconButton } from '../button/icon-button.tsx'
import { watchTooltips } from './watch-tooltips.ts'

let end: () => void
beforeEach(() => {
  end = watchTooltips()
})
afterEach(() => end())

it('names a control that is only an icon, and goes with Escape', async () => {
  await render(
    <>
      <button type="button" aria-label="Book now">
        Book
      </button>
      <IconButton icon="close" label="Close" />
    </>,
  )
  const tooltip = page.getByText('Close', { exact: true })
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(tooltip).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(tooltip).not.toBeVisible()
  // What shows its words already needs no second ones.
  expect(page.getByText('Book now', { exact: true }).query()).toBeNull()
})
