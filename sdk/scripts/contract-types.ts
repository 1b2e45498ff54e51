import openapiTS, { astToString } from 'openapi-typescript'
import { contract } from './contract.ts'

const heading = `// Made from the contract by "pnpm contract". Do not edit.\n\n`

/**
 * The TypeScript types of the whole contract.
 * A field with a default may be left out of a request, so a default does not make it required.
 */
export async function contractTypes(): Promise<string> {
  const types = await openapiTS(contract, { defaultNonNullable: false })
  return heading + astToString(types)
}
