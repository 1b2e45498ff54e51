import type { Preview } from '@storybook/react-vite'
import '../src/ui/theme/theme.css'
import './preview.css'

const preview: Preview = {
  globalTypes: {
    theme: {
      description: 'Light, dark, or whatever the system says',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: ['system', 'light', 'dark'],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'system' },
  decorators: [
    (Story, { globals }) => {
      const theme: unknown = globals['theme']
      if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme
      else delete document.documentElement.dataset['theme']
      return <Story />
    },
  ],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    viewport: {
      options: {
        phone: { name: 'Phone, 390 px', styles: { width: '390px', height: '844px' } },
        desktop: { name: 'Desktop, 1440 px', styles: { width: '1440px', height: '900px' } },
      },
    },
    options: { storySort: { order: ['Gallery', 'Foundations', 'Parts'] } },
  },
}

export default preview
