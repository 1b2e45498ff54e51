import contract from '@fiacre/openapi/openapi.json' with { type: 'json' }
import { join } from 'node:path'
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'

export const contractTypesFile = join(import.meta.dirname, '../src/platform/contract/generated/contract.ts')

/** The contract's types for the handlers, which may import neither the SDK's client nor what is generated for it. */
export async function contractTypes(): Promise<string> {
  const types = await openapiTS(contract as unknown as OpenAPI3, { defaultNonNullable: false })
  return `// Made from the contract by "pnpm contract". Do not edit.\n\n${astToString(types)}`
}
