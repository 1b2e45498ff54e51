import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field } from '../field/field.tsx'
import { Select } from './select.tsx'

const meta: Meta<typeof Select> = { title: 'Parts/Select', component: Select }

export default meta

export const States: StoryObj<typeof meta> = {
  render: () => (
    <div className="story-narrow fi-stack">
      <Field label="Country">
        <Select icon="globe" defaultValue="PL">
          <option value="PL">Poland</option>
          <option value="GR">Ελλάδα</option>
          <option value="BG">България</option>
        </Select>
      </Field>
      <Field label="Vehicle" error="Vehicle type is required">
        <Select defaultValue="">
          <option value="">Choose a vehicle</option>
          <option value="1">Economy</option>
        </Select>
      </Field>
      <Field label="Fahrzeugklasse">
        <Select defaultValue="1">
          <option value="1">Großraumlimousine mit Kindersitzvorbereitung</option>
        </Select>
      </Field>
      <Field label="Disabled">
        <Select disabled defaultValue="1">
          <option value="1">Economy</option>
        </Select>
      </Field>
    </div>
  ),
}
