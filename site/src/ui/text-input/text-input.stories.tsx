import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field } from '../field/field.tsx'
import { TextArea } from './text-area.tsx'
import { TextInput } from './text-input.tsx'

const meta: Meta<typeof TextInput> = { title: 'Parts/TextInput', component: TextInput }

export default meta

export const States: StoryObj<typeof meta> = {
  render: () => (
    <div className="story-narrow fi-stack">
      <Field label="Empty">
        <TextInput placeholder="Address, hotel, airport" />
      </Field>
      <Field label="With an icon">
        <TextInput icon="pin" defaultValue="Chamonix, France" />
      </Field>
      <Field label="Longer than its box">
        <TextInput
          icon="plane"
          defaultValue="Aéroport international de Genève-Cointrin, Route de l’Aéroport"
        />
      </Field>
      <Field label="Invalid" error="Pickup location is required">
        <TextInput icon="pin" />
      </Field>
      <Field label="Disabled">
        <TextInput disabled defaultValue="marie@example.com" />
      </Field>
    </div>
  ),
}

export const SeveralLines: StoryObj<typeof meta> = {
  render: () => (
    <div className="story-narrow">
      <Field label="Special requests" optionalLabel="optional">
        <TextArea placeholder="A child seat, skis, a name on the board" />
      </Field>
    </div>
  ),
}
