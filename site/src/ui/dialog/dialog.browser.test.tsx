import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../button/button.tsx'
import { Dialog } from './dialog.tsx'

function Menu() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the menu</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Menu" closeLabel="Close" shape="drawer">
        <a href="#help">Help</a>
      </Dialog>
    </>
  )
}

const opener = page.getByRole('button', { name: 'Open the menu' })
const dialog = page.getByRole('dialog', { name: 'Menu' })

async function open() {
  await render(<Menu />)
  await opener.click()
  await expect.element(dialog).toHaveAttribute('open')
}

describe('the dialog', () => {
  it('takes the focus, and keeps the page behind out of reach', async () => {
    await open()
    await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.tab()
    await expect.element(page.getByRole('link', { name: 'Help' })).toHaveFocus()
    await userEvent.tab()
    await expect.element(page.getByText('Open the menu')).not.toHaveFocus()
  })

  it('gives the focus back to its opener when closed by its button', async () => {
    await open()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.element(opener).toHaveFocus()
  })

  it('gives the focus back when closed by Escape, and opens again', async () => {
    await open()
    await userEvent.keyboard('{Escape}')
    await expect.element(opener).toHaveFocus()
    await opener.click()
    await expect.element(dialog).toHaveAttribute('open')
  })

  it('closes at a press on the page behind it', async () => {
    await open()
    await userEvent.pointer([{ coords: { x: 10, y: 400 }, keys: '[MouseLeft]' }])
    await expect.element(opener).toHaveFocus()
  })
})
