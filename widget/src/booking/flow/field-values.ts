import {
  isCalendarDate,
  isTimeOfDay,
  MAX_PASSENGERS,
  PLACE_TEXT_MAX_LENGTH,
  SPECIAL_REQUESTS_MAX_LENGTH,
} from '@fiacre/sdk/rules'
import type { BookingFields, ExtraField, FieldName } from './state.ts'

type TextReader<Field extends FieldName> = (text: string) => BookingFields[Field] | undefined

/** What fields may hold; texts stand for numbers and choices too, as in an address's query. */
export type Readers<Field extends FieldName> = { readonly [Each in Field]: TextReader<Each> }

const READERS: Readers<Exclude<FieldName, ExtraField | 'durationHours'> | 'specialRequests'> = {
  pickupLocation: placeText,
  destination: placeText,
  pickupDate: day,
  pickupTime: time,
  returnDate: day,
  returnTime: time,
  isRoundTrip: readYes,
  passengers: (text) => wholeNumber(text, MAX_PASSENGERS),
  vehicleTypeId: (text) => wholeNumber(text, Number.MAX_SAFE_INTEGER),
  specialRequests: (text) => text.slice(0, SPECIAL_REQUESTS_MAX_LENGTH) || undefined,
}

/**
 * The form fields among values of unknown origin, such as storage, a page's query or an element's attributes. What is
 * blank, cannot be read, or is no field at all is left out.
 */
export function knownFields<Field extends FieldName = keyof typeof READERS>(
  values: Readonly<Record<string, unknown>>,
  readers = READERS as Readers<Field>,
): Partial<Pick<BookingFields, Field>> {
  const fields = Object.entries<TextReader<Field>>(readers).flatMap(([field, readText]) => {
    const value = values[field]
    const read = ['string', 'number', 'boolean'].includes(typeof value) ? readText(String(value)) : undefined
    return read === undefined ? [] : [[field, read] as const]
  })
  return Object.fromEntries(fields) as Partial<Pick<BookingFields, Field>>
}

/** The same of what a form is filled in with; `pickup` is the specification's name for the pickup in an address's query. */
export const prefillFields = (values: Readonly<Record<string, unknown>>) =>
  knownFields({ ...values, pickupLocation: values['pickupLocation'] ?? values['pickup'] })

function day(text: string): string | undefined {
  return isCalendarDate(text) ? text : undefined
}

function time(text: string): string | undefined {
  return isTimeOfDay(text) ? text : undefined
}

function placeText(text: string): string | undefined {
  // A page's query may hold anything; the API takes no control characters.
  return (
    text
      .replace(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, PLACE_TEXT_MAX_LENGTH) || undefined
  )
}

/** A choice that was made; one that was not is left out. */
export function readYes(text: string): true | undefined {
  return text === 'true' || text === '1' ? true : undefined
}

export function wholeNumber(text: string, max: number): number | undefined {
  const number = /^\d+$/.test(text) ? Number(text) : 0
  return number >= 1 && number <= max ? number : undefined
}
