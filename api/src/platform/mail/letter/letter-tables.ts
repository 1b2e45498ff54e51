import { shownAsText } from './fill-in.ts'
import type { LetterTable } from './letter-parts.ts'
import type { MailLanguage } from '../mail-language.ts'
import type { BookingDifference, BookingSummary } from '../mail.ts'
import { EVERY_EXTRA, extrasRows, TARIFFS, writtenCount, writtenVehicle } from './written-booking.ts'
import {
  writtenDate,
  writtenMoney,
  writtenPlace,
  type PlaceFacts,
} from '../../localisation/written-values.ts'

type Row = [label: string, value: string]

/** Stands where a change has nothing before it, or nothing after. */
const NOTHING = '–'

/** The facts of a booking: what is not empty. */
export function bookingTable(booking: BookingSummary, language: MailLanguage): LetterTable {
  const { labels } = language.texts
  const said = (label: string, value: string | null): Row[] =>
    value === null || value.trim() === '' ? [] : [[label, shownAsText(value)]]
  const { returnLocalTime } = booking
  const rows: Row[] = [
    [labels.number, booking.bookingNumber],
    [labels.from, written(booking.pickupLocation, booking.pickupPlace)],
    [labels.to, written(booking.destination, booking.destinationPlace)],
    [labels.pickup, writtenDate(booking.pickupLocalTime, language)],
    ...said(labels.return, returnLocalTime && writtenDate(returnLocalTime, language)),
    ...said(labels.travelNumber, booking.travelNumber),
    [labels.vehicle, writtenVehicle(booking.vehicle, language)],
    [labels.passengers, writtenCount(booking.passengers, language)],
    ...extrasRows(booking.extras, language),
    ...said(labels.nameBoard, booking.nameBoard),
    [labels.tariff, TARIFFS[booking.accessLevel]],
    ...said(labels.notes, booking.notes),
    ...said(labels.cancelUntil, booking.cancelUntil && writtenDate(booking.cancelUntil, language)),
    ...said(labels.changeUntil, booking.changeUntil && writtenDate(booking.changeUntil, language)),
  ]
  return { title: labels.booking, rows }
}

/** Mails pass through many hands: where it is, to about a kilometre. */
const MAIL_DIGITS = 2

function written(name: string, place: PlaceFacts | null): string {
  const words = place?.words ? { ...place, words: shownAsText(place.words) } : place
  return [shownAsText(name), writtenPlace(name, words, MAIL_DIGITS)].filter(Boolean).join(' · ')
}

/** What became different, before and after; the price only where it did too. */
export function changesTable(
  booking: BookingSummary,
  { changes, totalBeforeCents, dueBeforeCents }: Changed,
  language: MailLanguage,
): LetterTable {
  const { labels } = language.texts
  const money = (label: string, before: number, after: number): Row[] =>
    before === after ? [] : [changed(label, writtenMoney(before, language), writtenMoney(after, language))]
  const rows = [
    ...changes.flatMap((change) => changeRows(change, language)),
    ...money(labels.total, totalBeforeCents, booking.totalCents),
    ...money(labels.dueToDriver, dueBeforeCents, booking.dueToCarrierCents),
  ]
  return { title: labels.changes, rows }
}

interface Changed {
  changes: BookingDifference[]
  totalBeforeCents: number
  dueBeforeCents: number
}

function changed(label: string, before: string | undefined, after: string | undefined): Row {
  return [label, `${before ?? NOTHING} → ${after ?? NOTHING}`]
}

/** Extras one by one: nobody is to compare two lists. */
function changeRows(change: BookingDifference, language: MailLanguage): Row[] {
  if (change.field === 'extras') {
    const [before, after] = [change.before, change.after].map((one) => new Map(extrasRows(one, language)))
    return extrasRows(EVERY_EXTRA, language).flatMap(([label]) => {
      const [was, is] = [before?.get(label), after?.get(label)]
      return was === is ? [] : [changed(label, was, is)]
    })
  }
  const { field, before, after } = change
  const label = language.texts.labels[field === 'accessLevel' ? 'tariff' : field]
  return [changed(label, plain(field, before, language), plain(field, after, language))]
}

function plain(
  field: BookingDifference['field'],
  value: string | null,
  language: MailLanguage,
): string | undefined {
  if (value === null || value.trim() === '') return undefined
  if (field === 'pickup' || field === 'return') return writtenDate(value, language)
  if (field === 'vehicle') return writtenVehicle(value, language)
  if (field === 'accessLevel') return new Map(Object.entries(TARIFFS)).get(value) ?? value
  return shownAsText(value)
}
