import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from './spinner.tsx'

const meta: Meta<typeof Spinner> = { title: 'Parts/Spinner', component: Spinner }

export default meta

export const Small: StoryObj<typeof meta> = {}

export const WholeScreen: StoryObj<typeof meta> = { args: { size: 'lg', label: 'Loading' } }
