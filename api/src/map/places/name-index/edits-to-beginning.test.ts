import { expect, it } from 'vitest'
import { randomNumbers } from '../../../../bench/random-numbers.ts'
import { editsToBeginning } from './edits-to-beginning.ts'
import { keyBytes } from './sorted-keys.ts'

const editsOf = (typed: string, name: string, most = 2) => {
  const bytes = keyBytes(name)
  return editsToBeginning([...keyBytes(typed)], most)({ bytes, length: bytes.length })
}

it.each([
  ['krakow', 'krakow', 0],
  ['krak', 'krakow', 0],
  ['krkow', 'krakow', 1],
  ['karkow', 'krakow', 1],
  ['krakuw', 'krakow airport', 1],
  ['barclona airp', 'barcelona airport', 1],
  ['frnkfort', 'frankfurt', 2],
  ['', 'krakow', 0],
  ['warsaw', 'krakow', Infinity],
  ['krakow airport', 'krak', Infinity],
])('the errors of %s in %s are right', (typed, name, edits) => {
  expect(editsOf(typed, name)).toBe(edits)
})

it('counts what the whole table says, as far as it is forgiven', () => {
  const next = randomNumbers(7)
  const text = () =>
    Array.from({ length: 1 + Math.floor(next() * 9) }, () => 'abc'[Math.floor(next() * 3)]).join('')
  for (let turn = 0; turn < 3000; turn++) {
    const [typed, name] = [text(), text()]
    const all = wholeTable(typed, name)
    for (const most of [1, 2])
      expect(editsOf(typed, name, most), `${typed} in ${name}`).toBe(all > most ? Infinity : all)
  }
})

/** The same, by every cell of the table. */
function wholeTable(typed: string, name: string): number {
  const cell = (i: number, j: number): number => {
    if (i === 0) return j
    if (j === 0) return i
    const least = Math.min(
      rows[i - 1]![j - 1]! + (typed[i - 1] === name[j - 1] ? 0 : 1),
      rows[i - 1]![j]! + 1,
      rows[i]![j - 1]! + 1,
    )
    const isExchanged = i > 1 && j > 1 && typed[i - 1] === name[j - 2] && typed[i - 2] === name[j - 1]
    return isExchanged ? Math.min(least, rows[i - 2]![j - 2]! + 1) : least
  }
  const rows: number[][] = []
  for (let i = 0; i <= typed.length; i++) {
    rows.push([])
    for (let j = 0; j <= name.length; j++) rows[i]!.push(cell(i, j))
  }
  return Math.min(...rows[typed.length]!)
}
