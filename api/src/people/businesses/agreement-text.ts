import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LEGAL_DOCUMENTS, type LegalLanguage } from '@fiacre/sdk/rules'

const FOLDER = join(import.meta.dirname, '../../../../site/legal')

/** What businesses agree to. */
export type Agreement = 'carrier-licence' | 'partnership-agreement' | 'self-billing-agreement'

/** An agreement: its version in force, and the SHA-256 of its text in a language as the site shows it. */
export async function agreementIn(
  document: Agreement,
  language: LegalLanguage,
): Promise<{ version: number; hash: string }> {
  const text = await readFile(join(FOLDER, document, 'locales', `${language}.json`))
  return { version: LEGAL_DOCUMENTS[document].version, hash: createHash('sha256').update(text).digest('hex') }
}
