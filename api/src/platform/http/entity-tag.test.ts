import { expect, it } from 'vitest'
import { assertMatches, entityTag } from './entity-tag.ts'
import { Problem } from './problem.ts'

const BOOKING = { id: 1042, status: 'pending', updatedAt: new Date('2026-02-10T09:00:00Z') }

it('is the same for the same record, and another for another', () => {
  expect(entityTag(BOOKING)).toMatch(/^"[\w-]{22}"$/)
  expect(entityTag({ ...BOOKING })).toBe(entityTag(BOOKING))
  expect(entityTag({ ...BOOKING, status: 'confirmed' })).not.toBe(entityTag(BOOKING))
})

it.each([
  ['nothing', undefined],
  ['anything', '*'],
  ['its tag', entityTag(BOOKING)],
  ['a list with its tag', `"other", ${entityTag(BOOKING)}`],
])('lets %s pass', (_what, ifMatch) => {
  expect(() => assertMatches(ifMatch, BOOKING)).not.toThrow()
})

it.each([
  ['another tag', '"other"'],
  ['a weak tag', `W/${entityTag(BOOKING)}`],
  ['its tag without quotes', entityTag(BOOKING).slice(1, -1)],
  ['nothing at all', ''],
])('stops %s', (_what, ifMatch) => {
  expect(() => assertMatches(ifMatch, BOOKING)).toThrow(Problem)
})
