import { writtenParty, type InvoiceParty } from '#people/partners/invoice-party.ts'
import { brand } from '#platform/brand/brand.ts'
import { writtenDate, writtenMoney } from '#platform/localisation/written-values.ts'
import { facts, heading, paragraph, sums } from './blocks.ts'
import { documentLanguage } from './document-languages.ts'
import { finished } from './finished.ts'
import { letterhead } from './letterhead.ts'
import { pageFeet } from './page-feet.ts'
import { Sheet } from './sheet.ts'
import { present } from './trip-facts.ts'
import { TYPE } from './type-styles.ts'

/** The invoice of a partner for a month, or its credit note; all in EUR cents. */
export interface PartnerInvoiceInput {
  number: string
  kind: 'invoice' | 'credit-note'
  /** `YYYY-MM`. */
  month: string
  /** `YYYY-MM-DD`, as are all days. */
  issuedOn: string
  dueOn: string
  totalCents: number
  buyer: InvoiceParty
  lines: readonly {
    what: 'booking' | 'change' | 'refund'
    bookingNumber: string
    /** The partner's own name for it, and the initials of whoever travels. */
    details: readonly string[]
    pickupDate: string | null
    amountCents: number
  }[]
  /** How many more there are than are written here. */
  linesLeftOut: number
  /** Where it is paid to; null where there is no account. */
  account: { holder: string; iban: string; bic: string | null } | null
  /** Who issues it, line by line: name, address, register and tax number, as far as they are set. */
  seller: readonly string[]
  link: string
}

/** An invoice as a tagged PDF, the same bytes for the same input. An unknown language is English. */
export async function renderPartnerInvoice(input: PartnerInvoiceInput, language: string): Promise<Buffer> {
  const { number, kind, month, issuedOn, dueOn, totalCents, buyer, lines, account, link } = input
  const wording = documentLanguage(language)
  const { t } = wording
  const title = t(kind === 'invoice' ? 'invoice.title' : 'invoice.creditNote')
  const sheet = new Sheet({
    title: `${title} ${number}`,
    language: wording.tag,
    madeAt: new Date(`${issuedOn}T00:00:00Z`),
  })
  letterhead(sheet, {
    tagline: t('brand.tagline'),
    title,
    lead: `${buyer.name}, ${month}`,
    link,
    qrText: `${brand.name}: ${link}`,
  })
  facts(
    sheet,
    present([
      [t('invoice.number'), number],
      [t('receipt.issuedOn'), writtenDate(issuedOn, wording)],
      [t('invoice.month'), month],
      [t('receipt.company'), writtenParty(buyer)],
      [t('receipt.vatNumber'), buyer.vatNumber],
      [t('invoice.dueOn'), totalCents > 0 ? writtenDate(dueOn, wording) : null],
    ]),
  )
  heading(sheet, t('invoice.bookings'))
  sums(sheet, [
    ...lines.map(({ what, bookingNumber, details, pickupDate, amountCents }) => ({
      name: bookingNumber,
      detail: [t(`invoice.${what}`), pickupDate ? writtenDate(pickupDate, wording) : '', ...details]
        .filter(Boolean)
        .join(', '),
      amount: writtenMoney(amountCents, wording),
    })),
    { name: t('price.total'), amount: writtenMoney(totalCents, wording), style: TYPE.sum },
  ])
  if (input.linesLeftOut > 0) paragraph(sheet, t('invoice.leftOut', { count: input.linesLeftOut }))
  if (account && totalCents > 0) {
    heading(sheet, t('invoice.payTo'))
    facts(
      sheet,
      present([
        [t('invoice.holder'), account.holder],
        ['IBAN', account.iban.replaceAll(/.{4}(?=.)/g, '$& ')],
        ['BIC', account.bic],
        [t('invoice.reference'), number],
      ]),
    )
  }
  for (const line of [t('invoice.onBehalf'), input.seller.join(', '), t('brand.questions')].filter(Boolean))
    paragraph(sheet, line, TYPE.small)
  pageFeet(sheet, number)
  return await finished(sheet)
}
