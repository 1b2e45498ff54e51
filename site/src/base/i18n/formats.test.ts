import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '@fiacre/sdk/rules'
import { expect, it } from 'vitest'
import { dateFormat, numberFormat } from './formats.ts'

it('no language has a clock of twelve hours', () => {
  const at = new Date('2026-02-14T13:05:00Z')
  const shown = LANGUAGES.map(({ code }) =>
    dateFormat(code, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(at),
  )
  expect(shown.filter((moment) => !/13[:.]05/.test(moment))).toEqual([])
})

it('languages are written as in Europe', () => {
  const amount = (language: string) =>
    numberFormat(language, { style: 'currency', currency: 'EUR' }).format(1234.5).replaceAll(/\s/g, ' ')
  expect([amount('en'), amount('pt'), amount('no')]).toEqual(['€1,234.50', '1234,50 €', '1 234,50 €'])
  expect(dateFormat('en', { dateStyle: 'long' }).format(new Date('2026-11-05T12:00:00Z'))).toBe(
    '5 November 2026',
  )
})

it('numbers and days of travellers, partners and carriers are written here alone', () => {
  const site = join(import.meta.dirname, '../..')
  const elsewhere = globSync('**/*.{ts,tsx}', { cwd: site }).filter(
    (file) =>
      !/\.test\.|\.stories\.|^base\/i18n\/|^pages\/admin\//.test(file) &&
      /new Intl\.(NumberFormat|DateTimeFormat)\(/.test(readFileSync(join(site, file), 'utf8')),
  )
  expect(elsewhere).toEqual([])
})
