import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Field } from '../field/field.tsx'
import { Stepper } from './stepper.tsx'

function Passengers({ start }: { start: number }) {
  const [value, setValue] = useState(start)
  return (
    <>
      <Field label="Passengers">
        <Stepper
          value={value}
          onChange={setValue}
          min={1}
          max={4}
          decreaseLabel="Fewer"
          increaseLabel="More"
        />
      </Field>
      <output>{value}</output>
    </>
  )
}

const input = page.getByRole('spinbutton', { name: 'Passengers' })
const fewer = page.getByRole('button', { name: 'Fewer' })
const more = page.getByRole('button', { name: 'More' })
const chosen = page.getByRole('status')

describe('the stepper', () => {
  it('steps by its buttons and stops at both bounds, keeping the focus', async () => {
    await render(<Passengers start={3} />)
    await more.click()
    await expect.element(chosen).toHaveTextContent('4')
    await expect.element(more).toHaveAttribute('aria-disabled', 'true')
    await expect.element(more).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(chosen).toHaveTextContent('4')
    for (let press = 0; press < 3; press += 1) await fewer.click()
    await expect.element(chosen).toHaveTextContent('1')
    await expect.element(fewer).toHaveAttribute('aria-disabled', 'true')
  })

  it('steps by the arrow keys within its bounds', async () => {
    await render(<Passengers start={3} />)
    await input.click()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    await expect.element(chosen).toHaveTextContent('4')
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(chosen).toHaveTextContent('3')
  })

  it('brings a typed number within its bounds when left', async () => {
    await render(<Passengers start={2} />)
    await userEvent.fill(input, '60')
    await expect.element(chosen).toHaveTextContent('2')
    await userEvent.tab()
    await expect.element(chosen).toHaveTextContent('4')
    await expect.element(input).toHaveValue(4)
  })

  it('keeps the last number when left empty', async () => {
    await render(<Passengers start={2} />)
    await userEvent.clear(input)
    await userEvent.tab()
    await expect.element(input).toHaveValue(2)
  })
})
