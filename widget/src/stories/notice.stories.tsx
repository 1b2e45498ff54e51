import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { FlowNotice } from '../booking/flow/ports.ts'
import { EmbeddedNotice } from '../element/embedded-notice.tsx'
import { en } from '../locales/en.ts'
import { storyMessages } from './scene/story-messages.ts'

/** What the element says above its form, as a partner's page has no place for toasts. */
const meta = {
  title: 'On a page/Notice',
  component: EmbeddedNotice,
  args: { notice: { title: 'Notice', variant: 'default' }, locale: 'en', messages: en, onDismiss: fn() },
  loaders: [async ({ globals }) => ({ messages: await storyMessages(String(globals['locale'])) })],
  render: (args, { globals, loaded }) => (
    <main className="story-page">
      <div className="fi-scope">
        <EmbeddedNotice {...args} locale={String(globals['locale'])} messages={loaded['messages']} />
      </div>
    </main>
  ),
} satisfies Meta<typeof EmbeddedNotice>

export default meta

type NoticeStory = StoryObj<typeof meta>

const open = fn()
const failed: FlowNotice = {
  title: { id: 'error' },
  description: { id: 'networkProblem' },
  variant: 'destructive',
  action: { label: { id: 'tryAgain' }, run: open },
}

export const Error: NoticeStory = {
  args: { notice: failed },
  async play({ canvas, args, userEvent }) {
    const [action, dismiss] = canvas.getAllByRole('button')
    await expect(canvas.getByRole('alert')).toContainElement(action!)
    await userEvent.click(action!)
    await expect(open).toHaveBeenCalled()
    await userEvent.click(dismiss!)
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}

export const GoodNews: NoticeStory = {
  args: {
    notice: {
      title: { id: 'bookingReceived' },
      description: { id: 'bookingReceivedDescription', values: { number: 'FC-7K2M9Q' } },
      variant: 'default',
    },
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('FC-7K2M9Q')
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
  },
}
