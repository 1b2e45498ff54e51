import { describe, expect, it } from 'vitest'
import { PROBLEM_CODES } from '../http/problem-codes.ts'
import { contract } from './document.ts'

const schemas = (contract['components'] as { schemas: Record<string, Record<string, unknown>> }).schemas

describe('the problems of the contract', () => {
  it('lists the same problem codes as the catalogue', () => {
    const listed = schemas['ProblemCode']?.['enum'] as string[]
    expect(listed.toSorted()).toEqual(Object.keys(PROBLEM_CODES).toSorted())
  })

  it('gives each code the status that the catalogue gives it', () => {
    const table = String(schemas['ProblemCode']?.['description'])
    const rows = [...table.matchAll(/\| `(\w+)` \| (\d{3}) \|/g)]
    expect(rows.length).toBe(Object.keys(PROBLEM_CODES).length)
    for (const [, code = '', status] of rows) {
      expect(PROBLEM_CODES[code as keyof typeof PROBLEM_CODES][0], code).toBe(Number(status))
    }
  })
})
