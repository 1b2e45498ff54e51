import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const files = readdirSync(import.meta.dirname).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
)

it.each(files)('%s runs in browsers and in Node: it imports neither platform', (file) => {
  const source = readFileSync(`${import.meta.dirname}/${file}`, 'utf8')
  const imports = [...source.matchAll(/from '([^']+)'/g)].map(([, name]) => name)
  for (const name of imports) expect(name).toMatch(/^(\.\/[\w.-]+\.ts|zod\/mini|@date-fns\/tz\/tzOffset)$/)
  expect(source).not.toMatch(/(?<![-\w])(?:window|document|localStorage|process|Buffer)\.\w/)
  expect(source, 'the clock is passed in').not.toMatch(/Date\.now|new Date\(\)/)
})
