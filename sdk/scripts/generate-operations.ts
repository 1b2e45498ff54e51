import { contract } from './contract.ts'

type Operation = {
  operationId: string
  parameters?: readonly { $ref?: string; in?: string; name?: string }[]
  responses: Record<string, object>
}

const heading = `// Made from the contract by "pnpm contract". Do not edit.

/** How each operation is called: its method, its path, and whether it takes an Idempotency-Key. */
export const operations = {
`

/**
 * The table the client calls by. Operations that only redirect are for links, not for programs, and are left out:
 * following them would load a page.
 */
export function operationsTable(): string {
  const rows = Object.entries(contract.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Operation>)
      .filter(([, operation]) => Object.keys(operation.responses).some((status) => status.startsWith('2')))
      .map(([method, operation]) => {
        const idempotent = (operation.parameters ?? []).some((it) => it.$ref?.endsWith('/IdempotencyKey'))
        return `  ${operation.operationId}: { method: '${method}', path: '${path}', idempotent: ${idempotent} },\n`
      }),
  )
  return `${heading}${rows.toSorted().join('')}} as const\n`
}
