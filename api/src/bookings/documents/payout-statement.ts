import { brand } from '#platform/brand/brand.ts'
import { writtenDate, writtenMoney } from '#platform/localisation/written-values.ts'
import { facts, heading, paragraph, sums } from './blocks.ts'
import { documentLanguage } from './document-languages.ts'
import { finished } from './finished.ts'
import { letterhead } from './letterhead.ts'
import { pageFeet } from './page-feet.ts'
import { Sheet } from './sheet.ts'
import { TYPE } from './type-styles.ts'

/** A statement of a carrier or a partner; all in EUR cents. */
export interface PayoutStatementInput {
  name: string
  payee: string
  /** `YYYY-MM`. */
  month: string
  /** `YYYY-MM-DD`. */
  issuedOn: string
  paidOn: string | null
  /** Until when it can be objected to; null once it is final. */
  objectionsUntil: string | null
  ibanEnd: string | null
  openingCents: number
  earnedCents: number
  payoutCents: number
  closingCents: number
  pendingCents: number
  lines: readonly { what: string; detail: string; amountCents: number }[]
  /** How many more there are than are written here. */
  linesLeftOut: number
  link: string
}

/** Businesses read it in English, which is the language of the agreements with them. */
const WORDING = documentLanguage('en')

/** A statement as a tagged PDF, the same bytes for the same input. */
export async function renderPayoutStatement(input: PayoutStatementInput): Promise<Buffer> {
  const { name, payee, month, issuedOn, paidOn, objectionsUntil, ibanEnd, lines, link } = input
  const sheet = new Sheet({
    title: `Statement ${name}`,
    language: WORDING.tag,
    madeAt: new Date(`${issuedOn}T00:00:00Z`),
  })
  letterhead(sheet, {
    tagline: WORDING.t('brand.tagline'),
    title: 'Statement of earnings',
    lead: `${payee}, ${month}`,
    link,
    qrText: `QR code that opens your account with ${brand.name}: ${link}`,
  })
  facts(sheet, [
    ['Statement', name],
    ['For', payee],
    ['Month (UTC)', month],
    ['Issued on', writtenDate(issuedOn, WORDING)],
    [
      'Objections',
      objectionsUntil === null
        ? 'closed: it is final'
        : `until ${writtenDate(objectionsUntil, WORDING)}, on your page`,
    ],
    ['Paid', paid(paidOn, ibanEnd)],
  ])
  heading(sheet, 'In one look')
  sums(sheet, [
    row('Brought forward', input.openingCents),
    row('Earned, less what is owed', input.earnedCents),
    row('Paid out', -input.payoutCents),
    { ...row('Carried forward', input.closingCents), style: TYPE.sum },
    row('Pending, for a later statement', input.pendingCents),
  ])
  heading(sheet, 'Line by line')
  if (lines.length > 0)
    sums(
      sheet,
      lines.map(({ what, detail, amountCents }) => ({ ...row(what, amountCents), detail })),
    )
  if (input.linesLeftOut > 0)
    paragraph(sheet, `${input.linesLeftOut} more lines stand in the table (CSV) of this statement.`)
  paragraph(
    sheet,
    objectionsUntil === null
      ? 'This is no invoice. If something is not right, please write to us: what is corrected stands on the next statement.'
      : 'This is no invoice, and not final yet. If something is not right, please object on your page: what is corrected stands on this statement.',
    TYPE.small,
  )
  pageFeet(sheet, name)
  return await finished(sheet)
}

const row = (name: string, cents: number) => ({ name, amount: writtenMoney(cents, WORDING) })

function paid(paidOn: string | null, ibanEnd: string | null): string {
  if (paidOn === null) return 'not yet'
  return `${writtenDate(paidOn, WORDING)}${ibanEnd ? `, to the account ending in ${ibanEnd}` : ''}`
}
