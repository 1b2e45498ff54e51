import type { Meta, StoryObj } from '@storybook/react-vite'
import { VisuallyHidden } from './visually-hidden.tsx'

const meta: Meta<typeof VisuallyHidden> = {
  title: 'Parts/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: ' from Geneva Airport' },
  render: (args) => (
    <p>
      View the booking
      <VisuallyHidden {...args} /> (a screen reader hears more)
    </p>
  ),
}

export default meta

export const Unseen: StoryObj<typeof meta> = {}
