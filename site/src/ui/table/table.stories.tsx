import type { Meta, StoryObj } from '@storybook/react-vite'
import { JourneysSample } from '../gallery/journeys-sample.tsx'

const meta: Meta<typeof JourneysSample> = { title: 'Parts/Table', component: JourneysSample }

export default meta

export const Wide: StoryObj<typeof meta> = {}

export const CardsWhereNarrow: StoryObj<typeof meta> = {
  decorators: [
    (Story) => (
      <div className="story-narrow">
        <Story />
      </div>
    ),
  ],
}
