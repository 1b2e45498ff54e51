import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from './button.tsx'

describe('the button', () => {
  it('keeps its name and the focus while loading, and ignores presses', async () => {
    const onClick = vi.fn<() => void>()
    const onSubmit = vi.fn<() => void>()
    const form = (loading: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" loading={loading} loadingLabel="Calculating the price" onClick={onClick}>
          Calculate price
        </Button>
      </form>
    )
    const { rerender } = await render(form(false))
    const button = page.getByRole('button', { name: 'Calculate price' })
    await userEvent.tab()
    await rerender(form(true))
    await expect.element(button).toHaveFocus()
    await expect.element(button).toHaveAttribute('aria-busy', 'true')
    await expect.element(page.getByRole('status')).toHaveTextContent('Calculating the price')
    await userEvent.keyboard('{Enter}')
    expect(onClick).not.toHaveBeenCalled()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('keeps the focus while resting, and ignores presses', async () => {
    const onClick = vi.fn<() => void>()
    const { rerender } = await render(<Button onClick={onClick}>Send again</Button>)
    await userEvent.tab()
    await rerender(
      <Button resting onClick={onClick}>
        Send again
      </Button>,
    )
    const button = page.getByRole('button', { name: 'Send again' })
    await expect.element(button).toHaveFocus()
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    expect(onClick).not.toHaveBeenCalled()
  })

  it('does not submit a form unless told to', async () => {
    const onSubmit = vi.fn<() => void>()
    await render(
      <form onSubmit={onSubmit}>
        <Button>Not now</Button>
      </form>,
    )
    await page.getByRole('button', { name: 'Not now' }).click()
    expect(onSubmit).not.toHaveBeenCalled()
  })
})
