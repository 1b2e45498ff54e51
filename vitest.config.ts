import { join } from 'node:path'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { chromiumLaunchOptions } from './scripts/chromium.ts'
import { LongestFirst } from './scripts/longest-first.ts'
import { preactAliases } from './widget/vite/preact.ts'

const launchOptions = await chromiumLaunchOptions()

/** What has one chance a page: the script of a partner's page, what is warned of once, modules that a test stands in for. */
const PAGE_EACH = [
  '../widget/src/{element,loader}/**/*.browser.test.tsx',
  'src/pages/payment-success/{payment-success-page,days-long}.browser.test.tsx',
]

/** What is waited for may take its time on a busy machine; what never comes fails all the same. */
const PATIENT = { poll: { timeout: 10_000 } }

const FRESH_PAGE = join(import.meta.dirname, 'site/src/app/fresh-page.ts')

/**
 * Tests look at what a page is, not at its picture. What is wholly transparent Chromium lays out and does not paint, which is some of
 * the work. Who runs them with a window sees them.
 */
const UNPAINTED = `if (/Headless/.test(navigator.userAgent))
  document.head.append(Object.assign(document.createElement('style'), { textContent: 'iframe { opacity: 0 }' }))`

/** Which files share a page, and which have one each. */
interface Pages {
  name: string
  include: string[]
  exclude?: string[]
  isolate: boolean
}

const pagesOf = ({ isolate, ...files }: Pages) => ({
  browser: 'chromium' as const,
  viewport: { width: 1280, height: 800 },
  isolate,
  ...(!isolate && { setupFiles: [FRESH_PAGE] }),
  ...files,
})

/** Components in a real Chromium, with one runtime or the other: what is served to its pages is made once for all of them. */
function inBrowser(name: string, alias: typeof preactAliases, ...pages: Pages[]): TestProjectConfiguration {
  return {
    extends: 'site/vite.config.ts',
    // The site has React to resolve; the widget's components are tested with the same copy of it.
    root: 'site',
    resolve: { alias },
    cacheDir: `node_modules/.vite-${name}`,
    // Found only while a story is played, which would reload the tests under way.
    optimizeDeps: {
      include: [
        'react-dom/client',
        'pdfjs-dist/legacy/build/pdf.mjs',
        'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
      ],
    },
    test: {
      name,
      maxWorkers: 2,
      // In `npm test` other checks run beside them, as with the others.
      testTimeout: 60_000,
      // All at once: whichever kind ends first leaves its page to the others.
      sequence: { groupOrder: 2 },
      expect: PATIENT,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        orchestratorScripts: [{ content: UNPAINTED }],
        // Nothing moves: drawn by the processor, movement is the dearest thing on a page. End-to-end tests go a way with it.
        provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce' } }),
        instances: pages.map(pagesOf),
      },
    },
  }
}

/**
 * Three kinds of tests: pure ones, those against a real PostgreSQL, and components in a real browser; `npm test` runs the
 * second kind beside the others. Where no module keeps state, a worker loads it once for all its files (`isolate: false`),
 * which is most of the work; so it is with the components, but for those that want a page each. Vitest's own number of
 * workers, processors less one, leaves one of two idle.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{sdk,widget,site,api,openapi,scripts}/**/*.test.ts',
            'examples/webhook-receiver/*.test.ts',
          ],
          exclude: [
            '**/node_modules/**',
            '**/dist/**',
            '**/*.db.test.ts',
            '**/*.chaos.test.ts',
            '**/*.browser.test.*',
          ],
          environment: 'node',
          // In `npm test` the database tests run beside them.
          testTimeout: 30_000,
          expect: PATIENT,
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'database',
          include: ['api/**/*.db.test.ts'],
          environment: 'node',
          globalSetup: ['api/test/support/global-setup.ts'],
          setupFiles: [
            'api/test/support/cheap-passwords.ts',
            'api/test/support/few-connections.ts',
            'api/test/support/short-waits.ts',
          ],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: PATIENT,
          isolate: false,
          // Each takes five seconds of a processor before its first test, to load the service and to start it: a third would wait less,
          // and cost more than that saves.
          maxWorkers: 2,
        },
      },
      // What is served is Preact; the tests run the same.
      inBrowser(
        'preact',
        preactAliases,
        {
          name: 'components',
          include: ['src/**/*.browser.test.tsx', '../widget/src/booking/**/*.browser.test.tsx'],
          exclude: PAGE_EACH,
          isolate: false,
        },
        { name: 'pages', include: PAGE_EACH, isolate: true },
      ),
      // `@fiacre/widget/react` runs with a partner's own React, and Storybook brings React along: each story of the form is
      // played with it.
      inBrowser('with-react', [], {
        name: 'react',
        include: ['../widget/src/stories/*.browser.test.tsx'],
        isolate: true,
      }),
    ],
  },
})
