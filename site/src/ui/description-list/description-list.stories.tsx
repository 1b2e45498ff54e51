import type { Meta, StoryObj } from '@storybook/react-vite'
import { DescriptionList } from './description-list.tsx'

const meta: Meta<typeof DescriptionList> = { title: 'Parts/DescriptionList', component: DescriptionList }

export default meta

export const Quote: StoryObj<typeof meta> = {
  args: {
    items: [
      { term: 'Start', details: '€12.00' },
      { term: 'Distance, 88.4 km', details: '€172.00' },
      { term: 'Total', details: '€184.00', total: true },
    ],
  },
  decorators: [
    (Story) => (
      <div className="story-narrow">
        <Story />
      </div>
    ),
  ],
}

export const Profile: StoryObj<typeof meta> = {
  args: {
    layout: 'stacked',
    items: [
      { term: 'First name', details: 'Małgorzata' },
      { term: 'E-mail', details: 'malgorzata.wisniewska@example.com' },
      { term: 'Rechnungsanschriftszusatz', details: 'Donaudampfschifffahrtsgesellschaftsstraße 14' },
      { term: 'Country', details: 'Poland' },
    ],
  },
}
