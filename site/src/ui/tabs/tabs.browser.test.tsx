import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Tabs } from './tabs.tsx'

function Dashboard() {
  const [value, setValue] = useState<'book' | 'history' | 'profile'>('book')
  return (
    <Tabs
      label="Dashboard"
      value={value}
      onChange={setValue}
      tabs={[
        { value: 'book', label: 'Book', panel: 'Where to?' },
        { value: 'history', label: 'History', panel: 'Your bookings' },
        { value: 'profile', label: 'Profile', panel: 'Your details' },
      ]}
    />
  )
}

const tab = (name: string) => page.getByRole('tab', { name })

async function expectChosen(name: string, panel: string) {
  await expect.element(tab(name)).toHaveFocus()
  await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByRole('tabpanel', { name })).toHaveTextContent(panel)
}

describe('tabs', () => {
  it('move and choose by arrow keys, round both ends', async () => {
    await render(<Dashboard />)
    await userEvent.tab()
    await expectChosen('Book', 'Where to?')
    await userEvent.keyboard('{ArrowRight}')
    await expectChosen('History', 'Your bookings')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expectChosen('Profile', 'Your details')
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(page.getByRole('tab', { selected: true })).toHaveTextContent('Book')
  })

  it('jump to the ends by Home and End', async () => {
    await render(<Dashboard />)
    await tab('History').click()
    await userEvent.keyboard('{End}')
    await expectChosen('Profile', 'Your details')
    await userEvent.keyboard('{Home}')
    await expect.element(page.getByRole('tab', { selected: true })).toHaveTextContent('Book')
  })

  it('are one stop in the tab order, the panel the next', async () => {
    await render(<Dashboard />)
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(page.getByRole('tabpanel')).toHaveFocus()
  })

  it('begin where the chosen one can be seen, in a row wider than its page', async () => {
    await render(
      <div style={{ width: '240px' }}>
        <Tabs
          label="Destinations"
          value="all"
          onChange={() => {}}
          tabs={['Summer resorts', 'Ski transfers', 'Discover a country', 'all'].map((value) => ({
            value,
            label: value,
            panel: value,
          }))}
        />
      </div>,
    )
    const row = page.getByRole('tablist').element().getBoundingClientRect()
    const chosenRight = () => tab('all').element().getBoundingClientRect().right
    await expect.poll(chosenRight).toBeLessThanOrEqual(row.right + 1)
    expect(tab('Summer resorts').element().getBoundingClientRect().left).toBeLessThan(row.left)
  })
})
