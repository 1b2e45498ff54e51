import type { Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { pageFiles } from './page-files.ts'

const chunk = (fileName: string, more: object = {}) => [
  fileName,
  { type: 'chunk', fileName, isEntry: false, imports: [], moduleIds: [`/src/${fileName}`], ...more },
]

const BUNDLE = Object.fromEntries([
  chunk('start.js', {
    isEntry: true,
    imports: ['base.js'],
    viteMetadata: { importedCss: new Set(['start.css']) },
  }),
  chunk('base.js'),
  chunk('help.js', {
    imports: ['start.js', 'parts.js'],
    viteMetadata: { importedCss: new Set(['help.css']) },
  }),
  chunk('parts.js', { imports: ['base.js'], viteMetadata: { importedCss: new Set(['help.css']) } }),
  chunk('texts.js', { facadeModuleId: '/src/texts.ts', moduleIds: [], imports: ['parts.js'] }),
  chunk('other.js'),
  ['help.css', { type: 'asset', fileName: 'help.css' }],
]) as unknown as Rolldown.OutputBundle

it('names what a page needs, once each, without what the start brings along', () => {
  const files = pageFiles(BUNDLE, ['/src/help.js', '/src/texts.ts'])
  expect(files).toEqual(['/help.js', '/help.css', '/texts.js', '/parts.js'])
})

it('names nothing for a page that is part of the start', () => {
  expect(pageFiles(BUNDLE, ['/src/base.js'])).toEqual([])
})
