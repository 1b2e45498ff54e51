import { writtenDate, writtenMoney } from '#platform/localisation/written-values.ts'
import { facts, heading, paragraph, sums } from './blocks.ts'
import type { DocumentMoney, DocumentPerson, DocumentTrip } from './document-input.ts'
import { documentLanguage } from './document-languages.ts'
import { finished } from './finished.ts'
import { letterhead } from './letterhead.ts'
import { pageFeet } from './page-feet.ts'
import { Sheet } from './sheet.ts'
import { present, tripHire, writtenPickup, writtenReturn, writtenVehicle } from './trip-facts.ts'

/** What a bank is told of a payment that the holder of the card disputes. */
export interface EvidenceInput {
  trip: DocumentTrip
  money: DocumentMoney
  person: DocumentPerson
  dispute: { id: string; reason: string; amountCents: number; openedAt: Date; evidenceDueBy: Date | null }
  bookedAt: Date
  /** Null for bookings from before versions were kept. */
  termsVersion: number | null
  termsLink: string
  steps: readonly { at: Date; what: string; amountCents: number | null }[]
  mails: readonly { at: Date; kind: string; wasSent: boolean }[]
  /** `YYYY-MM-DD`. */
  issuedOn: string
}

/** Banks read it in English, whatever the traveller speaks. */
const WORDING = documentLanguage('en')

/** The evidence for a chargeback as one tagged PDF, the same bytes for the same input. */
export async function renderEvidence(input: EvidenceInput): Promise<Buffer> {
  const { trip, money, person, dispute, issuedOn } = input
  const sheet = new Sheet({
    title: `Evidence for dispute ${dispute.id}`,
    language: WORDING.tag,
    madeAt: new Date(`${issuedOn}T00:00:00Z`),
  })
  letterhead(sheet, {
    tagline: WORDING.t('brand.tagline'),
    title: 'Evidence for a disputed payment',
    lead: `Booking ${trip.bookingNumber}, dispute ${dispute.id}`,
    link: trip.link,
    qrText: WORDING.t('letterhead.qrCode', { number: trip.bookingNumber, link: trip.link }),
  })
  facts(sheet, [
    ['Dispute', dispute.id],
    ['Reason given', dispute.reason],
    ['Amount', writtenMoney(dispute.amountCents, WORDING)],
    ['Opened', moment(dispute.openedAt)],
    ['Evidence due by', dispute.evidenceDueBy ? moment(dispute.evidenceDueBy) : 'not given'],
    ['Customer', [person.name, person.address.join(', '), person.email].filter(Boolean).join('\n')],
  ])
  journey(sheet, input)
  agreement(sheet, input)
  payments(sheet, money)
  timeline(sheet, input)
  pageFeet(sheet, trip.bookingNumber)
  return await finished(sheet)
}

function journey(sheet: Sheet, { trip }: EvidenceInput): void {
  heading(sheet, 'The service that was booked')
  const hire = tripHire(trip, WORDING)
  facts(
    sheet,
    present([
      ['Service', 'Private transfer by car with a driver'],
      ['From', trip.pickupLocation],
      ['To', hire === null ? trip.destination : null],
      ['By the hour', hire],
      ['Pickup', writtenPickup(trip, WORDING)],
      ['Return', writtenReturn(trip, WORDING)],
      ['Vehicle', writtenVehicle(trip, WORDING)],
      ['Passengers', String(trip.passengers)],
      ['Where it stands', trip.status],
    ]),
  )
}

function agreement(sheet: Sheet, { termsVersion, termsLink, bookedAt }: EvidenceInput): void {
  heading(sheet, 'What the customer agreed to')
  facts(sheet, [
    ['Booked', moment(bookedAt)],
    [
      'Terms',
      termsVersion === null ? `as published then: ${termsLink}` : `version ${termsVersion}: ${termsLink}`,
    ],
  ])
  paragraph(
    sheet,
    'The terms were shown before the booking was made, with until when it could be cancelled and what goes back.',
  )
}

function payments(sheet: Sheet, money: DocumentMoney): void {
  heading(sheet, 'Price, payments and refunds')
  sums(sheet, [
    { name: 'Price', amount: writtenMoney(money.totalCents, WORDING) },
    ...money.payments.map(({ at, method, amountCents }) => ({
      name: moment(at),
      detail: amountCents < 0 ? `refund, ${method}` : `payment, ${method}`,
      amount: writtenMoney(amountCents, WORDING),
    })),
    { name: 'Refunded in all', amount: writtenMoney(money.refundedCents, WORDING) },
  ])
}

function timeline(sheet: Sheet, { steps, mails }: EvidenceInput): void {
  heading(sheet, 'What happened when')
  facts(
    sheet,
    steps.map(({ at, what, amountCents }) => [
      moment(at),
      amountCents === null ? what : `${what}, ${writtenMoney(amountCents, WORDING)}`,
    ]),
  )
  heading(sheet, 'What the customer was written to')
  if (mails.length === 0) paragraph(sheet, 'Nothing is kept of it any more.')
  else
    facts(
      sheet,
      mails.map(({ at, kind, wasSent }) => [moment(at), wasSent ? kind : `${kind} (not sent)`]),
    )
}

/** A moment for a bank: day and time, UTC. */
function moment(at: Date): string {
  const text = at.toISOString()
  return `${writtenDate(text.slice(0, 10), WORDING)}, ${text.slice(11, 16)} UTC`
}
