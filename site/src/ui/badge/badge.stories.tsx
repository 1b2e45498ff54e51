import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from './badge.tsx'
import { BOOKING_TONE, PAYMENT_TONE } from './status-tone.ts'

const meta: Meta<typeof Badge> = { title: 'Parts/Badge', component: Badge }

export default meta

export const Booking: StoryObj<typeof meta> = {
  render: () => (
    <div className="fi-cluster">
      <Badge tone={BOOKING_TONE.pending}>Pending</Badge>
      <Badge tone={BOOKING_TONE.confirmed}>Confirmed</Badge>
      <Badge tone={BOOKING_TONE['in-progress']}>In progress</Badge>
      <Badge tone={BOOKING_TONE.completed}>Completed</Badge>
      <Badge tone={BOOKING_TONE.cancelled}>Cancelled</Badge>
    </div>
  ),
}

export const Payment: StoryObj<typeof meta> = {
  render: () => (
    <div className="fi-cluster">
      <Badge tone={PAYMENT_TONE.pending}>Pending</Badge>
      <Badge tone={PAYMENT_TONE.processing}>Processing</Badge>
      <Badge tone={PAYMENT_TONE.completed}>Paid</Badge>
      <Badge tone={PAYMENT_TONE.failed}>Failed</Badge>
    </div>
  ),
}

export const LongGermanWords: StoryObj<typeof meta> = {
  args: { tone: 'warning', children: 'Zahlungsbestätigung ausstehend' },
}
