import type { OwnParty } from '#money/self-billing/own-party.ts'
import type { VatTreatment } from '#money/self-billing/vat-treatment.ts'
import { writtenParty, type InvoiceParty } from '#people/partners/invoice-party.ts'
import { brand } from '#platform/brand/brand.ts'
import { writtenDate, writtenMoney } from '#platform/localisation/written-values.ts'
import { facts, heading, paragraph, sums } from './blocks.ts'
import { documentLanguage, type DocumentLanguage } from './document-languages.ts'
import { finished } from './finished.ts'
import { letterhead } from './letterhead.ts'
import { pageFeet } from './page-feet.ts'
import { Sheet } from './sheet.ts'
import { present } from './trip-facts.ts'
import { TYPE } from './type-styles.ts'

/** An invoice of a partner's fees that we write in its name; below zero it is a credit note. All in EUR cents. */
export interface SelfBilledInput {
  number: string
  /** `YYYY-MM`. */
  month: string
  /** `YYYY-MM-DD`. */
  issuedOn: string
  netCents: number
  vatCents: number
  vatPercent: number
  treatment: VatTreatment
  /** The numbers of those of which it takes something back. */
  corrects: readonly string[]
  supplier: InvoiceParty
  customer: OwnParty
  link: string
}

const ENGLISH = documentLanguage('en')

/** A self-billed invoice as a tagged PDF, the same bytes for the same input. An unknown language is English. */
export async function renderSelfBilledInvoice(input: SelfBilledInput, language: string): Promise<Buffer> {
  const { number, month, issuedOn, netCents, vatCents, vatPercent, treatment, supplier, customer } = input
  const wording = documentLanguage(language)
  const { t } = wording
  const title = t(netCents < 0 ? 'invoice.creditNote' : 'invoice.title')
  const sheet = new Sheet({
    title: `${title} ${number}`,
    language: wording.tag,
    madeAt: new Date(`${issuedOn}T00:00:00Z`),
  })
  letterhead(sheet, {
    tagline: t('brand.tagline'),
    title,
    lead: inBoth(wording, 'selfBilled.mention'),
    link: input.link,
    qrText: `${brand.name}: ${input.link}`,
  })
  facts(
    sheet,
    present([
      [t('invoice.number'), number],
      [t('receipt.issuedOn'), writtenDate(issuedOn, wording)],
      [t('invoice.month'), month],
      [t('selfBilled.corrects'), input.corrects.join(', ') || null],
      [t('selfBilled.supplier'), writtenParty(supplier)],
      [t('receipt.vatNumber'), supplier.vatNumber],
    ]),
  )
  heading(sheet, t('selfBilled.customer'))
  facts(sheet, [
    [t('receipt.company'), [customer.name, customer.address, customer.registration].join('\n')],
    [t('receipt.vatNumber'), customer.vatNumber],
  ])
  heading(sheet, t('selfBilled.fees'))
  const percent = new Intl.NumberFormat(wording.tag, { style: 'percent', maximumFractionDigits: 1 }).format(
    vatPercent / 100,
  )
  sums(sheet, [
    { name: t('selfBilled.net'), amount: writtenMoney(netCents, wording) },
    { name: t('selfBilled.vat', { percent }), amount: writtenMoney(vatCents, wording) },
    { name: t('price.total'), amount: writtenMoney(netCents + vatCents, wording), style: TYPE.sum },
  ])
  if (treatment !== 'domestic') paragraph(sheet, inBoth(wording, `selfBilled.${treatment}`))
  paragraph(sheet, t('brand.questions'), TYPE.small)
  pageFeet(sheet, number)
  return await finished(sheet)
}

/** What the law wants to be said, in the partner's language and in that of the agreement. */
function inBoth({ t }: DocumentLanguage, id: Parameters<DocumentLanguage['t']>[0]): string {
  const [own, english] = [t(id), ENGLISH.t(id)]
  return own === english ? own : `${own} / ${english}`
}
