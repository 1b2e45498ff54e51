import type { Booking, CallInput } from '@fiacre/sdk'
import { normaliseExtras, sameExtras, type ChildSeatGroup } from '@fiacre/sdk/rules'

/** What a change asks for: only what shall be different. */
export type ChangeDraft = NonNullable<CallInput<'previewBookingChange'>['body']>

/** The form that changes a booking, as it stands. Texts are blank where there is nothing; a booking keeps its number of ways. */
export type ChangeValues = {
  readonly pickupDate: string
  readonly pickupTime: string
  readonly returnDate: string
  readonly returnTime: string
  /** Of a car by the hour; 0 for a transfer. */
  readonly durationHours: number
  readonly passengers: number
  readonly vehicleTypeId: number
  readonly suitcases: number
  readonly handLuggage: number
  readonly meetAndGreet: boolean
  readonly nameBoard: string
  readonly pickupAddress: string
  readonly destinationAddress: string
  readonly travelNumber: string
  readonly specialRequests: string
  readonly accessLevel: Booking['accessLevel']
} & Readonly<Record<ChildSeatGroup, number>>

const PLAIN = [
  'pickupDate',
  'pickupTime',
  'durationHours',
  'passengers',
  'vehicleTypeId',
  'accessLevel',
] as const
const TEXTS = ['nameBoard', 'travelNumber', 'pickupAddress', 'destinationAddress', 'specialRequests'] as const

/** A booking as the form begins with it. */
export function valuesOf(booking: Booking): ChangeValues {
  const { luggage, childSeats, meetAndGreet } = booking.extras
  return {
    pickupDate: booking.pickupDate,
    pickupTime: booking.pickupTime,
    returnDate: booking.returnDate ?? '',
    returnTime: booking.returnTime ?? '',
    durationHours: booking.durationHours ?? 0,
    passengers: booking.passengers,
    vehicleTypeId: booking.vehicleType.id,
    suitcases: luggage?.suitcases ?? 0,
    handLuggage: luggage?.handLuggage ?? 0,
    infant: childSeats?.infant ?? 0,
    child: childSeats?.child ?? 0,
    booster: childSeats?.booster ?? 0,
    meetAndGreet: meetAndGreet ?? false,
    nameBoard: booking.nameBoard ?? '',
    pickupAddress: booking.pickupAddress ?? '',
    destinationAddress: booking.destinationAddress ?? '',
    travelNumber: booking.travelNumber ?? '',
    specialRequests: booking.specialRequests ?? '',
    accessLevel: booking.accessLevel,
  }
}

/** The form of a booking that is another by now: what nobody has touched follows it, and what was entered stays. */
export function followed(values: ChangeValues, before: ChangeValues, after: ChangeValues): ChangeValues {
  const names = Object.keys(after) as (keyof ChangeValues)[]
  const untouched = names.filter((name) => values[name] === before[name])
  return { ...values, ...Object.fromEntries(untouched.map((name) => [name, after[name]])) }
}

/** What shall be different; null while that is nothing, or a time is not whole. */
export function changeDraft(booking: Booking, values: ChangeValues): ChangeDraft | null {
  const before = valuesOf(booking)
  if (!values.pickupDate || !values.pickupTime) return null
  if (booking.isRoundTrip && !(values.returnDate && values.returnTime)) return null
  const draft: ChangeDraft = {}
  for (const name of PLAIN) {
    if (values[name] !== before[name]) Object.assign(draft, { [name]: values[name] })
  }
  for (const name of ['returnDate', 'returnTime'] as const) {
    if (values[name] !== before[name]) draft[name] = values[name]
  }
  for (const name of TEXTS) {
    const text = values[name].trim()
    if (text !== before[name]) draft[name] = text || null
  }
  const extras = normaliseExtras(extrasOf(values))
  if (!sameExtras(extras, booking.extras)) draft.extras = { ...extras } as ChangeDraft['extras']
  return Object.keys(draft).length > 0 ? draft : null
}

function extrasOf(values: ChangeValues) {
  const { suitcases, handLuggage, infant, child, booster, meetAndGreet } = values
  return { luggage: { suitcases, handLuggage }, childSeats: { infant, child, booster }, meetAndGreet }
}
