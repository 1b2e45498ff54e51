import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Field } from '../field/field.tsx'
import { Stepper } from './stepper.tsx'

function Example({ start = 2, error, disabled }: { start?: number; error?: string; disabled?: boolean }) {
  const [passengers, setPassengers] = useState(start)
  return (
    <div className="story-narrow">
      <Field label="Passengers" hint="Up to 4 in Business" error={error}>
        <Stepper
          value={passengers}
          onChange={setPassengers}
          min={1}
          max={4}
          disabled={disabled}
          decreaseLabel="One passenger fewer"
          increaseLabel="One passenger more"
        />
      </Field>
    </div>
  )
}

const meta: Meta<typeof Example> = { title: 'Parts/Stepper', component: Example }

export default meta

export const Middle: StoryObj<typeof meta> = {}

export const AtTheMinimum: StoryObj<typeof meta> = { args: { start: 1 } }

export const AtTheMaximum: StoryObj<typeof meta> = { args: { start: 4 } }

export const Invalid: StoryObj<typeof meta> = { args: { error: 'At least 1 passenger is required' } }
