import type { Meta, StoryObj } from '@storybook/react-vite'
import { SkipLink } from './skip-link.tsx'

const meta: Meta<typeof SkipLink> = {
  title: 'Parts/SkipLink',
  component: SkipLink,
  args: { targetId: 'content', label: 'Skip to content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content" tabIndex={-1}>
        Press Tab to see the link.
      </main>
    </>
  ),
}

export default meta

export const OnFocus: StoryObj<typeof meta> = {}
