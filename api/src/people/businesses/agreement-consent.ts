import type { LegalLanguage } from '@fiacre/sdk/rules'
import { Problem } from '#platform/http/problem.ts'
import { sentence } from '#platform/http/sentence.ts'
import { agreementIn } from './agreement-text.ts'
import { AGREEMENT_OF, type AgreeingKind } from './agreements.ts'

/** What somebody agreed to: the version, the language in which it was shown, and the SHA-256 of that text. */
export interface Consent {
  version: number
  language: string
  hash: string
}

/** @throws Problem RULE_VIOLATION when another version was shown than holds */
export async function readConsent(
  kind: AgreeingKind,
  { agreementVersion, language }: { agreementVersion: number; language: LegalLanguage },
): Promise<Consent> {
  const { version, hash } = await agreementIn(AGREEMENT_OF[kind], language)
  if (agreementVersion === version) return { version, language, hash }
  throw new Problem('RULE_VIOLATION', sentence('agreementChanged'))
}
