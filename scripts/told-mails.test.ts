import { expect, it } from 'vitest'
import { mailSamples } from '../api/src/platform/mail/mail-samples.ts'
import texts from '../site/src/pages/admin/record/locales/en.json' with { type: 'json' }

it('the back office has a word for every mail that a story may tell of', () => {
  const kinds = Object.keys(mailSamples('https://fiacre.example'))
  expect(kinds.length).toBeGreaterThan(20)
  expect(kinds.filter((kind) => !(`record.mail.${kind}` in texts))).toEqual([])
})
