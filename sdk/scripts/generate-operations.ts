import { contract } from './contract.ts'

type Operation = {
  operationId: string
  parameters?: readonly { $ref?: string; in?: string; name?: string }[]
  responses: Record<string, { content?: Record<string, object> }>
}

const heading = `// Made from the contract by "pnpm contract". Do not edit.

/**
 * How each operation is called: its method, its path, whether it takes an Idempotency-Key, and whether it takes a
 * partner's key in its address.
 */
export const operations = {
`

/**
 * The table the client calls by. Operations that only redirect or answer a picture are for links and images, not for
 * programs, and are left out.
 */
export function operationsTable(): string {
  const rows = Object.entries(contract.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Operation>)
      .filter(([, operation]) => answersJson(operation))
      .map(([method, operation]) => {
        const takes = (name: string) =>
          operation.parameters?.some((it) => it.$ref?.endsWith(`/${name}`)) ?? false
        const flags = `idempotent: ${takes('IdempotencyKey')}, keyInQuery: ${takes('PartnerKey')}`
        return `  ${operation.operationId}: { method: '${method}', path: '${path}', ${flags} },\n`
      }),
  )
  return `${heading}${rows.toSorted().join('')}} as const\n`
}

function answersJson({ responses }: Operation): boolean {
  return Object.entries(responses).some(
    ([status, { content }]) => status.startsWith('2') && content?.['application/json'] !== undefined,
  )
}
