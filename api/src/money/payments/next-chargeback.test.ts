import { describe, expect, it } from 'vitest'
import { nextChargeback } from './next-chargeback.ts'

const INQUIRY = { status: 'inquiry', isHeld: false } as const
const OPEN = { status: 'open', isHeld: true } as const
const WON = { status: 'won', isHeld: false } as const
const LOST = { status: 'lost', isHeld: false } as const

describe('what a gateway says of a dispute', () => {
  it.each([
    ['an inquiry takes no money', null, 'inquiry', { status: 'inquiry', moves: [] }],
    ['one that becomes a dispute does', INQUIRY, 'open', { status: 'open', moves: ['taken'] }],
    ['a dispute takes it at once', null, 'open', { status: 'open', moves: ['taken'] }],
    ['won, it comes back', OPEN, 'won', { status: 'won', moves: ['back'] }],
    ['lost, it is gone', OPEN, 'lost', { status: 'lost', moves: ['lost'] }],
    ['an inquiry that ends well took nothing', INQUIRY, 'won', { status: 'won', moves: [] }],
    ['lost without a word before is taken first', null, 'lost', { status: 'lost', moves: ['taken', 'lost'] }],
    ['told again, it changes nothing', OPEN, 'open', null],
    ['told late, an inquiry does not come back', OPEN, 'inquiry', null],
    ['what is won stays won', WON, 'open', null],
    ['what is lost stays lost', LOST, 'won', null],
  ] as const)('%s', (_text, before, state, step) => {
    expect(nextChargeback(before, state)).toEqual(step)
  })
})
