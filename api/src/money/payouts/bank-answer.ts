import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { arrayOf, centsOf, nodeAt, textAt, type Node } from './xml-nodes.ts'

/** What a bank says became of a payment: it left, or it did not, or it came back. */
export interface PaymentAnswer {
  /** Our id of the payment, as the file to the bank had it; null where all payments of a message are meant. */
  endToEndId: string | null
  /** Our id of the message, where the bank names it. */
  messageId: string | null
  outcome: 'paid' | 'rejected' | 'returned'
  /** The bank's code of why it did not stay (ISO 20022 external codes, such as AC04); null for none. */
  reason: string | null
  /** In cents of EUR; null where the bank does not say. */
  amountCents: number | null
}

const LISTS = new Set([
  'OrgnlPmtInfAndSts',
  'TxInfAndSts',
  'StsRsnInf',
  'Ntfctn',
  'Stmt',
  'Rpt',
  'Ntry',
  'NtryDtls',
  'TxDtls',
])

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  // Banks need none but the five of XML, and what is read here is ids, codes and sums.
  processEntities: false,
  isArray: (name) => LISTS.has(name),
})

/** Settled, at whichever end of the way (ISO 20022 ExternalPaymentTransactionStatus1Code). What is on its way is no answer yet. */
const SETTLED: ReadonlySet<string> = new Set(['ACSC', 'ACCC'])

/**
 * Reads what a bank answers to an order of payments: a status report (pain.002), or its notification, report or statement of what it booked
 * (camt.054, camt.052, camt.053). Whatever stands in these of other business is left out.
 * @returns null for what is none of these
 */
export function readBankAnswer(xml: string): PaymentAnswer[] | null {
  const document = bankDocument(xml)
  if (!document) return null
  if (document['CstmrPmtStsRpt']) return statusReport(document['CstmrPmtStsRpt'] as Node)
  const booked = [
    ...arrayOf(nodeAt(document, 'BkToCstmrDbtCdtNtfctn'), 'Ntfctn'),
    ...arrayOf(nodeAt(document, 'BkToCstmrStmt'), 'Stmt'),
    ...arrayOf(nodeAt(document, 'BkToCstmrAcctRpt'), 'Rpt'),
  ]
  return booked.length > 0 ? booked.flatMap((part) => arrayOf(part, 'Ntry').flatMap(entry)) : null
}

/** The document of a file of the bank, without entities; null for what is none. */
export function bankDocument(xml: string): Node | null {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml) || XMLValidator.validate(xml) !== true) return null
  const { Document: document } = parser.parse(xml) as { Document?: Node }
  return typeof document === 'object' ? document : null
}

function statusReport(report: Node): PaymentAnswer[] {
  const messageId = textAt(report, 'OrgnlGrpInfAndSts', 'OrgnlMsgId')
  const groups = arrayOf(report, 'OrgnlPmtInfAndSts')
  const single = groups.flatMap((group) => arrayOf(group, 'TxInfAndSts'))
  if (single.length > 0)
    return single.flatMap((each) =>
      answered(textAt(each, 'TxSts'), each, { messageId, endToEndId: textAt(each, 'OrgnlEndToEndId') }),
    )
  // Of all of them at once: each group, or the message as a whole, has one state.
  const group = nodeAt(report, 'OrgnlGrpInfAndSts')
  const [first = group] = groups
  return answered(textAt(first, 'PmtInfSts') ?? textAt(group, 'GrpSts'), first, {
    messageId,
    endToEndId: null,
  })
}

function answered(
  state: string | null,
  node: Node,
  of: Pick<PaymentAnswer, 'messageId' | 'endToEndId'>,
): PaymentAnswer[] {
  if (of.messageId === null && of.endToEndId === null) return []
  const [reason] = arrayOf(node, 'StsRsnInf').map((each) => textAt(each, 'Rsn', 'Cd'))
  const rest = { ...of, reason: reason ?? null, amountCents: null }
  if (state === 'RJCT') return [{ ...rest, outcome: 'rejected' }]
  return state !== null && SETTLED.has(state) ? [{ ...rest, outcome: 'paid' }] : []
}

/** An entry of the account: what left it is paid, what came with a reason to return is back. Only what is booked counts. */
function entry(node: Node): PaymentAnswer[] {
  const state = textAt(node, 'Sts', 'Cd') ?? textAt(node, 'Sts')
  if (state !== 'BOOK') return []
  const direction = textAt(node, 'CdtDbtInd')
  return arrayOf(node, 'NtryDtls')
    .flatMap((details) => arrayOf(details, 'TxDtls'))
    .flatMap((each): PaymentAnswer[] => {
      const endToEndId = textAt(each, 'Refs', 'EndToEndId')
      if (!endToEndId) return []
      const reason = textAt(each, 'RtrInf', 'Rsn', 'Cd')
      const isBack = each['RtrInf'] !== undefined || textAt(node, 'RvslInd') === 'true'
      const amountCents = centsOf(each['Amt'] ?? nodeAt(nodeAt(each, 'AmtDtls'), 'TxAmt')['Amt'])
      const said = { endToEndId, messageId: null, reason, amountCents }
      if (direction === 'DBIT' && !isBack) return [{ ...said, outcome: 'paid' }]
      return direction === 'CRDT' && isBack ? [{ ...said, outcome: 'returned' }] : []
    })
}
