import { catalogues } from '@fiacre/widget/vite/catalogues'
import { preactAliases } from '@fiacre/widget/vite/preact'
import { freshImports } from '@fiacre/widget/vite/fresh-imports'
import react from '@vitejs/plugin-react'
import { join } from 'node:path'
import { defineConfig } from 'vite'
import { reactOnServer } from './vite/react-on-server.ts'
import { routesFile } from './vite/routes-file.ts'

/** The service that the development server asks for everything that is not a page. */
const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000'

/**
 * All that the start needs goes into one file. Left alone, the bundler would make one of every module that a later screen
 * shares with the start, and a phone would wait for twenty of them in turns.
 */
const START = { name: 'start', tags: ['$initial' as const], test: /^(?!.*boot\.ts)/ }

/** The document, and what a page starts with that the service has drawn: alone, so that it is small. */
const ENTRIES = {
  index: join(import.meta.dirname, 'index.html'),
  boot: join(import.meta.dirname, 'src', 'app', 'start', 'boot.ts'),
}

/** What the start says, in another language than English: one file a language, in place of one of every folder of texts. */
const STARTS_WITH =
  /[\\/](?:site[\\/]src[\\/](?:app|pages[\\/]landing|subjects[\\/]services)|widget[\\/]src|sdk[\\/]src)[\\/]locales[\\/](?:[\w-]+[\\/])?(\w\w)(?:-later)?\.(?:json|ts)$/
const START_IN_LANGUAGE = {
  name: (id: string): string | null => {
    const language = STARTS_WITH.exec(id)?.[1]
    return language && language !== 'en' ? `start-${language}` : null
  },
}

/** Parts of the design system that later screens share: one small file for all of them, as nearly every screen takes some. */
const PARTS = { name: 'parts', test: /[\\/]site[\\/]src[\\/](ui|base)[\\/]/, minShareCount: 3 }

/** So with what several later screens share: modules of the same screens go into one file where each is small. */
const SHARED = { name: 'shared', minShareCount: 3, entriesAware: true, entriesAwareMergeThreshold: 3000 }

/** The bundler names what is shared after all that share it. */
const fileName = (name: string, type: string): string =>
  `assets/${name.startsWith(SHARED.name) ? SHARED.name : '[name]'}-[hash].${type}`

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [catalogues(), react(), ...(isSsrBuild ? [reactOnServer()] : [freshImports(), routesFile()])],
  // Pages are written for React and served with Preact, which understands the same components at a tenth of the weight.
  // Storybook builds with this file too, and brings React along.
  resolve: { alias: command === 'build' && !process.env['STORYBOOK'] ? preactAliases : [] },
  // Nothing of it is looked up again when the service draws: two Preacts in one process do not know each other's hooks.
  ssr: { noExternal: true },
  build: {
    // Fonts and drawings stay files: a data address would need a wider content security policy.
    assetsInlineLimit: 0,
    copyPublicDir: !isSsrBuild,
    modulePreload: { polyfill: false },
    cssMinify: 'lightningcss',
    target: 'baseline-widely-available',
    rolldownOptions: {
      ...(!isSsrBuild && command === 'build' && { input: ENTRIES }),
      output: {
        ...(!isSsrBuild && {
          codeSplitting: { groups: [START, START_IN_LANGUAGE, PARTS, SHARED] },
          chunkFileNames: ({ name }) => fileName(name, 'js'),
        }),
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') ? fileName(name.slice(0, -4), 'css') : 'assets/[name]-[hash][extname]',
      },
      onwarn(warning, warn) {
        // The landing page's entry fetches it as every entry does, and it is in the start already.
        const isLanding = warning.message.includes('by src/pages/landing/page.ts')
        if (warning.code !== 'INEFFECTIVE_DYNAMIC_IMPORT' || !isLanding) warn(warning)
      },
    },
  },
  server: {
    host: '127.0.0.1',
    // The origin goes along unchanged: the service compares it with the host it is asked by.
    proxy: { '/api': { target: api }, '/sandbox': { target: api }, '/dev': { target: api } },
  },
}))
