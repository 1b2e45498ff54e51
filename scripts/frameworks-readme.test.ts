import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../examples/frameworks')
const readme = readFileSync(join(folder, 'README.md'), 'utf8')

/** A path in backquotes, and below it a piece of that file. */
const PIECES = [...readme.matchAll(/^`([^`\n]+)`\n\n```\w+\n([\s\S]*?)```/gm)].map(
  ([, path, piece]) => [path!, piece!] as const,
)

/** Where lines break and what begins them is a formatter's affair. */
const words = (text: string) => text.replaceAll(/\s+/g, '').replace(/^;/, '')

it('the page for frameworks shows a piece of each', () => {
  const shown = new Set(PIECES.map(([path]) => path.split('/')[0]))
  expect(shown).toEqual(new Set(['angular', 'astro', 'nuxt', 'react-19', 'sveltekit', 'vue']))
})

it.each(PIECES)('what the page for frameworks shows of %s stands there', (path, piece) => {
  expect(words(readFileSync(join(folder, path), 'utf8'))).toContain(words(piece))
})
