import { expect, it } from 'vitest'
import { message } from './message.ts'
import { ruleOf } from './problem-rule.ts'

it('reads the rule behind a problem, ready to be put into words', () => {
  const rule = ruleOf({ rule: 'passengersMax', values: { max: 4 } })
  expect(rule && message(rule)).toBe('Maximum 4 passengers')
})

it('finds none where none is named, or one that came after it', () => {
  expect(ruleOf({})).toBeUndefined()
  expect(ruleOf({ rule: 'ruleOfTomorrow' })).toBeUndefined()
  expect(ruleOf({ rule: 'toString' })).toBeUndefined()
})
