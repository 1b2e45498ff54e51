import type { Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { gzipSync } from 'node:zlib'
import { languageSizes } from './language-sizes.ts'

const CODE = 'code'
const ONE = gzipSync(CODE, { level: 9 }).length

const chunk = (fileName: string, more: object = {}) => [
  fileName,
  {
    ...{ type: 'chunk', fileName, name: fileName.replace('.js', ''), code: CODE, isEntry: false },
    ...{ imports: [], dynamicImports: [], moduleIds: [`/src/${fileName}`], ...more },
  },
]

const BUNDLE = Object.fromEntries([
  chunk('start.js', { isEntry: true, viteMetadata: { importedCss: new Set(['start.css']) } }),
  ['start.css', { type: 'asset', fileName: 'start.css', source: CODE }],
  chunk('start-el.js', { moduleIds: ['/src/app/locales/el.json'] }),
  chunk('help.js', { dynamicImports: ['help-el.js', 'help-de.js'] }),
  chunk('help-el.js', { moduleIds: ['/src/pages/help/locales/el.json'] }),
  chunk('help-de.js', { moduleIds: ['/src/pages/help/locales/de.json'] }),
  chunk('login.js'),
]) as unknown as Rolldown.OutputBundle

it('says what a language starts with, and which page it needs most for, with its own texts alone', () => {
  const pages = new Map([
    ['/login', ['/src/login.js']],
    ['/help', ['/src/help.js']],
  ])
  expect(languageSizes(BUNDLE, pages)).toEqual({
    // Of two that are as heavy, the first.
    en: { start: 2 * ONE, heaviest: { path: '/login', bytes: 3 * ONE } },
    el: { start: 3 * ONE, heaviest: { path: '/help', bytes: 5 * ONE } },
  })
})
