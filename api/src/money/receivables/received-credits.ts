import { arrayOf, centsOf, nodeAt, textAt, type Node } from '../payouts/xml-nodes.ts'
import { bankDocument } from '../payouts/bank-answer.ts'

/** Money that a bank booked for us, with the number of an invoice in its words. */
export interface ReceivedCredit {
  /** `FI-2026-000001`. */
  number: string
  /** In cents of EUR. */
  amountCents: number
  /** What the bank calls it. */
  bankReference: string
  /** `YYYY-MM-DD`; null where the bank does not say. */
  bookedOn: string | null
}

const NUMBER = /\bFI-\d{4}-\d{6}\b/g

/**
 * What a bank's notification, report or statement (camt.054, camt.052, camt.053) says of money that came for invoices: booked credits in EUR
 * that name one invoice, and no other, and have a reference of the bank. All else is left to a person.
 */
export function readReceivedCredits(xml: string): ReceivedCredit[] {
  const document = bankDocument(xml)
  if (!document) return []
  const parts = [
    ...arrayOf(nodeAt(document, 'BkToCstmrDbtCdtNtfctn'), 'Ntfctn'),
    ...arrayOf(nodeAt(document, 'BkToCstmrStmt'), 'Stmt'),
    ...arrayOf(nodeAt(document, 'BkToCstmrAcctRpt'), 'Rpt'),
  ]
  return parts.flatMap((part) => arrayOf(part, 'Ntry').flatMap(creditsOf))
}

function creditsOf(entry: Node): ReceivedCredit[] {
  const isBooked = (textAt(entry, 'Sts', 'Cd') ?? textAt(entry, 'Sts')) === 'BOOK'
  const isReversal = textAt(entry, 'RvslInd') === 'true'
  if (!isBooked || isReversal || textAt(entry, 'CdtDbtInd') !== 'CRDT') return []
  const bookedOn = (textAt(entry, 'BookgDt', 'Dt') ?? textAt(entry, 'BookgDt', 'DtTm'))?.slice(0, 10) ?? null
  return arrayOf(entry, 'NtryDtls')
    .flatMap((details) => arrayOf(details, 'TxDtls'))
    .flatMap((each): ReceivedCredit[] => {
      if (each['RtrInf'] !== undefined) return []
      const numbers = new Set(wordsOf(each).match(NUMBER))
      const [number] = numbers
      const amountCents = centsOf(each['Amt'] ?? nodeAt(nodeAt(each, 'AmtDtls'), 'TxAmt')['Amt'])
      const bankReference = textAt(each, 'Refs', 'AcctSvcrRef') ?? textAt(entry, 'AcctSvcrRef')
      if (numbers.size !== 1 || !number || !amountCents || !bankReference) return []
      return [{ number, amountCents, bankReference, bookedOn }]
    })
}

/** What whoever paid wrote: as free words, in parts or as the reference of a creditor. */
function wordsOf(transaction: Node): string {
  const remittance = nodeAt(transaction, 'RmtInf')
  const words = [remittance['Ustrd']].flat().map(String)
  return [...words, textAt(transaction, 'Refs', 'EndToEndId') ?? ''].join(' ').toUpperCase()
}
