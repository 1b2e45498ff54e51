import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The contract with all of its words, for those who read it; requests are held against `document.ts`. */
export const readWholeContract = (): Record<string, unknown> =>
  JSON.parse(readFileSync(fileURLToPath(import.meta.resolve('@fiacre/openapi/openapi.json')), 'utf8'))
