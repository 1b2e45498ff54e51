import { expect, it } from 'vitest'
import { PROBLEM_CODES } from '../http/problem-codes.ts'
import { contract } from './document.ts'
import { servedDocument } from './served-document.ts'

type Json = Record<string, unknown>

const at = (document: Json, ...path: string[]) =>
  path.reduce<unknown>((value, key) => (value as Json)[key], document) as Json
const example = (document: Json, name: string) => at(document, 'components', 'examples', name, 'value')

it('names the address that it is served at', () => {
  const document = servedDocument('https://fiacre.example', new Date())
  expect(document['servers']).toMatchObject([{ url: 'https://fiacre.example' }])
})

it('has examples that happen today, with the hours of summer', () => {
  const document = servedDocument('https://fiacre.example', new Date('2027-07-01T08:00:00Z'))
  expect(example(document, 'RoundTripToPrice')).toMatchObject({
    pickupDate: '2027-07-05',
    pickupTime: '14:30',
    returnDate: '2027-07-12',
  })
  expect(example(document, 'OneWayQuote')['pickupAt']).toBe('2027-07-05T12:30:00.000Z')
  expect(at(example(document, 'Changed'), 'booking')['pickupAt']).toBe('2027-07-05T13:30:00.000Z')
  expect(JSON.stringify(document)).not.toMatch(/\b2026-0[12]-\d\d/)
})

it('says what the contract says, but for dates and address', () => {
  const document = servedDocument('/', new Date('2026-02-10T23:59:59Z'))
  const { servers: _ours, ...rest } = contract
  const { servers: _served, ...served } = document
  // A moment of an example is given to the minute.
  const toTheMinute = (value: unknown) => JSON.stringify(value).replaceAll(/:\d\d\.\d{3}Z/g, 'Z')
  expect(toTheMinute(served)).toBe(toTheMinute(rest))
})

/** The problem documents among the examples, wherever they stand. */
function problemsIn(part: unknown): Json[] {
  if (typeof part !== 'object' || part === null) return []
  const inner = Object.values(part).flatMap(problemsIn)
  return 'code' in part && 'requestId' in part && 'status' in part ? [part, ...inner] : inner
}

/** An example, and not the names of a schema's properties. */
function isAnswer(part: Json): part is Json & { code: keyof typeof PROBLEM_CODES } {
  return typeof part['code'] === 'string'
}

it('shows problems as the service answers them', () => {
  const problems = problemsIn(contract).filter(isAnswer)
  expect(problems.length).toBeGreaterThan(30)
  for (const { type, title, status, code } of problems) {
    const [known, name] = PROBLEM_CODES[code]
    expect({ type, title, status }).toEqual({
      type: `/docs/problems#${code}`,
      title: name,
      status: known,
    })
  }
})
