import { readWholeContract } from '../whole-contract.ts'

/** What each code means, as the table of the contract says it. */
export function problemCauses(): Map<string, string> {
  const { schemas } = readWholeContract()['components'] as {
    schemas: Record<string, { description: string }>
  }
  const table = schemas['ProblemCode']?.description ?? ''
  return new Map(
    [...table.matchAll(/^\| `(\w+)` \| \d{3} \| (.+) \|$/gm)].map(([, code = '', cause = '']) => [
      code,
      cause,
    ]),
  )
}
