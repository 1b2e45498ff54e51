import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Tabs } from './tabs.tsx'

type Screen = 'book' | 'history' | 'profile'

function Example({ words }: { words: Record<Screen, string> }) {
  const [value, setValue] = useState<Screen>('book')
  return (
    <Tabs
      label="Dashboard"
      value={value}
      onChange={setValue}
      tabs={[
        { value: 'book', label: words.book, icon: 'route', panel: <p>Where to?</p> },
        { value: 'history', label: words.history, icon: 'clock', panel: <p>Your bookings.</p> },
        { value: 'profile', label: words.profile, icon: 'user', panel: <p>Your details.</p> },
      ]}
    />
  )
}

const meta: Meta<typeof Example> = {
  title: 'Parts/Tabs',
  component: Example,
  args: { words: { book: 'Book', history: 'History', profile: 'Profile' } },
}

export default meta

export const Dashboard: StoryObj<typeof meta> = {}

export const LongGermanWords: StoryObj<typeof meta> = {
  args: { words: { book: 'Transferbuchung', history: 'Buchungsübersicht', profile: 'Profileinstellungen' } },
}
