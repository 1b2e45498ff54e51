import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')

/** What is made, or stands on no disk. */
const LEFT_OUT = new Set(['node_modules', 'dist', 'storybook-static', '.git', '.cache'])

/** Every file and folder, each with a slash before it, so that the end of a path is found as whole names alone. */
const places = globSync('**/*', {
  cwd: root,
  exclude: (path) => LEFT_OUT.has(path.split('/').at(-1) ?? ''),
}).map((path) => `/${path.replaceAll('\\', '/')}`)

/** What the build writes. */
const BUILT = new Set(['routes.json'])

/** `a/{b,c}.ts` as what it stands for. */
function expanded(path: string): string[] {
  const [, before, choices, after] = /^(.*)\{([^}]*)\}(.*)$/.exec(path) ?? []
  return choices === undefined
    ? [path]
    : choices.split(',').flatMap((choice) => expanded(`${before}${choice}${after}`))
}

/** The paths that a text names as code: with a slash or the ending of a file, and no placeholder. Addresses begin with a slash. */
function pathsIn(text: string): string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)]
    .map(([, code]) => code ?? '')
    .filter(
      (code) => /^[\w.-][\w.,{}/-]*$/.test(code) && /\/|\.(tsx?|json|yml|tsv|css|js|md|png|txt)$/.test(code),
    )
    .flatMap(expanded)
    .map((path) => path.replace(/\/$/, ''))
}

/** What a document has a place for: the bold lines, the first words of a line in a list, the first cells of a table. */
const thingsIn = (text: string) =>
  [...text.matchAll(/^(?:\*\*(.+?)\*\*|\| ([^|]+) \||- (`\w+`): )/gm)].map(([, bold, cell, room]) =>
    (bold ?? cell ?? room ?? '').trim(),
  )

const ENDINGS = ['', '.ts', '.tsx']

const exists = (path: string) =>
  BUILT.has(path) || places.some((place) => ENDINGS.some((ending) => place.endsWith(`/${path}${ending}`)))

it.each(['ARCHITECTURE.md', 'docs/where-things-are.md', 'docs/promises.md'])(
  '%s names only files and folders that are there',
  (document) => {
    const paths = pathsIn(readFileSync(resolve(root, document), 'utf8'))
    expect(paths.length).toBeGreaterThan(5)
    expect(paths.filter((path) => !exists(path))).toEqual([])
  },
)

it.each(['ARCHITECTURE.md', 'docs/where-things-are.md'])('%s has one place for each thing', (document) => {
  const things = thingsIn(readFileSync(resolve(root, document), 'utf8'))
  expect(things.length).toBeGreaterThan(15)
  expect(things.filter((thing, at) => things.indexOf(thing) !== at)).toEqual([])
})

it('docs/promises.md has one place for each promise', () => {
  const text = readFileSync(resolve(root, 'docs/promises.md'), 'utf8')
  const promises = [...text.matchAll(/^- (.+?): /gm)].map(([, promise]) => promise)
  expect(promises.length).toBeGreaterThan(50)
  expect(promises.filter((promise, at) => promises.indexOf(promise) !== at)).toEqual([])
})
