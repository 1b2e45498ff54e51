import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { mailSamples } from '../api/src/platform/mail/mail-samples.ts'

const FILE = join(import.meta.dirname, '../site/src/pages/admin/record/locales/en.json')

it('the back office has a word for every mail that a story may tell of', () => {
  const texts = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, string>
  const kinds = Object.keys(mailSamples('https://fiacre.example'))
  expect(kinds.length).toBeGreaterThan(20)
  expect(kinds.filter((kind) => !(`record.mail.${kind}` in texts))).toEqual([])
})
