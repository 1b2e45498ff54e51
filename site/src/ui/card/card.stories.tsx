import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from './card.tsx'

const meta: Meta<typeof Card> = { title: 'Parts/Card', component: Card }

export default meta

export const Tones: StoryObj<typeof meta> = {
  render: () => (
    <div className="story-pair">
      {(['plain', 'lifted', 'sunken', 'accent'] as const).map((tone) => (
        <Card key={tone} tone={tone}>
          <h2 className="fi-card__title">Geneva to Chamonix</h2>
          <p>88.4 km, about an hour and ten minutes by the motorway.</p>
        </Card>
      ))}
    </div>
  ),
}

export const Compact: StoryObj<typeof meta> = {
  args: { compact: true, children: 'Less room inside, for lists of cards.' },
}
