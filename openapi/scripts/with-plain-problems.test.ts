import { expect, it } from 'vitest'
import { withPlainProblems } from './with-plain-problems.ts'

const answer = (schema: object) => ({ content: { 'application/problem+json': { schema } } })
const problem = { $ref: '#/components/schemas/Problem' }

it('keeps the Problem, and names only its plain members where answers repeat it', () => {
  const Problem = {
    type: 'object',
    required: ['code', 'title'],
    properties: {
      code: { $ref: '#/components/schemas/ProblemCode' },
      title: { type: 'string' },
      errors: { type: 'array' },
    },
  }
  const contract = {
    components: {
      schemas: { Problem },
      responses: { NotFound: answer(problem), BookingRuleViolation: answer(problem) },
    },
  }
  expect(withPlainProblems(contract).components).toEqual({
    schemas: {
      Problem,
      ProblemInAnswers: { type: 'object', required: ['title'], properties: { title: { type: 'string' } } },
    },
    responses: {
      NotFound: answer({ $ref: '#/components/schemas/ProblemInAnswers' }),
      BookingRuleViolation: answer(problem),
    },
  })
})
