import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contractTypes } from './contract-types.ts'
import { FIELD_LIMITS_FILE, fieldLimits } from './field-limits.ts'
import { operationsTable } from './generate-operations.ts'
import { PHONE_PATTERNS_FILE, phonePatterns } from './phone-patterns.ts'

const folder = join(dirname(fileURLToPath(import.meta.url)), '../src/generated')

/** Every generated file by its path, with the text it should have now. */
export async function generatedFiles(): Promise<Record<string, string>> {
  return {
    [join(folder, 'contract.ts')]: await contractTypes(),
    [join(folder, 'operations.ts')]: operationsTable(),
    [FIELD_LIMITS_FILE]: fieldLimits(),
    [PHONE_PATTERNS_FILE]: phonePatterns(),
  }
}
