import type { StorybookConfig } from '@storybook/react-vite'

/** The book of the booking form. No telemetry, no update checks: it builds and opens without a network. */
const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    // The package's own Vite configuration is that of the demo page, whose root is another folder.
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  // Pictures of vehicles, as the service serves them.
  staticDirs: ['../../site/public'],
  // Stories have no arguments to choose: the tables of properties would be half of the building time.
  typescript: { reactDocgen: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
}

export default config
