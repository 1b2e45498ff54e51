import { sepaText } from './sepa-text.ts'

/** Somebody with an account. */
interface Party {
  name: string
  iban: string
}

export interface SepaPayment {
  /** What payer and payee know it by, to the end. */
  endToEndId: string
  amountCents: number
  creditor: Party & { city: string | null; countryCode: string | null }
  /** What stands on the payee's bank statement. */
  text: string
}

export interface SepaOrder {
  messageId: string
  createdAt: Date
  /** `YYYY-MM-DD`. */
  executionDate: string
  debtor: Party & { bic: string | null }
  payments: readonly SepaPayment[]
}

const NAME_LENGTH = 70
const TOWN_LENGTH = 35
const TEXT_LENGTH = 140
const ID_LENGTH = 35

/**
 * The order to the bank, as a file of ISO 20022: pain.001.001.09, the one that SEPA takes since November 2025. Addresses are in parts
 * (town and country) or left out: since November 2026 banks refuse lines of address. Sums are whole cents until they are written.
 */
export function pain001({ messageId, createdAt, executionDate, debtor, payments }: SepaOrder): string {
  const totalCents = payments.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const counted = [el('NbOfTxs', String(payments.length)), el('CtrlSum', euros(totalCents))]
  const id = idOf(messageId)
  const header = el(
    'GrpHdr',
    el('MsgId', id),
    el('CreDtTm', createdAt.toISOString().slice(0, 19)),
    ...counted,
    el('InitgPty', el('Nm', text(debtor.name, NAME_LENGTH))),
  )
  const order = el(
    'PmtInf',
    el('PmtInfId', id),
    el('PmtMtd', 'TRF'),
    el('BtchBookg', 'true'),
    ...counted,
    el('PmtTpInf', el('SvcLvl', el('Cd', 'SEPA'))),
    el('ReqdExctnDt', el('Dt', executionDate)),
    el('Dbtr', el('Nm', text(debtor.name, NAME_LENGTH))),
    el('DbtrAcct', el('Id', el('IBAN', debtor.iban))),
    el('DbtrAgt', el('FinInstnId', agent(debtor.bic))),
    el('ChrgBr', 'SLEV'),
    ...payments.map(transfer),
  )
  const document = el('CstmrCdtTrfInitn', header, order)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">${document}</Document>\n`
}

function transfer({ endToEndId, amountCents, creditor, text: words }: SepaPayment): string {
  const { name, iban, city, countryCode } = creditor
  const town = city && countryCode ? text(city, TOWN_LENGTH) : ''
  const address = town && countryCode ? el('PstlAdr', el('TwnNm', town), el('Ctry', countryCode)) : ''
  return el(
    'CdtTrfTxInf',
    el('PmtId', el('EndToEndId', idOf(endToEndId))),
    el('Amt', `<InstdAmt Ccy="EUR">${euros(amountCents)}</InstdAmt>`),
    el('Cdtr', el('Nm', text(name, NAME_LENGTH)), address),
    el('CdtrAcct', el('Id', el('IBAN', iban))),
    el('RmtInf', el('Ustrd', text(words, TEXT_LENGTH))),
  )
}

const agent = (bic: string | null) => (bic ? el('BICFI', bic) : el('Othr', el('Id', 'NOTPROVIDED')))

/** UUIDs have one sign more than an id may have: their dashes say nothing. */
const idOf = (id: string) => id.replaceAll('-', '').slice(0, ID_LENGTH)

const el = (name: string, ...content: readonly string[]) => `<${name}>${content.join('')}</${name}>`

/** None of the signs that are left needs another way of writing but the apostrophe, which needs none outside of quotes. */
const text = (words: string, longest: number) => sepaText(words, longest) || 'unknown'

/** Whole euros, a point, two digits. */
function euros(cents: number): string {
  if (!Number.isSafeInteger(cents) || cents <= 0) throw new RangeError(`${cents} cents cannot be paid.`)
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}
