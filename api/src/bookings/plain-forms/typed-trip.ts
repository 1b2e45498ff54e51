import type { components } from '@fiacre/sdk/contract'
import type { LanguageCode } from '@fiacre/sdk/rules'
import type { Fields } from './read-form.ts'

/** What the form calls the fields of the contract; the others are called as there. */
export const TRIP_FIELDS: Readonly<Record<string, string>> = {
  pickupLocation: 'pickup',
  pickupPoint: 'pickup',
  destinationPoint: 'destination',
  pickupDate: 'date',
  pickupTime: 'time',
}

/** Whether a trip was asked for, and not only filled in by a link. */
export const isAsked = (fields: Fields): boolean => fields['date'] !== undefined

/** A trip as it was typed: what is missing stays missing, for the rules to say so. */
export function typedTrip(fields: Fields, lang: LanguageCode): components['schemas']['ClassPricesRequest'] {
  const pickup = placeOf(fields, 'pickup')
  const destination = placeOf(fields, 'destination')
  const isRoundTrip = fields['trip'] === 'return'
  return {
    pickupLocation: pickup.text,
    ...(pickup.point && { pickupPoint: pickup.point }),
    destination: destination.text,
    ...(destination.point && { destinationPoint: destination.point }),
    pickupDate: fields['date'] ?? '',
    pickupTime: fields['time'] ?? '',
    passengers: wholeOf(fields['passengers']),
    isRoundTrip,
    ...(isRoundTrip && { returnDate: fields['returnDate'] ?? '', returnTime: fields['returnTime'] ?? '' }),
    ...(fields['level'] === 'flexible' && { accessLevel: 'flexible' as const }),
    lang,
  }
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

function wholeOf(text: string | undefined): number {
  return /^\d{1,3}$/.test(text?.trim() ?? '') ? Number(text) : 0
}
