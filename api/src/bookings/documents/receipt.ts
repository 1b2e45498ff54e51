import {
  writtenDate,
  writtenMoney,
  writtenPlace,
  type PlaceFacts,
} from '#platform/localisation/written-values.ts'
import { facts, heading, paragraph, sums, type SumRow } from './blocks.ts'
import type { DocumentMoney, DocumentPerson, DocumentTrip } from './document-input.ts'
import { documentLanguage, type DocumentLanguage } from './document-languages.ts'
import { finished } from './finished.ts'
import { letterhead } from './letterhead.ts'
import { notices } from './notices.ts'
import { pageFeet } from './page-feet.ts'
import { INNER_WIDTH, Sheet } from './sheet.ts'
import { present, tripHire, writtenPickup, writtenReturn, writtenVehicle } from './trip-facts.ts'
import { TYPE } from './type-styles.ts'
import { writtenDay } from './wording.ts'

export interface ReceiptInput {
  trip: DocumentTrip
  money: DocumentMoney
  person: DocumentPerson
  /** `YYYY-MM-DD`. */
  issuedOn: string
  number: string
}

/**
 * The receipt of a booking as a tagged PDF, the same bytes for the same input. An unknown language is English.
 * @throws {RangeError} when the lines of the price do not add up to its total, or the zone or a date is none.
 */
export async function renderReceipt(input: ReceiptInput, language: string): Promise<Buffer> {
  const { trip, money, person, issuedOn, number } = input
  const wording = documentLanguage(language)
  const { t } = wording

  const sum = money.lines.reduce((total, { amountCents }) => total + amountCents, 0)
  if (money.lines.length > 0 && sum !== money.totalCents) {
    throw new RangeError(
      `Receipt ${number} was not written: its lines come to ${sum}, its total to ${money.totalCents}.`,
    )
  }
  const sheet = new Sheet({
    title: `${t('receipt.title')} ${number}`,
    language: wording.tag,
    madeAt: new Date(`${issuedOn}T00:00:00Z`),
  })
  letterhead(sheet, {
    tagline: t('brand.tagline'),
    title: t('receipt.title'),
    lead: `${t('trip.booking')} ${trip.bookingNumber}`,
    link: trip.link,
    qrText: t('letterhead.qrCode', { number: trip.bookingNumber, link: trip.link }),
  })
  notices(sheet, trip, wording)
  facts(
    sheet,
    present([
      [t('receipt.number'), number],
      [t('receipt.issuedOn'), writtenDate(issuedOn, wording)],
      [t('receipt.paidBy'), money.payer?.name ?? null],
      [t('receipt.costReference'), money.payer?.costReference ?? null],
      [t('receipt.company'), person.company],
      [t('receipt.vatNumber'), person.vatNumber],
      [
        t('label.traveller'),
        [person.name, person.address.join(', '), person.email].filter(Boolean).join('\n'),
      ],
    ]),
  )
  heading(sheet, t('trip.title'))
  const hire = tripHire(trip, wording)
  facts(
    sheet,
    present([
      [t('trip.from'), written(trip.pickupLocation, trip.pickupPlace)],
      [t('trip.to'), hire === null ? written(trip.destination, trip.destinationPlace) : null],
      [t('trip.hourly'), hire],
      [t('trip.pickup'), writtenPickup(trip, wording)],
      [t('trip.return'), writtenReturn(trip, wording)],
      [t('trip.vehicle'), writtenVehicle(trip, wording)],
      [t('trip.passengers'), String(trip.passengers)],
    ]),
  )
  heading(sheet, t('receipt.price'))
  sums(sheet, [
    ...money.lines.map(({ label, amountCents }) => ({
      name: lineName(label, trip, wording),
      amount: writtenMoney(amountCents, wording),
    })),
    { name: t('price.total'), amount: writtenMoney(money.totalCents, wording), style: TYPE.sum },
  ])
  heading(sheet, t('receipt.payments'))
  if (money.payments.length > 0) sums(sheet, paymentRows(money, trip, wording))
  sums(sheet, balanceRows(money, wording))
  closing(sheet, wording)
  pageFeet(sheet, trip.bookingNumber)
  return await finished(sheet)
}

/** Receipts go to employers and offices: where it is, to about a kilometre. */
const RECEIPT_DIGITS = 2

function written(name: string, place: PlaceFacts | null): string {
  return [name, writtenPlace(name, place, RECEIPT_DIGITS)].filter(Boolean).join('\n')
}

function lineName(label: string, { vehicle }: DocumentTrip, { t, has }: DocumentLanguage): string {
  const line = `priceLine.${label}`
  return has(line) ? t(line, { vehicle }) : label
}

function paymentRows(
  { payments }: DocumentMoney,
  { timeZone }: DocumentTrip,
  wording: DocumentLanguage,
): SumRow[] {
  const { t } = wording
  return payments.map(({ at, method, amountCents }) => ({
    name: writtenDay(at, timeZone, wording),
    detail: amountCents < 0 ? t(wordOf(method)) : t(`method.${method}`),
    amount: writtenMoney(amountCents, wording),
  }))
}

/** The card of a test is no real one, and still where the refund went. */
const isToCard = (method: string) => method === 'card' || method === 'test'

/** How it is called where something went back. */
function wordOf(method: string) {
  if (method === 'invoice') return 'receipt.creditedToInvoice'
  return isToCard(method) ? 'receipt.refundToCard' : 'receipt.refund'
}

function balanceRows(money: DocumentMoney, wording: DocumentLanguage): SumRow[] {
  const { t } = wording
  const row = (name: string, cents: number) => ({
    name,
    amount: writtenMoney(cents, wording),
    style: TYPE.strong,
  })
  const isOnInvoice = money.payments.some(({ method }) => method === 'invoice')
  const toBalanceCents = money.refundedCents - money.cardRefundedCents
  return [
    row(t('receipt.paid'), money.paidCents),
    ...(toBalanceCents > 0
      ? [row(t(isOnInvoice ? 'receipt.creditedToInvoice' : 'receipt.refunded'), toBalanceCents)]
      : []),
    ...(money.cardRefundedCents > 0 ? [row(t('receipt.refundedToCard'), money.cardRefundedCents)] : []),
    row(t('receipt.due'), money.dueToCarrierCents),
  ]
}

function closing(sheet: Sheet, { t }: DocumentLanguage): void {
  const lines = [t('receipt.contract'), t('receipt.noInvoice'), t('brand.questions')]
  const height = lines.reduce((sum, line) => sum + sheet.heightOf(line, TYPE.small, INNER_WIDTH) + 4, 16)
  sheet.need(height)
  sheet.pdf.y += 14
  for (const line of lines) paragraph(sheet, line, TYPE.small)
}
