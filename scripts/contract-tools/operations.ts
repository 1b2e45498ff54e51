import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { followReference } from '../../api/src/platform/contract/follow-reference.ts'
import { kit } from './kit.ts'

export interface Operation {
  operationId: string
  statuses: string[]
}

interface RawOperation {
  operationId?: string
  responses: object
  requestBody?: { content: Record<string, { examples?: Record<string, Record<string, unknown>> }> }
}

interface Contract extends Record<string, unknown> {
  paths: Record<string, Record<string, RawOperation>>
  components: {
    schemas: Record<string, { examples?: unknown[] }>
    parameters: Record<string, { example?: unknown }>
  }
}

/** The contract as the service served it. */
export const readContract = () => JSON.parse(readFileSync(join(kit, 'openapi.json'), 'utf8')) as Contract

/** Every operation, by method and path: `GET /api/bookings/:id`, as collections write it. */
export function operationsByCall({ paths }: Contract): Map<string, Operation> {
  return new Map(
    Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item).flatMap(([method, { operationId, responses }]) => {
        if (!operationId) return []
        const call = `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`
        return [[call, { operationId, statuses: Object.keys(responses) }] as const]
      }),
    ),
  )
}

/** What the first example of an operation sends. */
export function exampleBody(contract: Contract, path: string): object {
  const [media] = Object.values(contract.paths[path]?.['post']?.requestBody?.content ?? {})
  const [example] = Object.values(media?.examples ?? {})
  return followReference(contract, example ?? {})['value'] as object
}
