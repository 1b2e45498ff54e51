import { vehicleClass } from '@fiacre/sdk/rules'
import { markup, type Piece } from '#platform/http/markup.ts'
import type { AccountExport } from './account-export.ts'
import { euros, extrasOf, facts, pairs, time, type Facts, type Naming } from './export-page-parts.ts'
import type { ExportTexts } from './export-words.ts'

type Quote = AccountExport['quotes'][number]
type Change = AccountExport['bookings'][number]['changes'][number]

/** A price that was made for the person. */
export function quotePart(quote: Quote, texts: ExportTexts): Piece {
  const { fields } = texts
  const list: Facts = [
    [fields.askedAt, time(quote.createdAt)],
    [fields.from, quote.pickupLocation],
    [fields.fromPlace, placeOf(quote.pickupPlace)],
    [fields.to, quote.destination],
    [fields.toPlace, placeOf(quote.destinationPlace)],
    [fields.pickup, `${quote.pickupDate} ${quote.pickupTime}`],
    [fields.return, quote.returnDate && `${quote.returnDate} ${quote.returnTime ?? ''}`],
    [fields.passengers, quote.passengers],
    [fields.total, euros(quote.totalCents)],
    [fields.bookedAt, quote.usedAt && time(quote.usedAt)],
    [fields.promoCode, quote.promoCode],
    [fields.attribution, quote.attribution && pairs(quote.attribution)],
  ]
  return markup`<article>${facts(list, texts)}</article>`
}

interface Position {
  label: string | null
  lat: number | null
  lon: number | null
  words?: string | null
}

/** A place with its position, and what the person wrote where another name was booked. */
export function placeOf({ label, lat, lon, words }: Position): string | null {
  const position = lat === null || lon === null ? '' : ` (${lat}, ${lon})`
  return label === null ? null : `${label}${position}${words ? `, “${words}”` : ''}`
}

/** A journey that came from a partner's page. */
export function checkoutPart(
  checkout: AccountExport['checkouts'][number],
  texts: ExportTexts,
  language: Naming,
): Piece {
  const { fields } = texts
  const list: Facts = [
    [fields.partner, checkout.partner],
    [fields.startedAt, time(checkout.createdAt)],
    [fields.openedAt, checkout.openedAt && time(checkout.openedAt)],
    [fields.expiresAt, time(checkout.expiresAt)],
    [fields.booking, checkout.bookingNumber],
    [fields.language, checkout.locale && language(checkout.locale)],
    [fields.currency, checkout.currency],
    [fields.distanceUnit, checkout.distanceUnit],
    [fields.returnUrl, checkout.returnUrl],
    [fields.cancelUrl, checkout.cancelUrl],
  ]
  return markup`<article>${facts(list, texts)}</article>`
}

/** A change of a booking that was asked for. */
export function changePart({ wish, ...change }: Change, texts: ExportTexts): Piece {
  const { fields } = texts
  const vehicle = wish.vehicleTypeId && vehicleClass(wish.vehicleTypeId)?.name
  const wishes: Facts = [
    [fields.pickup, [wish.pickupDate, wish.pickupTime].filter(Boolean).join(' ')],
    [fields.return, [wish.returnDate, wish.returnTime].filter(Boolean).join(' ')],
    [fields.vehicle, vehicle],
    [fields.passengers, wish.passengers],
    [fields.extras, wish.extras && extrasOf(wish.extras, texts)],
    [fields.accessLevel, wish.accessLevel && texts.accessLevels[wish.accessLevel]],
    [fields.notes, wish.specialRequests],
    [fields.nameBoard, wish.nameBoard],
    [fields.pickupAddress, wish.pickupAddress],
    [fields.destinationAddress, wish.destinationAddress],
    [fields.travelNumber, wish.travelNumber],
  ]
  const list: Facts = [
    [fields.askedAt, time(change.createdAt)],
    [fields.status, texts.changes[change.status]],
    [fields.settledAt, change.settledAt && time(change.settledAt)],
    [fields.difference, euros(change.differenceCents)],
    ...wishes.filter(([, value]) => value !== undefined && value !== ''),
  ]
  return facts(list, texts)
}

/** A time in which the account was blocked. */
export function blockPart(block: AccountExport['blocks'][number], texts: ExportTexts): Piece {
  const { fields } = texts
  const list: Facts = [
    [fields.blockedAt, time(block.blockedAt)],
    [fields.blockedUntil, block.until && time(block.until)],
    [fields.liftedAt, block.liftedAt && time(block.liftedAt)],
  ]
  return markup`<article>${facts(list, texts)}</article>`
}
