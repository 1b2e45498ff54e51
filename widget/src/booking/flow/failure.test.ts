import { FiacreError } from '@fiacre/sdk'
import { expect, it } from 'vitest'
import { readFailure } from './failure.ts'

const error = (
  status: number,
  code: 'TOO_MANY_REQUESTS' | 'UNEXPECTED_RESPONSE' | 'INTERNAL',
  retryAfter?: number,
) => new FiacreError({ status, text: '', code, detail: 'In its own words.', retryAfter })

it('says when to try again after too many tries, where the service does', () => {
  expect(readFailure(error(429, 'TOO_MANY_REQUESTS', 41.2)).text).toEqual({
    id: 'tooManyProblem',
    values: { seconds: 42 },
  })
  expect(readFailure(error(429, 'TOO_MANY_REQUESTS', 0)).text).toMatchObject({ values: { seconds: 1 } })
  expect(readFailure(error(429, 'TOO_MANY_REQUESTS')).text).toEqual({
    problem: 'TOO_MANY_REQUESTS',
    text: 'In its own words.',
  })
})

it('tells a fault of the service in its words, and a proxy’s page in ours', () => {
  expect(readFailure(error(500, 'INTERNAL')).text).toEqual({ problem: 'INTERNAL', text: 'In its own words.' })
  expect(readFailure(error(502, 'UNEXPECTED_RESPONSE')).text).toEqual({ id: 'unknownProblem' })
})
