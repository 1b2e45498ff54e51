import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Field } from '../field/field.tsx'
import { PasswordInput } from './password-input.tsx'

const password = () => (
  <Field label="Password">
    <PasswordInput showLabel="Show password" hideLabel="Hide password" autoComplete="current-password" />
  </Field>
)

describe('the password input', () => {
  it('shows the password and hides it again, keeping what was typed', async () => {
    await render(password())
    const input = page.getByLabelText('Password', { exact: true })
    await userEvent.fill(input, 'a coach and four')
    await expect.element(input).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect.element(input).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Hide password' }).click()
    await expect.element(input).toHaveAttribute('type', 'password')
    await expect.element(input).toHaveValue('a coach and four')
  })

  it('does not submit its form by the toggle', async () => {
    let submitted = false
    await render(<form onSubmit={() => (submitted = true)}>{password()}</form>)
    await page.getByRole('button', { name: 'Show password' }).click()
    expect(submitted).toBe(false)
  })
})
