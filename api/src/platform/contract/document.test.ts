import { describe, expect, it } from 'vitest'
import { contract, readOperations } from './document.ts'

const operations = readOperations()
const schemas = (contract['components'] as { schemas: Record<string, Record<string, unknown>> }).schemas

/** The names of an operation's parameters in the query, in order. */
const queryOf = ({ parameters }: (typeof operations)[number]): string[] =>
  parameters.flatMap((parameter) => (parameter.in === 'query' ? [parameter.name] : [])).toSorted()

describe('the contract as the API reads it', () => {
  it('names each operation once', () => {
    const ids = operations.map(({ operationId }) => operationId)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toContain('createBooking')
  })

  it('takes the filters of a list for its export, too, which is not read in pages', () => {
    const byPath = new Map(
      operations.map((operation) => [`${operation.method} ${operation.path}`, operation]),
    )
    const pairs = operations.flatMap((list) => {
      const exported = byPath.get(`${list.method} ${list.path}.csv`)
      return exported ? [{ list, exported }] : []
    })
    expect(pairs.length).toBeGreaterThanOrEqual(10)
    for (const { list, exported } of pairs) {
      const filters = queryOf(list).filter((name) => name !== 'limit' && name !== 'before')
      expect(queryOf(exported), exported.operationId).toEqual(filters)
    }
  })

  it('refuses unknown fields in every body of our own', () => {
    for (const { bodySchema, operationId } of operations) {
      if (!bodySchema || operationId === 'receiveStripeCallback') continue
      expect(bodySchema).toMatch(/schema$/)
      const name = operationId
      const at =
        bodySchema
          ?.split('/')
          .slice(1)
          .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~')) ?? []
      const schema = at.reduce<Record<string, unknown>>(
        (value, key) => value[key] as Record<string, unknown>,
        contract,
      )
      const target = schemas[String(schema['$ref']).split('/').at(-1) ?? ''] ?? schema
      expect(target['additionalProperties'], name).toBe(false)
    }
  })
})
