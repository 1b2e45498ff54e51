import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { VehicleArt } from '../vehicle-art/vehicle-art.tsx'
import { EmptyState } from './empty-state.tsx'

const meta: Meta<typeof EmptyState> = { title: 'Parts/EmptyState', component: EmptyState }

export default meta

export const NoBookings: StoryObj<typeof meta> = {
  args: {
    art: <VehicleArt name="business" />,
    title: 'No journeys yet',
    children: 'Once you book a transfer it waits here, with its voucher and its receipt.',
    action: <Button>Book your first transfer</Button>,
  },
}

export const InvalidLink: StoryObj<typeof meta> = {
  args: {
    icon: 'warning',
    title: 'Invalid Payment Link',
    children: 'The link names no booking. Open your bookings and choose the one to pay.',
    action: <Button variant="secondary">My bookings</Button>,
    level: 1,
  },
}
