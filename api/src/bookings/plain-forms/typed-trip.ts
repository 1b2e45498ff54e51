import type { components } from '@fiacre/sdk/contract'
import {
  MAX_BAGS,
  MAX_CHILD_SEATS,
  normaliseExtras,
  SUGGESTED_HIRE_HOURS,
  type LanguageCode,
} from '@fiacre/sdk/rules'
import { campaignOf } from './came-from.ts'
import type { Fields } from './read-form.ts'

/** What the form calls the fields of the contract, by the beginning of their path; the others are called as there. */
export const TRIP_FIELDS: Readonly<Record<string, string>> = {
  pickupLocation: 'pickup',
  pickupPoint: 'pickup',
  destinationPoint: 'destination',
  pickupDate: 'date',
  pickupTime: 'time',
  durationHours: 'hours',
  extras: 'suitcases',
  'extras/childSeats': 'infantSeats',
  promoCode: 'promo',
}

/** Whether a trip was asked for, and not only filled in by a link. */
export const isAsked = (fields: Fields): boolean => fields['date'] !== undefined

/** A trip as it was typed: what is missing stays missing, for the rules to say so. */
export function typedTrip(fields: Fields, lang: LanguageCode): components['schemas']['ClassPricesRequest'] {
  const pickup = placeOf(fields, 'pickup')
  const promoCode = fields['promo']?.trim()
  const attribution = campaignOf(fields)
  const extras = extrasOf(fields)
  return {
    pickupLocation: pickup.text,
    ...(pickup.point && { pickupPoint: pickup.point }),
    ...(fields['trip'] === 'hourly' ? hireOf(fields) : wayOf(fields)),
    pickupDate: fields['date'] ?? '',
    pickupTime: fields['time'] ?? '',
    passengers: wholeOf(fields['passengers']) ?? 0,
    ...(Object.keys(extras).length > 0 && { extras }),
    ...(fields['level'] === 'flexible' && { accessLevel: 'flexible' as const }),
    ...(promoCode && { promoCode }),
    ...(attribution && { attribution }),
    lang,
  }
}

/** A car by the hour: where no hours could be typed, as many as most take. */
function hireOf({ hours }: Fields) {
  return {
    durationHours: hours === undefined ? SUGGESTED_HIRE_HOURS : (wholeOf(hours) ?? 0),
    isRoundTrip: false,
  }
}

function wayOf(fields: Fields) {
  const destination = placeOf(fields, 'destination')
  const isRoundTrip = fields['trip'] === 'return'
  return {
    destination: destination.text,
    ...(destination.point && { destinationPoint: destination.point }),
    isRoundTrip,
    ...(isRoundTrip && { returnDate: fields['returnDate'] ?? '', returnTime: fields['returnTime'] ?? '' }),
  }
}

/** What is no number is more than anybody may have: the rules say so, and nobody's suitcases and children are left behind. */
function extrasOf(fields: Fields) {
  const countOf = (name: string, most: number): number => {
    const text = fields[name]
    return text?.trim() ? (wholeOf(text) ?? most + 1) : 0
  }
  return normaliseExtras({
    luggage: { suitcases: countOf('suitcases', MAX_BAGS), handLuggage: countOf('handLuggage', MAX_BAGS) },
    childSeats: {
      infant: countOf('infantSeats', MAX_CHILD_SEATS),
      child: countOf('childSeats', MAX_CHILD_SEATS),
      booster: countOf('boosterSeats', MAX_CHILD_SEATS),
    },
    meetAndGreet: Boolean(fields['meetAndGreet']),
  })
}

/** Of the places that a text could mean, the one that was chosen: its position and its name. */
const CHOSEN = /^(-?\d{1,3}(?:\.\d{1,8})?),(-?\d{1,3}(?:\.\d{1,8})?) (.+)$/

interface TypedPlace {
  text: string
  point?: { lat: number; lon: number }
}

/** A place by what was chosen, as long as the text that it was chosen for still stands. */
export function placeOf(fields: Fields, name: 'pickup' | 'destination'): TypedPlace {
  const text = (fields[name] ?? '').trim()
  const [, lat, lon, label] = CHOSEN.exec(fields[`${name}Place`] ?? '') ?? []
  const isStill = text === (fields[`${name}Was`] ?? '').trim()
  if (!isStill || lat === undefined || lon === undefined || label === undefined) return { text }
  return { text: label, point: { lat: Number(lat), lon: Number(lon) } }
}

function wholeOf(text: string | undefined): number | undefined {
  return /^\d{1,3}$/.test(text?.trim() ?? '') ? Number(text) : undefined
}
