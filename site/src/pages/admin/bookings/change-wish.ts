import type { CallInput } from '@fiacre/sdk'
import { normaliseExtras, sameExtras, type ChildSeatGroup } from '@fiacre/sdk/rules'
import type { AdminBooking } from '../admin-reads.ts'

/** What a change asks for: only what shall be different. */
export type ChangeWish = NonNullable<CallInput<'previewChangeOnBehalf'>['body']>

const TEXTS = ['travelNumber', 'nameBoard', 'pickupAddress', 'destinationAddress', 'specialRequests'] as const
const CODES = ['pickupDate', 'pickupTime', 'accessLevel'] as const
const NUMBERS = ['passengers', 'vehicleTypeId', 'durationHours'] as const
const RETURN = ['returnDate', 'returnTime'] as const

/** The form that changes a booking; texts are blank where there is nothing. */
export type ChangeFields = Readonly<
  Record<
    | (typeof TEXTS)[number]
    | (typeof CODES)[number]
    | (typeof NUMBERS)[number]
    | (typeof RETURN)[number]
    | ChildSeatGroup,
    string
  >
>

/** A booking as the form begins with it. */
export function fieldsOf(booking: AdminBooking): ChangeFields {
  const { childSeats } = booking.extras
  return {
    pickupDate: booking.pickupDate,
    pickupTime: booking.pickupTime,
    returnDate: booking.returnDate ?? '',
    returnTime: booking.returnTime ?? '',
    accessLevel: booking.accessLevel,
    durationHours: String(booking.durationHours ?? ''),
    passengers: String(booking.passengers),
    vehicleTypeId: String(booking.vehicleType.id),
    infant: String(childSeats?.infant ?? 0),
    child: String(childSeats?.child ?? 0),
    booster: String(childSeats?.booster ?? 0),
    travelNumber: booking.travelNumber ?? '',
    nameBoard: booking.nameBoard ?? '',
    pickupAddress: booking.pickupAddress ?? '',
    destinationAddress: booking.destinationAddress ?? '',
    specialRequests: booking.specialRequests ?? '',
  }
}

/** What shall be different; null while that is nothing. */
export function wishOf(booking: AdminBooking, fields: ChangeFields): ChangeWish | null {
  const before = fieldsOf(booking)
  const wish: ChangeWish = {}
  const isOther = (name: keyof ChangeFields) => fields[name].trim() !== before[name]
  for (const name of [...CODES, ...(booking.isRoundTrip ? RETURN : [])])
    if (isOther(name)) Object.assign(wish, { [name]: fields[name] })
  for (const name of NUMBERS) if (isOther(name)) wish[name] = Number(fields[name])
  for (const name of TEXTS) if (isOther(name)) wish[name] = fields[name].trim() || null
  const childSeats = {
    infant: Number(fields.infant),
    child: Number(fields.child),
    booster: Number(fields.booster),
  }
  const extras = normaliseExtras({ ...booking.extras, childSeats })
  if (!sameExtras(extras, booking.extras)) wish.extras = { ...extras } as ChangeWish['extras']
  return Object.keys(wish).length > 0 ? wish : null
}
