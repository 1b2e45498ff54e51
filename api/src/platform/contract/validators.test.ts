import { describe, expect, it } from 'vitest'
import { fieldErrors } from './field-errors.ts'
import { readOperations } from './document.ts'
import { validatorsOf } from './validators.ts'

describe('what holds requests and answers against the contract', () => {
  it('is compiled once for all routers and all answers, as Ajv keeps whatever it compiles', () => {
    for (const operation of readOperations().slice(0, 5)) {
      const [one, again] = [operation, { ...operation }].map(validatorsOf)
      expect(again?.body).toBe(one?.body)
      expect(again?.query).toBe(one?.query)
      expect(again?.response(400)).toBe(one?.response(400))
    }
  })

  it('tells an error by the name that the contract gives to what it asks for', () => {
    const operation = readOperations().find(({ operationId }) => operationId === 'createBooking')
    const body = operation && validatorsOf(operation).body
    body?.({ travelNumber: '?!' })
    const said = fieldErrors(body?.errors, '').find(({ pointer }) => pointer === '/travelNumber')
    expect(said?.says).toMatch(/LX 1375/)
  })
})
