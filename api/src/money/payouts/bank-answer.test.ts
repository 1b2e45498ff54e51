import { describe, expect, it } from 'vitest'
import { readBankAnswer } from './bank-answer.ts'

const ID = '0198c50011117abc8def0123456789ab'

const report = (group: string) =>
  `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt>
    <GrpHdr><MsgId>B1</MsgId></GrpHdr><OrgnlGrpInfAndSts><OrgnlMsgId>M1</OrgnlMsgId></OrgnlGrpInfAndSts>${group}
  </CstmrPmtStsRpt></Document>`

const booked = (direction: string, details: string, state = '<Sts><Cd>BOOK</Cd></Sts>') =>
  `<ns:Document xmlns:ns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.08"><ns:BkToCstmrDbtCdtNtfctn><ns:Ntfctn><ns:Ntry>
    <ns:CdtDbtInd>${direction}</ns:CdtDbtInd>${state.replaceAll(/<(\/?)/g, '<$1ns:')}<ns:NtryDtls><ns:TxDtls>
    <ns:Refs><ns:EndToEndId>${ID}</ns:EndToEndId></ns:Refs><ns:Amt Ccy="EUR">60.00</ns:Amt>${details}
    </ns:TxDtls></ns:NtryDtls></ns:Ntry></ns:Ntfctn></ns:BkToCstmrDbtCdtNtfctn></ns:Document>`

describe('what a bank answers', () => {
  it('is read of a status report, payment by payment or of all of them', () => {
    const each = (state: string, reason = '') =>
      `<TxInfAndSts><OrgnlEndToEndId>${ID}</OrgnlEndToEndId><TxSts>${state}</TxSts>${reason}</TxInfAndSts>`
    const refused = each('RJCT', '<StsRsnInf><Rsn><Cd>AC04</Cd></Rsn></StsRsnInf>')
    const xml = report(`<OrgnlPmtInfAndSts>${refused}${each('ACSC')}${each('PDNG')}</OrgnlPmtInfAndSts>`)
    const of = { endToEndId: ID, messageId: 'M1', amountCents: null }
    expect(readBankAnswer(xml)).toEqual([
      { ...of, outcome: 'rejected', reason: 'AC04' },
      { ...of, outcome: 'paid', reason: null },
    ])
    const whole = report('<OrgnlPmtInfAndSts><PmtInfSts>RJCT</PmtInfSts></OrgnlPmtInfAndSts>')
    expect(readBankAnswer(whole)).toEqual([
      { endToEndId: null, messageId: 'M1', outcome: 'rejected', reason: null, amountCents: null },
    ])
  })

  it('is read of what it booked: what left, and what came back with a reason', () => {
    const of = { endToEndId: ID, messageId: null, amountCents: 6000 }
    expect(readBankAnswer(booked('DBIT', ''))).toEqual([{ ...of, outcome: 'paid', reason: null }])
    const back = '<ns:RtrInf><ns:Rsn><ns:Cd>AC01</ns:Cd></ns:Rsn></ns:RtrInf>'
    expect(readBankAnswer(booked('CRDT', back))).toEqual([{ ...of, outcome: 'returned', reason: 'AC01' }])
    expect(readBankAnswer(booked('DBIT', '', '<Sts>PDNG</Sts>'))).toEqual([])
    // Money of others that came in is no business of ours here.
    expect(readBankAnswer(booked('CRDT', ''))).toEqual([])
  })

  it('is no answer where it is another file, or one that says what it shall be read as', () => {
    const wrong = [
      '',
      'not xml',
      '<Document><Other/></Document>',
      '<Document>',
      `<!DOCTYPE d [<!ENTITY a "b">]>${report('')}`,
    ]
    expect(wrong.map(readBankAnswer)).toEqual(wrong.map(() => null))
  })
})
