import { LANGUAGES } from '@fiacre/sdk/rules'
import { expect, it } from 'vitest'
import { createDisplay } from './display.ts'

/** 1234.50 euros, 12,345.50 zlotys, 102.4 km and five past two in every language, its blanks as plain ones. */
const WRITTEN = {
  en: '€1,234.50 · zł 12,345.50 · 102.4 km · 14:05',
  pl: '1234,50 € · 12 345,50 zł · 102,4 km · 14:05',
  de: '1.234,50 € · 12.345,50 zł · 102,4 km · 14:05',
  fr: '1 234,50 € · 12 345,50 zł · 102,4 km · 14:05',
  es: '1234,50 € · 12.345,50 zł · 102,4 km · 14:05',
  it: '1234,50 € · 12.345,50 zł · 102,4 km · 14:05',
  pt: '1234,50 € · 12 345,50 zł · 102,4 km · 14:05',
  nl: '€ 1.234,50 · zł 12.345,50 · 102,4 km · 14:05',
  sv: '1 234,50 € · 12 345,50 zł · 102,4 km · 14:05',
  da: '1.234,50 € · 12.345,50 zł · 102,4 km · 14.05',
  no: '1 234,50 € · 12 345,50 zł · 102,4 km · 14:05',
  fi: '1 234,50 € · 12 345,50 zł · 102,4 km · 14.05',
  cs: '1 234,50 € · 12 345,50 zł · 102,4 km · 14:05',
  sk: '1 234,50 € · 12 345,50 zł · 102,4 km · 14:05',
  hu: '1234,50 € · 12 345,50 zł · 102,4 km · 14:05',
  ro: '1.234,50 € · 12.345,50 zł · 102,4 km · 14:05',
  bg: '1234,50 € · 12 345,50 zł · 102,4 km · 14:05',
  hr: '1.234,50 € · 12.345,50 zł · 102,4 km · 14:05',
  sl: '1234,50 € · 12.345,50 zł · 102,4 km · 14:05',
  et: '1234,50 € · 12 345,50 zł · 102,4 km · 14:05',
  lv: '1234,50 € · 12 345,50 zł · 102,4 km · 14:05',
  lt: '1 234,50 € · 12 345,50 zł · 102,4 km · 14:05',
  el: '1.234,50 € · 12.345,50 zł · 102,4 χλμ. · 14:05',
}

const writtenIn = (locale: string): string => {
  const display = createDisplay({ locale, currency: 'PLN', unit: 'km', rates: { PLN: 1, EUR: 1 } })
  const at = new Date(2026, 0, 5, 14, 5).toISOString()
  return [display.euros(123_450), display.money(1_234_550), display.distance(102.4), display.time(at)]
    .join(' · ')
    .replace(/\s/g, ' ')
}

it('amounts, distances and times are written as each language writes them in Europe', () => {
  expect(Object.fromEntries(LANGUAGES.map(({ code }) => [code, writtenIn(code)]))).toEqual(WRITTEN)
})

it('a region that a page names has its own way', () => {
  expect(writtenIn('de-AT')).toContain('€ 1.234,50')
  expect(writtenIn('pt-BR')).toContain('€ 1.234,50')
})
