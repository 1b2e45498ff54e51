import { expect, it } from 'vitest'
import { latitude, list, text } from './cells.ts'
import { parseTable } from './read-table.ts'

const COLUMNS = { name: text, lat: latitude, others: list, note: text.optional() }
const read = (table: string) => parseTable('x.tsv', table, COLUMNS)

it('reads a row a line under a header, past empty lines and those for people', () => {
  expect(read('# Towns\nlat\tname\tothers\n\n45.5\tAix\tAix-les-Bains|Ais\n# far\n-1\tB\t\n')).toEqual([
    { name: 'Aix', lat: 45.5, others: ['Aix-les-Bains', 'Ais'] },
    { name: 'B', lat: -1, others: [] },
  ])
})

it.each([
  ['an unknown column', 'name\tlat\tothers\tlng\n', 'x.tsv:1: unknown or repeated column "lng"'],
  ['a column twice', 'name\tlat\tothers\tlat\n', 'x.tsv:1: unknown or repeated column "lat"'],
  ['a missing column', 'name\tothers\n', 'x.tsv:1: no column "lat"'],
  ['no header', '# nothing\n', 'x.tsv: no header'],
  ['a cell too few', 'name\tlat\tothers\nAix\t1\n', 'x.tsv:2: 2 cells where the header has 3'],
  ['a cell too many', 'name\tlat\tothers\n\nAix\t1\t\t\n', 'x.tsv:3: 4 cells where the header has 3'],
  ['no number', 'name\tlat\tothers\nAix\t45,5\t\n', 'x.tsv:2: column lat: must be a number'],
  ['an empty number', 'name\tlat\tothers\nAix\t\t\n', 'x.tsv:2: column lat: must be a number'],
  ['a number off the map', 'name\tlat\tothers\nAix\t90.5\t\n', 'x.tsv:2: column lat: '],
  ['an empty text', 'name\tlat\tothers\n\t1\t\n', 'x.tsv:2: column name: must not be empty'],
  ['a space that hides', 'name\tlat\tothers\nAix \t1\t\n', 'x.tsv:2: column name: must not begin or end'],
  ['a line of Windows', 'name\tlat\tothers\nAix\t1\tA\r\n', 'x.tsv:2: column others'],
])('refuses %s, and says where', (_what, table, message) => {
  expect(() => read(table)).toThrow(message)
})
