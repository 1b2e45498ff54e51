import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { consumer } from './packages.ts'

const run = promisify(execFile)

describe.each([
  ['an ES module', ['widget-esm.mjs']],
  // As on a Node that cannot require ES modules.
  ['CommonJS', ['--no-experimental-require-module', 'widget-cjs.cjs']],
])('the packed widget on a server, as %s', (_, args) => {
  it('loads every entry without a page, and renders', async () => {
    const { stdout, stderr } = await run(process.execPath, args, { cwd: consumer })
    expect(stderr).toBe('')
    const seen = JSON.parse(stdout) as Record<string, string>
    expect(seen).toMatchObject({
      en: expect.stringContaining('Pickup location'),
      pl: expect.stringContaining('Miejsce odbioru'),
      element: 'function',
    })
    expect(seen['en']).toMatch(/^<div class="fi-scope fi-booking"><div class="fi-booking__container"><form/)
    expect(seen['tag']).toBe('<fiacre-booking partner="pk_demo" units="mi">Book a transfer</fiacre-booking>')
  })
})

it('the packed widget says that its components are for browsers, and brings its look and manifest', () => {
  const read = (path: string) => readFileSync(join(consumer, 'node_modules/@fiacre/widget', path), 'utf8')
  for (const file of ['index.js', 'index.cjs']) {
    expect(read(`dist/npm/${file}`).slice(0, 40), file).toContain('use client')
  }
  const css = read('dist/npm/styles.css')
  for (const needed of ['--fi-accent:', '.fi-button', '.fi-booking']) expect(css).toContain(needed)
  expect(JSON.parse(read('custom-elements.json'))).toHaveProperty('modules.0.path', 'dist/npm/element.js')
  expect(read('dist/npm/element-licences.txt')).toMatch(/zustand .*MIT/)
})
