import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox } from './checkbox.tsx'

const meta: Meta<typeof Checkbox> = { title: 'Parts/Checkbox', component: Checkbox }

export default meta

export const States: StoryObj<typeof meta> = {
  render: () => (
    <div className="story-narrow fi-stack">
      <Checkbox label="Send me the receipt by e-mail" />
      <Checkbox label="Meet and greet in the arrivals hall" defaultChecked />
      <Checkbox
        label="I have read the terms of use and the privacy policy"
        error="Please accept the terms to go on"
      />
      <Checkbox label="Not offered for this vehicle" disabled />
      <Checkbox
        label="Ich stimme der Datenverarbeitungsvereinbarung und den Beförderungsbedingungen zu"
        defaultChecked
      />
    </div>
  ),
}
