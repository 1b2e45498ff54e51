import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { expect, it } from 'vitest'
import { elementFiles } from './element/element-files.ts'
import { root } from './packages.ts'

const files = await elementFiles()

it.each(Object.entries(files).map(([path, text]) => [relative(root, path), path, text]))(
  '%s is what element-api.ts says now; "pnpm element-docs" writes it',
  (_, path, text) => {
    expect(existsSync(path) ? readFileSync(path, 'utf8') : '').toBe(text)
  },
)
