import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { PageHeader } from './page-header.tsx'

const meta: Meta<typeof PageHeader> = { title: 'Parts/PageHeader', component: PageHeader }

export default meta

export const Plain: StoryObj<typeof meta> = { args: { title: 'Your journeys' } }

export const Whole: StoryObj<typeof meta> = {
  args: {
    eyebrow: 'Dashboard',
    title: 'Welcome back, Małgorzata',
    lead: 'Two transfers ahead of you. The next one leaves Geneva on Thursday.',
    actions: <Button icon="plus">New transfer</Button>,
  },
}

export const LongGermanWords: StoryObj<typeof meta> = {
  args: {
    title: 'Geschäftsreisendenbeförderungsübersicht',
    lead: 'Alle Transferbuchungen einschließlich Zahlungsbestätigungen auf einen Blick.',
    actions: <Button variant="secondary">Zahlungsübersicht herunterladen</Button>,
  },
}
