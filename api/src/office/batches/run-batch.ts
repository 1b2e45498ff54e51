import type { components } from '@fiacre/sdk/contract'
import { randomUUID } from 'node:crypto'
import type { Context } from '#platform/context/context.ts'
import { Problem } from '#platform/http/problem.ts'
import type { Administrator } from '../audit/record-audit.ts'

type Schemas = components['schemas']

/**
 * Does the same to many records, each in its own transaction, one after the other: what one of them is refused for holds up no
 * other, and whoever asked is told of each. The audit ties them together by the batch's id.
 */
export async function runBatch(
  { log }: Pick<Context, 'log'>,
  by: Omit<Administrator, 'batchId'>,
  ids: readonly string[],
  change: (by: Administrator, id: string) => Promise<unknown>,
): Promise<Schemas['BatchResult']> {
  const batchId = randomUUID()
  const results: Schemas['BatchItem'][] = []
  for (const id of ids) {
    try {
      await change({ ...by, batchId }, id)
      results.push({ id, isDone: true, code: null, message: null })
    } catch (error) {
      results.push({ id, isDone: false, ...refusalOf(error) })
      if (!(error instanceof Problem)) log.error({ err: error, batchId }, 'a part of a batch failed')
    }
  }
  return { batchId, results }
}

/** Why one was refused; of what broke on our side no more is told than anywhere else. */
function refusalOf(error: unknown): Pick<Schemas['BatchItem'], 'code' | 'message'> {
  if (error instanceof Problem) return { code: error.code, message: error.message }
  return { code: 'INTERNAL', message: 'Something went wrong on our side. Nothing was changed for this one.' }
}
