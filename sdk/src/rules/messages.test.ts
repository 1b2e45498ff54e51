import { describe, expect, it } from 'vitest'
import { message } from './message.ts'
import { isMessageId, MESSAGES } from './messages.ts'
import { ruleMessage } from './rule-message.ts'

const ids = Object.keys(MESSAGES).filter(isMessageId)

describe('messages', () => {
  it.each([
    ['passengersMax', 'Maximum 15 passengers'],
    ['leadTime', 'Pickup date and time must be at least 2 hours in the future'],
    ['underage', 'You must be at least 18 years old to register'],
    ['passwordsDoNotMatch', "Passwords don't match"],
    ['locationNotAvailableDescription', "We currently don't operate in this region."],
    ['horizon', 'Pickup date and time must be within the next 14 days'],
  ] as const)('%s reads as specified without being told the number', (id, text) => {
    expect(message(id)).toBe(text)
  })

  it('take values for their placeholders', () => {
    expect(message('passengersMax', { max: 4 })).toBe('Maximum 4 passengers')
    expect(message('paymentSetupFailed', { reason: 'card {declined}' })).toBe(
      'Payment setup failed: card {declined}',
    )
  })

  it('are all different', () => {
    expect(new Set(Object.values(MESSAGES)).size).toBe(ids.length)
  })
})

it('fills in every placeholder of what a rule says by itself', () => {
  const told = new Set(['suitcasesMax', 'paymentSetupFailed'])
  const unfilled = ids.filter((id) => !told.has(id) && message(ruleMessage(id)).includes('{'))
  expect(unfilled).toEqual([])
})
