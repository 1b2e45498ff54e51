import { writtenMoney, writtenPlace, type PlaceFacts } from '#platform/localisation/written-values.ts'
import { facts, heading, paragraph } from './blocks.ts'
import type { DocumentMoney, DocumentPerson, DocumentTrip } from './document-input.ts'
import { documentLanguage, type DocumentLanguage } from './document-languages.ts'
import { finished } from './finished.ts'
import { leg } from './leg.ts'
import { letterhead } from './letterhead.ts'
import { nameBoard } from './name-board.ts'
import { framed, notices } from './notices.ts'
import { pageFeet } from './page-feet.ts'
import { Sheet } from './sheet.ts'
import {
  luggageFacts,
  present,
  writtenJourney,
  writtenPickup,
  writtenReturn,
  writtenVehicle,
} from './trip-facts.ts'
import { waitingFacts } from './waiting-facts.ts'
import { fillIn, writtenSupport } from './wording.ts'

export interface VoucherInput {
  trip: DocumentTrip
  money: DocumentMoney
  person: DocumentPerson
}

/**
 * The voucher that traveller and driver meet with, as a tagged PDF, the same bytes for the same input. An unknown
 * language is English.
 * @throws {RangeError} when the zone or a date is none.
 */
export async function renderVoucher(
  { trip, money, person }: VoucherInput,
  language: string,
): Promise<Buffer> {
  const wording = documentLanguage(language)
  const { texts } = wording
  const { labels, voucher } = texts
  const sheet = new Sheet({
    title: `${voucher.title} ${trip.bookingNumber}`,
    language: wording.tag,
    madeAt: trip.pickupAt,
  })
  letterhead(sheet, {
    tagline: texts.tagline,
    title: voucher.title,
    lead: `${labels.booking} ${trip.bookingNumber}\n${voucher.lead}`,
    link: trip.link,
    qrText: fillIn(texts.qrCode, { number: trip.bookingNumber, link: trip.link }),
  })
  notices(sheet, trip, texts)
  legs(sheet, trip, wording)
  if (trip.meetAndGreet) nameBoard(sheet, voucher.nameBoard, trip.nameBoard ?? person.name)
  sheet.pdf.y += 6
  facts(
    sheet,
    present([
      [labels.traveller, person.name],
      [labels.phone, trip.contactPhone],
      [labels.travelNumber, trip.travelNumber],
      [labels.passengers, String(trip.passengers)],
      ...luggageFacts(trip, wording),
      [labels.vehicle, writtenVehicle(trip, wording)],
      [labels.journey, writtenJourney(trip, wording)],
      [labels.notes, trip.notes],
    ]),
  )
  if (money.dueToCarrierCents > 0 && trip.status !== 'cancelled') {
    sheet.pdf.y += 8
    framed(sheet, `${voucher.payDriver}: ${writtenMoney(money.dueToCarrierCents, wording)}`)
  }
  meeting(sheet, trip, wording)
  pageFeet(sheet, trip.bookingNumber)
  return await finished(sheet)
}

function legs(sheet: Sheet, trip: DocumentTrip, wording: DocumentLanguage): void {
  const { labels, voucher } = wording.texts
  const back = writtenReturn(trip, wording)
  const from = endOf(trip.pickupLocation, trip.pickupPlace)
  const to = endOf(trip.destination, trip.destinationPlace)
  leg(sheet, { title: voucher.out, moment: writtenPickup(trip, wording), from, to, labels })
  if (back === null) return
  leg(sheet, { title: voucher.back, moment: back, from: to, to: from, labels })
}

/** The driver goes by it: where it is, to about ten metres. */
const VOUCHER_DIGITS = 4

function endOf(name: string, place: PlaceFacts | null) {
  return { name, detail: writtenPlace(name, place, VOUCHER_DIGITS) }
}

function meeting(sheet: Sheet, trip: DocumentTrip, wording: DocumentLanguage): void {
  if (trip.status === 'cancelled' || trip.status === 'completed') return
  const { voucher } = wording.texts
  heading(sheet, voucher.meetHeading, 60)
  paragraph(sheet, trip.meetAndGreet ? voucher.greet : voucher.meet)
  facts(sheet, waitingFacts(wording))
  // With its advice and the line of the support, which would look lost on a page of its own.
  heading(sheet, voucher.lateHeading, 56)
  paragraph(sheet, fillIn(voucher.late))
  facts(sheet, [[voucher.support, writtenSupport(trip.accessLevel, wording)]])
}
