import type { StorybookConfig } from '@storybook/react-vite'

/** The book of our parts. No telemetry, no update checks: it builds and opens without a network. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/ui/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
}

export default config
