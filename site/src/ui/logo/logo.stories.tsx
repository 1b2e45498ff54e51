import type { Meta, StoryObj } from '@storybook/react-vite'
import { Logo } from './logo.tsx'

const meta: Meta<typeof Logo> = { title: 'Foundations/Logo', component: Logo, args: { name: 'Fiacre' } }

export default meta

export const Header: StoryObj<typeof meta> = {}

export const Large: StoryObj<typeof meta> = { args: { size: 'lg' } }
