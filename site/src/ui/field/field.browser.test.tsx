import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Select } from '../select/select.tsx'
import { TextInput } from '../text-input/text-input.tsx'
import { Field } from './field.tsx'

describe('the field', () => {
  it('names its control and describes it by the hint', async () => {
    await render(
      <Field label="E-mail" hint="We send the confirmation there.">
        <TextInput type="email" />
      </Field>,
    )
    const input = page.getByRole('textbox', { name: 'E-mail' })
    await expect.element(input).toHaveAccessibleDescription('We send the confirmation there.')
    await expect.element(input).not.toHaveAttribute('aria-invalid')
  })

  it('marks its control invalid and puts the error before the hint', async () => {
    await render(
      <Field label="E-mail" hint="We send the confirmation there." error="Please enter a valid email address">
        <TextInput type="email" />
      </Field>,
    )
    const input = page.getByRole('textbox', { name: 'E-mail' })
    await expect.element(input).toHaveAttribute('aria-invalid', 'true')
    await expect
      .element(input)
      .toHaveAccessibleDescription('Please enter a valid email address We send the confirmation there.')
  })

  it('keeps a description that the control has of its own', async () => {
    await render(
      <>
        <Field label="Pickup" error="Pickup location is required">
          <TextInput aria-describedby="local-time" />
        </Field>
        <p id="local-time">Times are local.</p>
      </>,
    )
    await expect
      .element(page.getByRole('textbox', { name: 'Pickup' }))
      .toHaveAccessibleDescription('Times are local. Pickup location is required')
  })

  it('gives each field its own ids, and passes on that it is required', async () => {
    await render(
      <>
        <Field label="Country" required>
          <Select>
            <option value="PL">Poland</option>
          </Select>
        </Field>
        <Field label="City">
          <TextInput />
        </Field>
      </>,
    )
    const country = page.getByRole('combobox', { name: 'Country' })
    await expect.element(country).toBeRequired()
    expect(country.element().id).not.toBe(page.getByRole('textbox', { name: 'City' }).element().id)
  })
})
