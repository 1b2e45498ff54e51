import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field } from '../field/field.tsx'
import { PasswordInput } from './password-input.tsx'

const meta: Meta<typeof PasswordInput> = {
  title: 'Parts/PasswordInput',
  component: PasswordInput,
  args: {
    showLabel: 'Show password',
    hideLabel: 'Hide password',
    autoComplete: 'current-password',
    defaultValue: 'a coach and four',
  },
  render: (args) => (
    <div className="story-narrow">
      <Field label="Password" hint="At least 8 characters">
        <PasswordInput {...args} />
      </Field>
    </div>
  ),
}

export default meta

export const Hidden: StoryObj<typeof meta> = {}
