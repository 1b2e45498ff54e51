import { describe, expect, it } from 'vitest'
import { forgivenEdits, typoKeys } from './typo-keys.ts'

const meet = (a: string, b: string, letters: 1 | 2 = 1) =>
  !typoKeys(a, letters).isDisjointFrom(typoKeys(b, letters))

describe('typoKeys', () => {
  it.each([
    ['a letter left out', 'krakow', 'krkow'],
    ['a letter put in', 'krakow', 'kraakow'],
    ['a letter mistaken', 'krakow', 'krakuw'],
    ['two letters exchanged', 'krakow', 'karkow'],
    ['the first letter mistaken', 'krakow', 'grakow'],
    ['an error far into a long name', 'charles de gaulle', 'charles de gaule'],
  ])('of two texts meet over %s', (_, right, wrong) => {
    expect(meet(right, wrong)).toBe(true)
  })

  it('meet over two errors when two letters may be missing', () => {
    expect(meet('frankfurt', 'frnkfort', 2)).toBe(true)
    expect(meet('frankfurt', 'frnkfort', 1)).toBe(false)
  })

  it('do not meet when the texts have little in common', () => {
    expect(meet('krakow', 'warsaw')).toBe(false)
  })

  it('are no more than there are letters to leave out', () => {
    expect(typoKeys('barcelona', 1).size).toBe(8)
    expect(typoKeys('barcelona', 2).size).toBe(29)
  })
})

describe('forgivenEdits', () => {
  it('grows with the text', () => {
    expect([3, 4, 6, 7, 20].map(forgivenEdits)).toEqual([0, 1, 1, 2, 2])
  })
})
