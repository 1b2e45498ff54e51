import type { Meta, StoryObj } from '@storybook/react-vite'
import { BookingCard } from './booking-card.tsx'
import { BOOKING_TEXTS } from './booking-texts.ts'
import './gallery.css'

const meta: Meta<typeof BookingCard> = {
  title: 'Gallery/Booking card',
  component: BookingCard,
  parameters: { layout: 'fullscreen' },
  render: ({ texts = BOOKING_TEXTS.en }) => (
    <main className="gallery-hero fi-container">
      <div className="fi-stack">
        <p className="fi-eyebrow">{texts.eyebrow}</p>
        <h1 className="fi-hero">{texts.headline}</h1>
        <p className="fi-lead">{texts.lead}</p>
      </div>
      <BookingCard texts={texts} />
    </main>
  ),
}

export default meta

export const English: StoryObj<typeof meta> = {}

export const LongGermanWords: StoryObj<typeof meta> = { args: { texts: BOOKING_TEXTS.de } }
