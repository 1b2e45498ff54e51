import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { OpenAPI3 } from 'openapi-typescript'

/** The bundled contract. Read, not imported: the compiler need not carry the type of all its text. */
export const contract = JSON.parse(
  readFileSync(fileURLToPath(import.meta.resolve('@fiacre/openapi/openapi.json')), 'utf8'),
) as OpenAPI3
