import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTranslator } from '@fiacre/widget/locales'
import { LEGAL_DOCUMENTS, type LegalDocument } from '@fiacre/sdk/rules'
import { expect, it } from 'vitest'
import { NO_SETTINGS } from '../../base/settings/client-settings.ts'
import { legalValues } from './legal-values.ts'

const LEGAL = join(import.meta.dirname, '../../../legal')
const read = (path: string): unknown => JSON.parse(readFileSync(join(LEGAL, path), 'utf8'))
const accepted = read('accepted-texts.json') as Record<LegalDocument, { version: number; sha256: string }>

/** What somebody reads who opens the document in English, with the numbers of the rules in it. */
function hashOf(document: LegalDocument): string {
  const texts = read(`${document}/locales/en.json`) as Record<string, string>
  const translator = createTranslator<string>({ locale: 'en', messages: texts })
  const values = legalValues('en', NO_SETTINGS)
  const whole = Object.keys(texts).map((id) => `${id}: ${translator.t(id, values)}`)
  return createHash('sha256').update(whole.join('\n')).digest('hex')
}

// Bookings and accounts store the version that was accepted: a text that means something else has to be another version, also
// where only a number of the rules changed that stands in it.
it.each(Object.keys(LEGAL_DOCUMENTS) as LegalDocument[])('%s says what its version said', (document) => {
  const now = { version: LEGAL_DOCUMENTS[document].version, sha256: hashOf(document) }
  expect(
    now,
    `${document} reads differently: raise its version and day in sdk/src/rules/legal-documents.ts, and write both into site/legal/accepted-texts.json`,
  ).toEqual(accepted[document])
})
