import { describe, expect, it } from 'vitest'
import { readOperations } from './document.ts'
import { validatorsOf } from './validators.ts'

describe('what holds requests and answers against the contract', () => {
  // Every schema of the contract is compiled for it, which takes its time on a busy machine.
  it('is compiled once for all routers and all answers, as Ajv keeps whatever it compiles', () => {
    // Read anew, as each router does.
    const [one, again] = [readOperations(), readOperations()].map((operations) =>
      operations.flatMap((operation) => {
        const { body, path, query, headers, response } = validatorsOf(operation)
        return [body, path, query, headers, response(400)]
      }),
    )
    expect(one?.filter((validator, index) => validator !== again?.[index])).toEqual([])
  }, 60_000)
})
