import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { RadioGroup } from './radio-group.tsx'

type Level = 'saver' | 'flexible' | 'none'

function Example({ error }: { error?: string }) {
  const [level, setLevel] = useState<Level>('saver')
  return (
    <div className="story-narrow">
      <RadioGroup<Level>
        legend="Access level"
        value={level}
        onChange={setLevel}
        error={error}
        choices={[
          { value: 'saver', label: 'Saver', description: 'Support from 8:00 to 20:00, in English' },
          {
            value: 'flexible',
            label: 'Flexible',
            description: 'Support at any hour, free cancellation until the start',
          },
          { value: 'none', label: 'Not available here', disabled: true },
        ]}
      />
    </div>
  )
}

const meta: Meta<typeof Example> = { title: 'Parts/RadioGroup', component: Example }

export default meta

export const Plain: StoryObj<typeof meta> = {}

export const WithError: StoryObj<typeof meta> = { args: { error: 'Please choose an access level' } }
