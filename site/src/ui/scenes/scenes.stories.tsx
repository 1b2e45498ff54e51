import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrivalsArt } from './arrivals-art.tsx'
import { DriverArt } from './driver-art.tsx'

const meta: Meta = { title: 'Foundations/Scenes' }

export default meta

export const Driver: StoryObj = { render: () => <DriverArt name="Martin" /> }

export const ArrivalsHall: StoryObj = { render: () => <ArrivalsArt /> }
