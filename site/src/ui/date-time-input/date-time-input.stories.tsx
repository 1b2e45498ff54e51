import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field } from '../field/field.tsx'
import { DateInput } from './date-input.tsx'
import { TimeInput } from './time-input.tsx'

const meta: Meta<typeof DateInput> = { title: 'Parts/DateInput and TimeInput', component: DateInput }

export default meta

export const SideBySide: StoryObj<typeof meta> = {
  render: () => (
    <div className="story-medium fi-field-row">
      <Field label="Pickup date">
        <DateInput defaultValue="2026-05-14" min="2026-05-14" max="2026-05-28" />
      </Field>
      <Field label="Pickup time" error="Pickup time is required">
        <TimeInput />
      </Field>
    </div>
  ),
}

export const Narrow: StoryObj<typeof meta> = {
  render: () => (
    <div className="story-narrow fi-field-row">
      <Field label="Voraussichtliches Rückfahrtdatum">
        <DateInput defaultValue="2026-05-21" />
      </Field>
      <Field label="Rückfahrtuhrzeit">
        <TimeInput defaultValue="09:15" />
      </Field>
    </div>
  ),
}
