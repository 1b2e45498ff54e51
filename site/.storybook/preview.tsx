import type { Preview } from '@storybook/react-vite'
import '../src/ui/theme/theme.css'
import './preview.css'
import { applyTheme, SCREENS, THEME } from '../../widget/.storybook/toolbars.ts'

const preview: Preview = {
  globalTypes: {
    theme: THEME,
  },
  initialGlobals: { theme: 'system' },
  decorators: [
    (Story, { globals }) => {
      applyTheme(globals['theme'])
      return <Story />
    },
  ],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    viewport: { options: SCREENS },
    options: { storySort: { order: ['Gallery', 'Foundations', 'Parts'] } },
  },
}

export default preview
