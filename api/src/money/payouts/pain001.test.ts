import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import { pain001, type SepaPayment } from './pain001.ts'
import { sepaText } from './sepa-text.ts'

const payment = (more: Partial<SepaPayment> = {}): SepaPayment => ({
  endToEndId: '0198c500-1111-7abc-8def-0123456789ab',
  amountCents: 12_345,
  creditor: { name: 'Żółty & Söhne', iban: 'CH9300762011623852957', city: 'Łódź', countryCode: 'PL' },
  text: 'Fiacre 2026-11',
  ...more,
})

const order = (payments: SepaPayment[]) =>
  pain001({
    messageId: '0198c500-9999-7abc-8def-0123456789ab',
    createdAt: new Date('2026-12-02T09:30:00.123Z'),
    executionDate: '2026-12-03',
    debtor: { name: 'Fiacre Sp. z o.o.', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
    payments,
  })

/** The children that the schema of pain.001.001.09 and the rules of SEPA know, in their order; `?` may be left out, `*` come often. */
const SCHEMA: Record<string, string> = {
  Document: 'CstmrCdtTrfInitn',
  CstmrCdtTrfInitn: 'GrpHdr PmtInf*',
  GrpHdr: 'MsgId CreDtTm NbOfTxs CtrlSum InitgPty',
  InitgPty: 'Nm',
  PmtInf:
    'PmtInfId PmtMtd BtchBookg? NbOfTxs CtrlSum PmtTpInf ReqdExctnDt Dbtr DbtrAcct DbtrAgt ChrgBr CdtTrfTxInf*',
  PmtTpInf: 'SvcLvl',
  SvcLvl: 'Cd',
  ReqdExctnDt: 'Dt',
  Dbtr: 'Nm PstlAdr?',
  DbtrAcct: 'Id',
  CdtrAcct: 'Id',
  DbtrAgt: 'FinInstnId',
  FinInstnId: 'BICFI? Othr?',
  CdtTrfTxInf: 'PmtId Amt Cdtr CdtrAcct RmtInf?',
  PmtId: 'EndToEndId',
  Amt: 'InstdAmt',
  Cdtr: 'Nm PstlAdr?',
  PstlAdr: 'TwnNm Ctry',
  RmtInf: 'Ustrd',
}

const TEXT: Record<string, RegExp> = {
  MsgId: /^[A-Za-z0-9]{1,35}$/,
  PmtInfId: /^[A-Za-z0-9]{1,35}$/,
  EndToEndId: /^[A-Za-z0-9]{1,35}$/,
  CreDtTm: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/,
  NbOfTxs: /^[0-9]{1,15}$/,
  CtrlSum: /^\d{1,15}\.\d\d$/,
  InstdAmt: /^\d{1,9}\.\d\d$/,
  Dt: /^\d{4}-\d\d-\d\d$/,
  Nm: /^[A-Za-z0-9/?:().,'+ -]{1,70}$/,
  TwnNm: /^[A-Za-z0-9/?:().,'+ -]{1,35}$/,
  Ustrd: /^[A-Za-z0-9/?:().,'+ -]{1,140}$/,
  Ctry: /^[A-Z]{2}$/,
  IBAN: /^[A-Z]{2}\d\d[A-Z0-9]{11,30}$/,
  BICFI: /^[A-Z0-9]{8}([A-Z0-9]{3})?$/,
}

const ordered = new XMLParser({ preserveOrder: true, parseTagValue: false, ignoreDeclaration: true })

/** What of a file breaks the rules. */
function faults(xml: string): string[] {
  if (XMLValidator.validate(xml) !== true) return ['no XML']
  const found: string[] = []
  const walk = (node: Record<string, unknown>) => {
    const name = Object.keys(node).find((key) => key !== ':@') ?? ''
    const children = node[name] as Record<string, unknown>[]
    const schema = name === 'Id' ? undefined : SCHEMA[name]
    const names = children.map((child) => Object.keys(child).find((key) => key !== ':@') ?? '')
    if (schema) {
      const pattern = schema
        .split(' ')
        .map((part) =>
          part.endsWith('*')
            ? `(${part.slice(0, -1)} )+`
            : part.endsWith('?')
              ? `(${part.slice(0, -1)} )?`
              : `${part} `,
        )
        .join('')
      if (!new RegExp(`^${pattern}$`).test(names.map((child) => `${child} `).join('')))
        found.push(`${name}: ${names.join(' ')}`)
    }
    const words = textOf(children[0])
    if (TEXT[name] && !TEXT[name].test(words)) found.push(`${name}: ${words}`)
    for (const child of children) if (!('#text' in child)) walk(child)
  }
  for (const node of ordered.parse(xml) as Record<string, unknown>[]) walk(node)
  return found
}

const textOf = (node: Record<string, unknown> | undefined) => {
  const text = node?.['#text']
  return typeof text === 'string' ? text : ''
}

const valuesOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, value]) => value)

describe('the file for the bank', () => {
  it('is pain.001.001.09 by its rules, with addresses in parts or without', () => {
    const without = payment({
      creditor: { name: 'A', iban: 'FR1420041010050500013M02606', city: null, countryCode: null },
    })
    const xml = order([payment(), without])
    expect(faults(xml)).toEqual([])
    expect(xml).toContain('<PstlAdr><TwnNm>Lodz</TwnNm><Ctry>PL</Ctry></PstlAdr>')
    expect(xml).not.toContain('AdrLine')
    expect(valuesOf(xml, 'Nm')).toContain('Zolty + Sohne')
    // The rules that are played do see what is wrong.
    expect(faults(xml.replace('<TwnNm>Lodz</TwnNm>', ''))).toEqual(['PstlAdr: Ctry'])
    expect(faults(xml.replace('123.45', '123.4'))).toEqual(['InstdAmt: 123.4'])
  })

  it('adds up to the cent over a thousand payments', () => {
    const payments = Array.from({ length: 1000 }, (_, index) => payment({ amountCents: 5001 + index * 7 }))
    const xml = order(payments)
    const total = payments.reduce((sum, { amountCents }) => sum + amountCents, 0)
    const cents = valuesOf(xml, 'InstdAmt').map((value) => Number(String(value).replace('.', '')))
    expect(cents.reduce((sum, each) => sum + each, 0)).toBe(total)
    expect(valuesOf(xml, 'CtrlSum')).toEqual([
      `${Math.floor(total / 100)}.${String(total % 100).padStart(2, '0')}`,
      `${Math.floor(total / 100)}.${String(total % 100).padStart(2, '0')}`,
    ])
    expect(valuesOf(xml, 'NbOfTxs')).toEqual(['1000', '1000'])
  })

  it('pays nothing that is no sum', () => {
    for (const amountCents of [0, -1, 1.5])
      expect(() => order([payment({ amountCents })])).toThrow(RangeError)
  })

  it('writes what banks can read, whatever the alphabet', () => {
    expect(sepaText('Таксита София ЕООД', 70)).toBe('Taksita Sofiya EOOD')
    expect(sepaText('Ταξί Αθήνα', 70)).toBe('Taxi Athina')
    expect(sepaText('//Groß <b>&</b>', 70)).toBe('Gross b + /b')
    expect(sepaText('x'.repeat(100), 70)).toHaveLength(70)
  })
})
