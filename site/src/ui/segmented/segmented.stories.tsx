import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Segmented } from './segmented.tsx'

function Example({ oneWay, roundTrip }: { oneWay: string; roundTrip: string }) {
  const [trip, setTrip] = useState<'one' | 'round'>('one')
  return (
    <div className="story-narrow">
      <Segmented
        legend="Trip type"
        value={trip}
        onChange={setTrip}
        choices={[
          { value: 'one', label: oneWay, icon: 'arrow-right' },
          { value: 'round', label: roundTrip, icon: 'swap' },
        ]}
      />
    </div>
  )
}

const meta: Meta<typeof Example> = {
  title: 'Parts/Segmented',
  component: Example,
  args: { oneWay: 'One way', roundTrip: 'Round trip' },
}

export default meta

export const TripType: StoryObj<typeof meta> = {}

export const LongGermanWords: StoryObj<typeof meta> = {
  args: { oneWay: 'Einfache Fahrt', roundTrip: 'Hin- und Rückfahrtbeförderung' },
}
