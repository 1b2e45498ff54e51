import type { Meta, StoryObj } from '@storybook/react-vite'
import { ICON_SHAPES, type IconName } from './icon-shapes.tsx'
import { Icon } from './icon.tsx'
import './icon.stories.css'

const isIcon = (name: string): name is IconName => name in ICON_SHAPES

const meta: Meta<typeof Icon> = { title: 'Foundations/Icons', component: Icon, args: { name: 'plane' } }

export default meta

export const All: StoryObj<typeof meta> = {
  render: () => (
    <ul className="icon-sheet">
      {Object.keys(ICON_SHAPES)
        .filter(isIcon)
        .map((name) => (
          <li key={name}>
            <Icon name={name} size="lg" />
            {name}
          </li>
        ))}
    </ul>
  ),
}

export const Sizes: StoryObj<typeof meta> = {
  render: () => (
    <div className="fi-cluster">
      <Icon name="shield" size="sm" />
      <Icon name="shield" />
      <Icon name="shield" size="lg" />
      <Icon name="shield" size="xl" />
    </div>
  ),
}
