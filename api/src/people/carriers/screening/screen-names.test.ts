import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readSanctions } from './read-sanctions.ts'
import { hitsOf } from './screen-names.ts'
import { nameTokens } from './similar-names.ts'

const list = readSanctions(readFileSync(join(import.meta.dirname, 'example-sanctions.xml'), 'utf8'))
const entries = (name: string) => hitsOf(name, list).map(({ entry }) => entry)

it.each([
  ['VIKTOR ERFUNDENSKIJ', '900001'],
  ['Erfundenskij, Victor', '900001'],
  ['Wiktor A. Erfundenski', '900001'],
  ['Bartholomaus Beispielmann', '900002'],
  ['phantasia transit holding gmbh', '900003'],
])('finds %s', (name, entry) => {
  expect(entries(name)).toEqual([entry])
})

it.each(['Viktor Kowalski', 'Claire Favre', 'Viktor', 'Alpine Transit AG', 'Holding', ''])(
  'lets %j go',
  (name) => {
    expect(entries(name)).toEqual([])
  },
)

it('compares words without marks, capitals and forms of companies, in any order', () => {
  expect(nameTokens('Łódź-Transport Sp. z o.o.')).toEqual(nameTokens('transport LODZ'))
  // A name of nothing but forms is still a name.
  expect(nameTokens('The Company')).toEqual(['company', 'the'])
})

it('refuses what is no list', () => {
  expect(() => readSanctions('<html><body>Moved</body></html>')).toThrow('holds no name')
})
