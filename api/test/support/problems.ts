import { Ajv2020 } from 'ajv/dist/2020.js'
import formatsPlugin from 'ajv-formats'
import { expect } from 'vitest'
import { contract, type Operation } from '#platform/contract/document.ts'
import { PROBLEM_CODES, type ProblemCode } from '#platform/http/problem-codes.ts'

export interface ProblemBody {
  type: string
  title: string
  status: number
  detail: string
  message: string
  code: ProblemCode
  requestId: string
  errors?: { pointer: string; code: string; message: string }[]
  quote?: Record<string, unknown>
  candidates?: Record<string, unknown>[]
  noShowFrom?: Record<string, unknown>
}

export interface Answer {
  status: number
  headers: Headers
  body: unknown
}

const ajv = new Ajv2020({ strict: false, allErrors: true })
formatsPlugin.default(ajv)
const isProblem = ajv
  .addSchema(contract, 'contract')
  .compile({ $ref: 'contract#/components/schemas/Problem' })

/**
 * Holds an answer against everything a problem document promises: media type, schema, catalogue, request id, and
 * that the operation's contract lists the status.
 * @returns the document
 */
export function expectProblem(
  answer: Answer,
  wanted: { status?: number; code?: ProblemCode; operation?: Operation; what?: string } = {},
): ProblemBody {
  const what = `${wanted.what ?? 'the answer'}: ${answer.status} ${JSON.stringify(answer.body)?.slice(0, 500)}`
  expect(String(answer.headers.get('content-type')), what).toMatch(/^application\/problem\+json/)
  expect(isProblem(answer.body), `${what}\n${JSON.stringify(isProblem.errors)}`).toBe(true)
  const problem = answer.body as ProblemBody
  expect(problem.status, what).toBe(answer.status)
  expect(PROBLEM_CODES[problem.code][0], what).toBe(answer.status)
  expect(problem.message, what).toBe(problem.detail)
  expect(problem.message.length, what).toBeGreaterThan(0)
  expect(answer.headers.get('x-request-id'), what).toBe(problem.requestId)
  expect(answer.headers.get('cache-control'), what).toBe('no-store')
  expect(answer.status, what).toBeLessThan(500)
  if (wanted.status !== undefined) expect(answer.status, what).toBe(wanted.status)
  if (wanted.code !== undefined) expect(problem.code, what).toBe(wanted.code)
  if (wanted.operation) {
    // A method that a path does not have belongs to no operation; the contract's introduction tells of it.
    const listed = [...wanted.operation.responses.keys(), '405']
    expect(listed, `${wanted.operation.operationId}, ${what}`).toContain(String(answer.status))
  }
  return problem
}
