import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { CompactSelect } from './compact-select.tsx'

const CURRENCIES = [
  { value: 'EUR', text: 'EUR, Euro' },
  { value: 'PLN', text: 'PLN, Polnischer Złoty' },
  { value: 'AED', text: 'AED, Dirham der Vereinigten Arabischen Emirate' },
] as const

const LANGUAGES = [
  { value: 'en', text: 'English', lang: 'en' },
  { value: 'pl', text: 'Polski', lang: 'pl' },
] as const

function Example({ labelled, labels }: { labelled: boolean; labels: readonly [string, string] }) {
  const [currency, setCurrency] = useState<(typeof CURRENCIES)[number]['value']>('EUR')
  const [language, setLanguage] = useState<(typeof LANGUAGES)[number]['value']>('en')
  return (
    <div className={labelled ? 'story-narrow fi-stack' : 'fi-cluster'}>
      <CompactSelect
        label={labels[0]}
        labelled={labelled}
        icon="globe"
        options={LANGUAGES}
        value={language}
        shown={language.toUpperCase()}
        onChange={setLanguage}
      />
      <CompactSelect
        label={labels[1]}
        labelled={labelled}
        options={CURRENCIES}
        value={currency}
        shown={currency}
        onChange={setCurrency}
      />
    </div>
  )
}

const meta: Meta<typeof Example> = {
  title: 'Parts/CompactSelect',
  component: Example,
  args: { labelled: false, labels: ['Language', 'Currency'] },
}

export default meta

export const InABar: StoryObj<typeof meta> = {}

export const InAMenu: StoryObj<typeof meta> = { args: { labelled: true } }

export const LongGermanWords: StoryObj<typeof meta> = {
  args: {
    labelled: true,
    labels: ['Anzeigesprache der Buchungsübersicht', 'Währungsumrechnungseinstellung'],
  },
}
