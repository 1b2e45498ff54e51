import type { Meta, StoryObj } from '@storybook/react-vite'
import { VehicleArt } from './vehicle-art.tsx'
import { VEHICLE_NAMES } from './vehicle-shapes.ts'

const fleet = () => (
  <div className="story-pair">
    {VEHICLE_NAMES.map((name) => (
      <VehicleArt key={name} name={name} label={name} />
    ))}
  </div>
)

const meta: Meta<typeof VehicleArt> = {
  title: 'Foundations/Vehicles',
  component: VehicleArt,
  args: { name: 'economy' },
}

export default meta

export const Fleet: StoryObj<typeof meta> = { render: fleet }

export const LightAndDark: StoryObj<typeof meta> = {
  render: () => (
    <div className="story-pair">
      <div className="story-panel" data-theme="light">
        {fleet()}
      </div>
      <div className="story-panel" data-theme="dark">
        {fleet()}
      </div>
    </div>
  ),
}

/** The files that the API's `imageUrl` points to. */
export const Files: StoryObj<typeof meta> = {
  render: () => (
    <div className="story-pair">
      {VEHICLE_NAMES.map((name) => (
        <img key={name} src={`vehicles/${name}.svg`} alt={name} width="360" height="150" />
      ))}
    </div>
  ),
}
