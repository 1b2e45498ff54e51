import type { Preview } from '@storybook/react-vite'
import '../src/theme/tokens.css'
import '../src/theme/controls.css'
import '../src/theme/booking-form.css'
import '../src/theme/embedded.css'
import './preview.css'
import { applyTheme, SCREENS, THEME } from './toolbars.ts'

const preview: Preview = {
  globalTypes: {
    theme: THEME,
    locale: {
      description: 'Language; one German is made up, of words as long as they come',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          { value: 'en', title: 'English' },
          { value: 'pl', title: 'Polski' },
          { value: 'de', title: 'Deutsch' },
          { value: 'el', title: 'Ελληνικά' },
          { value: 'hu', title: 'Magyar' },
          { value: 'de-x-long', title: 'Long German words' },
        ],
        dynamicTitle: true,
      },
    },
    currency: {
      description: 'Currency that prices are shown in',
      toolbar: {
        title: 'Currency',
        icon: 'credit',
        items: ['EUR', 'CHF', 'PLN', 'GBP', 'CZK'],
        dynamicTitle: true,
      },
    },
    units: {
      description: 'Unit of distances',
      toolbar: { title: 'Unit', icon: 'ruler', items: ['km', 'mi'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'system', locale: 'en', currency: 'EUR', units: 'km' },
  decorators: [
    (Story, { globals }) => {
      applyTheme(globals['theme'])
      document.documentElement.lang = String(globals['locale'])
      return <Story />
    },
  ],
  parameters: {
    layout: 'fullscreen',
    // Stories are set up by code, not by arguments.
    controls: { disable: true },
    a11y: { test: 'error', options: { resultTypes: ['violations'], preload: false } },
    viewport: { options: SCREENS },
    options: {
      storySort: { order: ['Traveller', 'Filling in', 'Price', 'Booking', 'Looks', 'On a page'] },
    },
  },
}

export default preview
