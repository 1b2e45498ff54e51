import assert from 'node:assert/strict'
import { ANSWERED, LAST } from './collections.data.ts'
import { operationsByCall, readContract, type Operation } from './operations.ts'

export interface Asked {
  operationId: string
  status: number
}

/** The operation that a request of a collection is for. */
export function operationOf(method: string, path: string): Operation {
  const operation = operationsByCall(readContract()).get(`${method.toUpperCase()} ${path}`)
  assert(operation, `the contract has ${method} ${path}`)
  return operation
}

/** In the order in which they are asked: what is to be answered first, what ends the session last. */
export function inOrder<T extends { operationId: string }>(requests: T[]): T[] {
  const first: readonly string[] = ANSWERED
  const rank = ({ operationId }: T) => {
    if (LAST.includes(operationId)) return first.length + 1 + LAST.indexOf(operationId)
    return first.includes(operationId) ? first.indexOf(operationId) : first.length
  }
  return requests.toSorted((one, two) => rank(one) - rank(two))
}

/** Holds what was answered against the contract. */
export function judged(asked: Asked[]): string {
  const operations = [...operationsByCall(readContract()).values()]
  const wrong = operations.flatMap(({ operationId, statuses }) => {
    const status = asked.find((one) => one.operationId === operationId)?.status
    const mustAnswer = ANSWERED.some((one) => one === operationId)
    if (status === undefined) return `${operationId} was not asked`
    if (mustAnswer ? status < 300 : status < 500 && statuses.includes(String(status))) return []
    return `${operationId} answered ${status}, ${mustAnswer ? 'not as asked for' : 'which the contract has not'}`
  })
  assert.deepEqual(wrong, [])
  assert.equal(asked.length, operations.length, 'each operation is asked once')
  const answered = asked.filter(({ status }) => status < 400).length
  return `${asked.length} asked: ${answered} answered, ${asked.length - answered} refused as documented`
}
