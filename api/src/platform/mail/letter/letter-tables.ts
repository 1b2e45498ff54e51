import { waitingMinutes } from '@fiacre/sdk/rules'
import { shownAsText } from './own-words.ts'
import type { LetterTable } from './letter-parts.ts'
import type { MailLanguage } from '../mail-language.ts'
import type { BookingDifference, BookingSummary } from '../mail.ts'
import { EVERY_EXTRA, extrasRows, writtenCount } from './written-booking.ts'
import {
  writtenDate,
  writtenHire,
  writtenMinutes,
  writtenMoney,
  writtenPlace,
  type PlaceFacts,
} from '../../localisation/written-values.ts'

type Row = [label: string, value: string]

/** Stands where a change has nothing before it, or nothing after. */
const NOTHING = '–'

/** The facts of a booking: what is not empty. */
export function bookingTable(booking: BookingSummary, language: MailLanguage): LetterTable {
  const { t } = language
  const said = (label: string, value: string | null): Row[] =>
    value === null || value.trim() === '' ? [] : [[label, shownAsText(value)]]
  const { returnLocalTime } = booking
  const hire = writtenHire(booking, language)
  const rows: Row[] = [
    [t('trip.booking'), booking.bookingNumber],
    [t('trip.from'), written(booking.pickupLocation, booking.pickupAddress, booking.pickupPlace)],
    hire === null
      ? [t('trip.to'), written(booking.destination, booking.destinationAddress, booking.destinationPlace)]
      : [t('trip.hourly'), hire],
    [t('trip.pickup'), writtenDate(booking.pickupLocalTime, language)],
    ...said(t('trip.return'), returnLocalTime && writtenDate(returnLocalTime, language)),
    [t('trip.waiting'), writtenWait(booking, language)],
    ...said(t('trip.travelNumber'), booking.travelNumber),
    [t('trip.vehicle'), booking.vehicle],
    [t('trip.passengers'), writtenCount(booking.passengers, language)],
    ...extrasRows(booking.extras, language),
    ...said(t('trip.nameBoard'), booking.nameBoard),
    [t('label.tariff'), t(`tariff.${booking.accessLevel}`)],
    ...said(t('trip.notes'), booking.notes),
    ...said(t('label.cancelUntil'), booking.cancelUntil && writtenDate(booking.cancelUntil, language)),
    ...said(t('label.changeUntil'), booking.changeUntil && writtenDate(booking.changeUntil, language)),
  ]
  return { title: t('trip.title'), rows }
}

/** Mails pass through many hands: where it is, to about a kilometre. */
const MAIL_DIGITS = 2

function written(name: string, address: string | null, place: PlaceFacts | null): string {
  const words = place?.words ? { ...place, words: shownAsText(place.words) } : place
  const end = [shownAsText(name), address && shownAsText(address), writtenPlace(name, words, MAIL_DIGITS)]
  return end.filter(Boolean).join(' · ')
}

/** How long the driver waits at the place of the pickup. */
function writtenWait({ pickupPlace, extras }: BookingSummary, language: MailLanguage): string {
  return writtenMinutes(waitingMinutes(pickupPlace?.kind ?? 'other', extras.meetAndGreet ?? false), language)
}

/** What became different, before and after; the price only where it did too. */
export function changesTable(
  booking: BookingSummary,
  { changes, totalBeforeCents, dueBeforeCents }: Changed,
  language: MailLanguage,
): LetterTable {
  const { t } = language
  const money = (label: string, before: number, after: number): Row[] =>
    before === after ? [] : [changed(label, writtenMoney(before, language), writtenMoney(after, language))]
  const rows = [
    ...changes.flatMap((change) => changeRows(change, language)),
    ...money(t('price.total'), totalBeforeCents, booking.totalCents),
    ...money(t('label.dueToDriver'), dueBeforeCents, booking.dueToCarrierCents),
  ]
  return { title: t('label.changes'), rows }
}

interface Changed {
  changes: BookingDifference[]
  totalBeforeCents: number
  dueBeforeCents: number
}

function changed(label: string, before: string | undefined, after: string | undefined): Row {
  return [label, `${before ?? NOTHING} → ${after ?? NOTHING}`]
}

const LABELS = {
  pickup: 'trip.pickup',
  return: 'trip.return',
  hours: 'priceLine.HOURS',
  passengers: 'trip.passengers',
  vehicle: 'trip.vehicle',
  accessLevel: 'label.tariff',
  travelNumber: 'trip.travelNumber',
  nameBoard: 'trip.nameBoard',
  pickupAddress: 'label.pickupAddress',
  destinationAddress: 'label.destinationAddress',
  notes: 'trip.notes',
} as const

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
  const label = language.t(LABELS[field])
  return [changed(label, plain(field, before, language), plain(field, after, language))]
}

function plain(
  field: BookingDifference['field'],
  value: string | null,
  language: MailLanguage,
): string | undefined {
  if (value === null || value.trim() === '') return undefined
  if (field === 'pickup' || field === 'return') return writtenDate(value, language)
  const tariff = `tariff.${value}`
  if (field === 'accessLevel') return language.has(tariff) ? language.t(tariff) : value
  return shownAsText(value)
}
