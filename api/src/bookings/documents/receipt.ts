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
import type { PriceCode } from './texts/document-texts.ts'
import { present, writtenPickup, writtenReturn, writtenVehicle } from './trip-facts.ts'
import { TYPE } from './type-styles.ts'
import { fillIn, writtenDay } from './wording.ts'

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
  const { texts } = wording
  const { labels, receipt } = texts
  const sum = money.lines.reduce((total, { amountCents }) => total + amountCents, 0)
  if (money.lines.length > 0 && sum !== money.totalCents) {
    throw new RangeError(
      `Receipt ${number} was not written: its lines come to ${sum}, its total to ${money.totalCents}.`,
    )
  }
  const sheet = new Sheet({
    title: `${receipt.title} ${number}`,
    language: wording.tag,
    madeAt: new Date(`${issuedOn}T00:00:00Z`),
  })
  letterhead(sheet, {
    tagline: texts.tagline,
    title: receipt.title,
    lead: `${labels.booking} ${trip.bookingNumber}`,
    link: trip.link,
    qrText: fillIn(texts.qrCode, { number: trip.bookingNumber, link: trip.link }),
  })
  notices(sheet, trip, texts)
  facts(
    sheet,
    present([
      [receipt.number, number],
      [receipt.issuedOn, writtenDate(issuedOn, wording)],
      [labels.traveller, [person.name, person.address.join(', '), person.email].filter(Boolean).join('\n')],
    ]),
  )
  heading(sheet, receipt.trip)
  facts(
    sheet,
    present([
      [labels.from, written(trip.pickupLocation, trip.pickupPlace)],
      [labels.to, written(trip.destination, trip.destinationPlace)],
      [labels.pickup, writtenPickup(trip, wording)],
      [labels.return, writtenReturn(trip, wording)],
      [labels.vehicle, writtenVehicle(trip, wording)],
      [labels.passengers, String(trip.passengers)],
    ]),
  )
  heading(sheet, receipt.price)
  sums(sheet, [
    ...money.lines.map(({ label, amountCents }) => ({
      name: lineName(label, trip, wording),
      amount: writtenMoney(amountCents, wording),
    })),
    { name: receipt.total, amount: writtenMoney(money.totalCents, wording), style: TYPE.sum },
  ])
  heading(sheet, receipt.payments)
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

function lineName(label: string, { vehicle }: DocumentTrip, { texts }: DocumentLanguage): string {
  const text = Object.hasOwn(texts.priceLines, label) ? texts.priceLines[label as PriceCode] : label
  return fillIn(text, { vehicle })
}

function paymentRows(
  { payments }: DocumentMoney,
  { timeZone }: DocumentTrip,
  wording: DocumentLanguage,
): SumRow[] {
  const { methods, receipt } = wording.texts
  return payments.map(({ at, method, amountCents }) => ({
    name: writtenDay(at, timeZone, wording),
    detail: amountCents < 0 ? receipt.refund : methods[method],
    amount: writtenMoney(amountCents, wording),
  }))
}

function balanceRows(money: DocumentMoney, wording: DocumentLanguage): SumRow[] {
  const { receipt } = wording.texts
  const row = (name: string, cents: number) => ({
    name,
    amount: writtenMoney(cents, wording),
    style: TYPE.strong,
  })
  return [
    row(receipt.paid, money.paidCents),
    ...(money.refundedCents > 0 ? [row(receipt.refunded, money.refundedCents)] : []),
    row(receipt.due, money.dueToCarrierCents),
  ]
}

function closing(sheet: Sheet, { texts }: DocumentLanguage): void {
  const lines = [texts.receipt.contract, texts.receipt.noInvoice, texts.questions].map((text) => fillIn(text))
  const height = lines.reduce((sum, line) => sum + sheet.heightOf(line, TYPE.small, INNER_WIDTH) + 4, 16)
  sheet.need(height)
  sheet.pdf.y += 14
  for (const line of lines) paragraph(sheet, line, TYPE.small)
}
