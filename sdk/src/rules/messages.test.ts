import { describe, expect, it } from 'vitest'
import { matchMessage, messageId } from './message-lookup.ts'
import { isMessageId, message, MESSAGES } from './messages.ts'

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

describe('a text', () => {
  it('leads back to its message, whichever it is', () => {
    for (const id of ids) expect(messageId(message(id, { reason: 'no card' })), id).toBe(id)
  })

  it('leads back to the values in it', () => {
    expect(matchMessage('Maximum 4 passengers')).toEqual({ id: 'passengersMax', values: { max: '4' } })
    expect(matchMessage('Payment setup failed: gateway\nis down')).toEqual({
      id: 'paymentSetupFailed',
      values: { reason: 'gateway\nis down' },
    })
  })

  it.each(['', 'Something else', 'Maximum passengers', 'x Maximum 4 passengers'])(
    '%j is none of ours',
    (text) => {
      expect(matchMessage(text)).toBeUndefined()
      expect(messageId(text)).toBeUndefined()
    },
  )
})
