import { expect, it } from 'vitest'
import { csvLine } from './csv.ts'

it('writes numbers and nothing as they are', () => {
  expect(csvLine([1839, -5, null, 'Chamonix'])).toBe('1839,-5,,Chamonix\r\n')
})

it('keeps commas, quotes and lines within their cell', () => {
  expect(csvLine(['Chamonix, France', 'the "Mont Blanc"', 'one\ntwo'])).toBe(
    '"Chamonix, France","the ""Mont Blanc""","one\ntwo"\r\n',
  )
})

it.each(['=1+1', '+48 601', '-2', '@SUM(A1)', '\tx', '=cmd|"/c calc"!A1'])(
  'lets no spreadsheet run %j',
  (text) => {
    expect(csvLine([text])).toMatch(/^"?'/)
  },
)
