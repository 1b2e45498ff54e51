import type { LegalLanguage } from '@fiacre/sdk/rules'
import { Problem } from '#platform/http/problem.ts'
import { sentence } from '#platform/http/sentence.ts'
import { agreementIn, type Agreement } from './agreement-text.ts'

/** What somebody agreed to: the version, the language in which it was shown, and the SHA-256 of that text. */
export interface Consent {
  version: number
  language: string
  hash: string
}

/** @throws Problem RULE_VIOLATION when another version was shown than holds */
export async function readConsent(
  document: Agreement,
  { agreementVersion, language }: { agreementVersion: number; language: LegalLanguage },
): Promise<Consent> {
  const { version, hash } = await agreementIn(document, language)
  if (agreementVersion === version) return { version, language, hash }
  throw new Problem('RULE_VIOLATION', sentence('agreementChanged'))
}
