import { Readable } from 'node:stream'
import type { Operation } from './document.ts'
import type { Validators } from './validators.ts'

/**
 * Holds our own answer against the contract, in development and in tests.
 * @throws Error that names the operation and what does not fit
 */
export function checkResponse(
  operation: Operation,
  validators: Validators,
  result: { status: number; body?: unknown },
): void {
  const validate = validators.response(result.status)
  const name = `${operation.operationId} answers ${result.status}`
  if (validate === 'undocumented') throw new Error(`${name}, which the contract does not list.`)
  if (!validate) return
  // Nobody has read it yet, and the client is the one to.
  if (result.body instanceof Readable) return
  // What is checked is what the client will read: dates as text, undefined left out.
  const { body } = result
  const wire: unknown = Buffer.isBuffer(body)
    ? body.toString('latin1')
    : JSON.parse(JSON.stringify(body ?? null))
  if (!validate(wire))
    throw new Error(`${name}, but the body does not fit: ${JSON.stringify(validate.errors)}`)
}
