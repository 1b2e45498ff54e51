import { expect, it } from 'vitest'
import { setOff } from './set-off.ts'

it('pays the first debt first, with the first credit first, to the cent', () => {
  const debts = [
    { id: 'january', cents: 100 },
    { id: 'february', cents: 50 },
  ]
  expect(setOff(debts, [])).toEqual([])
  expect(setOff([], [{ id: 'note', cents: 5 }])).toEqual([])
  const credits = [
    { id: 'note', cents: 30 },
    { id: 'payment', cents: 100 },
  ]
  expect(setOff(debts, credits)).toEqual([
    { debtId: 'january', creditId: 'note', cents: 30 },
    { debtId: 'january', creditId: 'payment', cents: 70 },
    { debtId: 'february', creditId: 'payment', cents: 30 },
  ])
})
