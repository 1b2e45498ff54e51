import type { Meta, StoryObj } from '@storybook/react-vite'
import './theme.stories.css'

const COLOURS = [
  'surface',
  'surface-raised',
  'surface-sunken',
  'surface-inverse',
  'ink',
  'muted',
  'line',
  'line-strong',
  'accent',
  'accent-hover',
  'accent-soft',
  'neutral-soft',
  'selected',
  'positive',
  'positive-soft',
  'warning',
  'warning-soft',
  'danger',
  'danger-soft',
]

function Colours() {
  return (
    <ul className="swatches">
      {COLOURS.map((name) => (
        <li key={name}>
          <span className={`swatch swatch--${name}`} />
          {name}
        </li>
      ))}
    </ul>
  )
}

const meta: Meta = { title: 'Foundations/Theme' }

export default meta

export const Colour: StoryObj = {
  render: () => (
    <div className="story-pair">
      <div className="story-panel" data-theme="light">
        <Colours />
      </div>
      <div className="story-panel" data-theme="dark">
        <Colours />
      </div>
    </div>
  ),
}

export const Type: StoryObj = {
  render: () => (
    <div className="fi-stack">
      <p className="fi-eyebrow">Eyebrow: airports, cities, resorts</p>
      <p className="fi-hero">Drive first class.</p>
      <p className="fi-display">Genève, Łódź, Αθήνα, София</p>
      <p className="fi-heading">Heading: Příliš žluťoučký kůň</p>
      <p className="fi-subheading">Subheading: Geschäftsreisendenbeförderung</p>
      <p className="fi-lead">Lead: one fixed price, paid ahead, and a driver who waits for you.</p>
      <p>Text: Ο οδηγός σας περιμένει. Шофьорът ви чака. Kierowca czeka na Ciebie.</p>
      <p className="fi-small fi-muted">Small and muted: times are those of the pickup place.</p>
      <p className="fi-price fi-price--lg">€1,184.00</p>
    </div>
  ),
}
