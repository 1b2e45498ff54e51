import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../card/card.tsx'
import { Skeleton } from './skeleton.tsx'

const meta: Meta<typeof Skeleton> = { title: 'Parts/Skeleton', component: Skeleton }

export default meta

export const BookingCard: StoryObj<typeof meta> = {
  render: () => (
    <Card className="story-narrow fi-stack" aria-busy="true">
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton shape="short" />
      <Skeleton shape="block" />
      <Skeleton shape="control" />
    </Card>
  ),
}
