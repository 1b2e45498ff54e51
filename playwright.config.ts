import { defineConfig } from '@playwright/test'
import { IS_LONG } from './e2e/at-length.ts'
import { chromiumLaunchOptions } from './scripts/chromium.ts'

const launchOptions = await chromiumLaunchOptions()

/** End-to-end tests in a real Chromium against the whole product, started as a traveller's server would be. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/e2e',
  // Two processors; the tests make travellers of their own and share nothing but the service.
  workers: 2,
  // What is waited for may take its time on a slow machine; what never comes fails all the same.
  timeout: 120_000,
  ...(IS_LONG ? { grep: /@long|@sweep/ } : { grepInvert: /@long/ }),
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  use: {
    baseURL: 'http://127.0.0.1:3100',
    // Cookies of other sites are blocked, as in more and more browsers. For all tests: one with options of its own has a browser started.
    launchOptions: { ...launchOptions, args: [...launchOptions.args, '--test-third-party-cookie-phaseout'] },
    locale: 'en-GB',
    timezoneId: 'Europe/Paris',
    trace: 'off',
    // Nothing moves: drawn by the processor, movement is the dearest thing on a page. `journey.spec.ts` goes the whole way with it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: {
    command: `${process.execPath} e2e/server.ts`,
    url: 'http://127.0.0.1:3100/health',
    // It builds the widget and the site, beside other checks that take both processors.
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
