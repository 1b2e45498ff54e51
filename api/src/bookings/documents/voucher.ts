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
import { rideEnd, type RideEnd } from './ride-end.ts'
import { Sheet } from './sheet.ts'
import {
  luggageFacts,
  present,
  tripHire,
  writtenJourney,
  writtenPickup,
  writtenReturn,
  writtenVehicle,
} from './trip-facts.ts'
import { waitingFacts } from './waiting-facts.ts'
import { writtenSupport } from './wording.ts'

export interface VoucherInput {
  trip: DocumentTrip
  money: DocumentMoney
  person: DocumentPerson
  /** The line that this access level may call, where there is one. */
  supportPhone?: string | null
}

/**
 * The voucher that traveller and driver meet with, as a tagged PDF, the same bytes for the same input. An unknown
 * language is English.
 * @throws {RangeError} when the zone or a date is none.
 */
export async function renderVoucher(
  { trip, money, person, supportPhone = null }: VoucherInput,
  language: string,
): Promise<Buffer> {
  const wording = documentLanguage(language)
  const { t } = wording
  const hire = tripHire(trip, wording)

  const sheet = new Sheet({
    title: `${t('voucher.title')} ${trip.bookingNumber}`,
    language: wording.tag,
    madeAt: trip.pickupAt,
  })
  letterhead(sheet, {
    tagline: t('brand.tagline'),
    title: t('voucher.title'),
    lead: `${t('trip.booking')} ${trip.bookingNumber}\n${t('voucher.lead')}`,
    link: trip.link,
    qrText: t('letterhead.qrCode', { number: trip.bookingNumber, link: trip.link }),
  })
  notices(sheet, trip, wording)
  legs(sheet, trip, wording)
  if (trip.meetAndGreet) nameBoard(sheet, t('trip.nameBoard'), trip.nameBoard ?? person.name)
  sheet.pdf.y += 6
  facts(
    sheet,
    present([
      [t('label.traveller'), person.name],
      [t('label.phone'), trip.contactPhone],
      [t('trip.travelNumber'), trip.travelNumber],
      [t('trip.passengers'), String(trip.passengers)],
      ...luggageFacts(trip, wording),
      [t('trip.vehicle'), writtenVehicle(trip, wording)],
      [t('label.journey'), hire === null ? writtenJourney(trip, wording) : null],
      [t('trip.notes'), trip.notes],
      [t('receipt.paidBy'), money.payer?.name ?? null],
    ]),
  )
  if (money.dueToCarrierCents > 0 && trip.status !== 'cancelled') {
    sheet.pdf.y += 8
    framed(sheet, `${t('voucher.payDriver')}: ${writtenMoney(money.dueToCarrierCents, wording)}`)
  }
  meeting(sheet, trip, supportPhone, wording)
  pageFeet(sheet, trip.bookingNumber)
  return await finished(sheet)
}

function legs(sheet: Sheet, trip: DocumentTrip, wording: DocumentLanguage): void {
  const { t } = wording
  const back = writtenReturn(trip, wording)
  const hire = tripHire(trip, wording)
  const from = endOf({ place: trip.pickupLocation, address: trip.pickupAddress }, trip.pickupPlace)
  const to =
    hire === null
      ? endOf({ place: trip.destination, address: trip.destinationAddress }, trip.destinationPlace)
      : { name: t('trip.hourly'), detail: hire, label: '' }
  leg(sheet, { title: t('voucher.out'), moment: writtenPickup(trip, wording), from, to, wording })
  if (back === null) return
  leg(sheet, { title: t('voucher.back'), moment: back, from: to, to: from, wording })
}

/** The driver goes by it: where it is, to about ten metres. */
const VOUCHER_DIGITS = 4

function endOf(end: RideEnd, known: PlaceFacts | null) {
  return { name: rideEnd(end), detail: writtenPlace(end.place, known, VOUCHER_DIGITS) }
}

function meeting(
  sheet: Sheet,
  trip: DocumentTrip,
  supportPhone: string | null,
  wording: DocumentLanguage,
): void {
  if (trip.status === 'cancelled' || trip.status === 'completed') return
  const { t } = wording
  heading(sheet, t('voucher.meetHeading'), 60)
  paragraph(sheet, trip.meetAndGreet ? t('voucher.greet') : t('voucher.meet'))
  facts(sheet, waitingFacts(trip, wording))
  // With its advice and the line of the support, which would look lost on a page of its own.
  heading(sheet, t('voucher.lateHeading'), 56)
  paragraph(sheet, t('voucher.late'))
  facts(
    sheet,
    present([
      [
        `${t('voucher.support')} · ${t(`tariff.${trip.accessLevel}`)}`,
        writtenSupport(trip.accessLevel, wording),
      ],
      [t('label.phone'), supportPhone],
    ]),
  )
}
