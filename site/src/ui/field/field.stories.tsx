import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextInput } from '../text-input/text-input.tsx'
import { Field } from './field.tsx'

const meta: Meta<typeof Field> = {
  title: 'Parts/Field',
  component: Field,
  args: { label: 'E-mail', children: <TextInput type="email" autoComplete="email" /> },
  decorators: [
    (Story) => (
      <div className="story-narrow">
        <Story />
      </div>
    ),
  ],
}

export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const WithHint: Story = { args: { hint: 'We send the confirmation there.' } }

export const WithError: Story = {
  args: {
    error: 'Please enter a valid email address',
    children: <TextInput type="email" defaultValue="marie@" />,
  },
}

export const Optional: Story = {
  args: {
    label: 'Special requests',
    optionalLabel: 'optional',
    children: <TextInput placeholder="A child seat" />,
  },
}

export const LongGermanWords: Story = {
  args: {
    label: 'Rechnungsanschriftszusatzinformationen',
    optionalLabel: 'freiwillig',
    hint: 'Wird für die Zahlungsabwicklung und die Umsatzsteuerrechnung benötigt.',
    error: 'Bitte geben Sie eine gültige Umsatzsteueridentifikationsnummer ein',
  },
}
