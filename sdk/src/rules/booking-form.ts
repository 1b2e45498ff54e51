import * as z from 'zod/mini'
import { isCalendarDate, isTimeOfDay } from './calendar-date.ts'
import { MAX_PASSENGERS, MIN_PASSENGERS } from './limits.ts'
import { says } from './says.ts'
import type { MessageId } from './messages.ts'
import { asText, evenWithIssues, optionalText, placeText, requiredDate, requiredTime } from './text-fields.ts'

/**
 * The booking form's rules that need no clock (spec section 5). The capacity of the chosen class is checked by
 * `checkPassengers`, lead time and horizon by `checkPickup` and `checkReturn`.
 */
export const bookingFormSchema = z
  .object({
    pickupLocation: placeText('pickupLocationRequired'),
    destination: placeText('destinationRequired'),
    pickupDate: requiredDate('pickupDateRequired'),
    pickupTime: requiredTime('pickupTimeRequired'),
    passengers: z.number(says('passengersMin')).check(
      z.minimum(MIN_PASSENGERS, says('passengersMin')),
      z.maximum(MAX_PASSENGERS, says('passengersMax')),
      z.refine((count) => Number.isInteger(count), { error: says('passengersWhole') }),
    ),
    vehicleTypeId: z.number(says('vehicleTypeRequired')).check(
      z.minimum(1, says('vehicleTypeRequired')),
      z.refine((id) => Number.isInteger(id), { error: says('vehicleTypeRequired') }),
    ),
    isRoundTrip: z.prefault(z.boolean(), false),
    returnDate: optionalText(),
    returnTime: optionalText(),
    specialRequests: optionalText(),
  })
  .check(
    z.check<ReturnFields>(({ value, issues }) => {
      for (const [field, id] of returnIssues(value)) {
        issues.push({
          code: 'custom',
          input: value[field],
          path: [field],
          message: says(id),
          continue: true,
        })
      }
    }, evenWithIssues),
  )

/** A complete booking form. */
export type BookingForm = z.output<typeof bookingFormSchema>

/** A booking form as it is being filled in: nothing need be there or right. What else is in it is kept. */
export const bookingFormDraftSchema = z.looseObject({
  pickupLocation: z.nullish(z.string()),
  destination: z.nullish(z.string()),
  pickupDate: z.nullish(z.string()),
  pickupTime: z.nullish(z.string()),
  passengers: z.nullish(z.number()),
  vehicleTypeId: z.nullish(z.number()),
  isRoundTrip: z.nullish(z.boolean()),
  returnDate: z.nullish(z.string()),
  returnTime: z.nullish(z.string()),
  specialRequests: z.nullish(z.string()),
})

/** A booking form as it is being filled in. */
export type BookingFormDraft = { [Field in keyof BookingForm]?: BookingForm[Field] | null | undefined } & {
  /** For a car by the hour; 0 for a transfer. */
  readonly durationHours?: number | null | undefined
}

type ReturnFields = Pick<
  BookingFormDraft,
  'isRoundTrip' | 'pickupDate' | 'pickupTime' | 'returnDate' | 'returnTime'
>

function returnIssues(form: ReturnFields): ['returnDate' | 'returnTime', MessageId][] {
  if (form.isRoundTrip !== true) return []
  const date = asText(form.returnDate)
  const time = asText(form.returnTime)
  const found: ['returnDate' | 'returnTime', MessageId][] = []
  if (!isCalendarDate(date)) found.push(['returnDate', date ? 'dateInvalid' : 'returnDateRequired'])
  if (!isTimeOfDay(time)) found.push(['returnTime', time ? 'timeInvalid' : 'returnTimeRequired'])
  if (found.length > 0) return found
  const pickup = { date: asText(form.pickupDate), time: asText(form.pickupTime) }
  if (!isCalendarDate(pickup.date) || !isTimeOfDay(pickup.time)) return []
  // Both are on the pickup place's clocks, where the order of the texts is the order of the instants.
  const isAfter = `${date}T${time}` > `${pickup.date}T${pickup.time}`
  return isAfter ? [] : [[date < pickup.date ? 'returnDate' : 'returnTime', 'returnBeforePickup']]
}
