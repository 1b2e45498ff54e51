import { describe, expect, it } from 'vitest'
import { readAnswer, UnreadableRates } from './source-answer.ts'
import { ecbXml, frankfurterJson } from './testing/source-answers.ts'

describe('readAnswer', () => {
  it("reads the ECB's daily XML", () => {
    const answer = readAnswer(ecbXml('2026-11-20', { USD: '1.0891', JPY: '163.05', PLN: '4.2415' }))
    expect(answer).toEqual({
      source: 'ecb',
      date: '2026-11-20',
      rates: new Map([
        ['USD', 1.0891],
        ['JPY', 163.05],
        ['PLN', 4.2415],
      ]),
    })
  })

  it('reads a day of a single currency, and of several days the newest, which comes first', () => {
    expect(readAnswer(ecbXml('2026-11-20', { USD: 1.0891 })).rates).toEqual(new Map([['USD', 1.0891]]))
    const older = "<Cube time='2026-11-19'><Cube currency='USD' rate='9'/></Cube>"
    const two = ecbXml('2026-11-20', { USD: 1.0891 }).replace('\t</Cube>\n</ges', `${older}\t</Cube>\n</ges`)
    expect(two).toContain(older)
    expect(readAnswer(two)).toMatchObject({ date: '2026-11-20', rates: new Map([['USD', 1.0891]]) })
  })

  it("reads Frankfurter's JSON, with and without its amount", () => {
    const wanted = { source: 'frankfurter', date: '2026-11-20', rates: new Map([['PLN', 4.2415]]) }
    expect(readAnswer(frankfurterJson('2026-11-20', { PLN: 4.2415 }))).toEqual(wanted)
    expect(readAnswer('{"base":"EUR","date":"2026-11-20","rates":{"PLN":4.2415}}')).toEqual(wanted)
  })

  it('passes on what is no number as NaN, for the judgement to refuse', () => {
    const json = readAnswer(frankfurterJson('2026-11-20', { PLN: '4.24', CZK: null, SEK: [] }))
    expect([...json.rates.values()]).toEqual([Number.NaN, Number.NaN, Number.NaN])
    const xml = readAnswer(ecbXml('2026-11-20', { PLN: '', CZK: '1e3', SEK: 'N/A' }))
    expect([...xml.rates.values()]).toEqual([Number.NaN, Number.NaN, Number.NaN])
  })

  it.each([
    ['nothing', ''],
    ['a text', 'Service temporarily unavailable'],
    ['a page', '<!doctype html><html><body>Not found</body></html>'],
    ['an unfinished document', ecbXml('2026-11-20', { USD: 1.0891 }).slice(0, -20)],
    ['an envelope without a day', '<Envelope><Cube></Cube></Envelope>'],
    ['a day that is none', ecbXml('yesterday', { USD: 1.0891 })],
    ['another JSON', '{"success":false}'],
    ['a list', '[1,2]'],
    ['null', 'null'],
    ['rates of another base', frankfurterJson('2026-11-20', { EUR: 0.92 }, 'USD')],
    ['rates for another amount', '{"amount":10,"base":"EUR","date":"2026-11-20","rates":{"PLN":42.4}}'],
    ['no rates', '{"base":"EUR","date":"2026-11-20"}'],
    ['a day without its month', frankfurterJson('2026', { PLN: 4.24 })],
  ])('refuses %s, and says what it saw', (_what, text) => {
    expect(() => readAnswer(text)).toThrow(UnreadableRates)
    expect(() => readAnswer(text)).toThrow(/Check EXCHANGE_RATES_URL/)
  })

  it('does not blow up entities', () => {
    const bomb = `<!DOCTYPE x [<!ENTITY a "1.1"><!ENTITY b "&a;&a;&a;">]>`
    const xml = ecbXml('2026-11-20', { USD: '&b;' }).replace('?>', `?>${bomb}`)
    expect(readAnswer(xml).rates.get('USD')).toBeNaN()
  })
})
