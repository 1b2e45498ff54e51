import { PENDING_QUOTE_KEY, parseSavedQuote } from '@fiacre/sdk/rules'

/** The ride that waits for a traveller to sign in or register, as far as it is shown meanwhile. */
export type PendingRide = {
  readonly from: string
  readonly to: string
  /** Of a car by the hour. */
  readonly hours: number | undefined
  /** YYYY-MM-DD and HH:mm on the clocks of the pickup place. */
  readonly day: string | null | undefined
  readonly time: string | null | undefined
  readonly passengers: number | null | undefined
  readonly vehicle: string
  readonly totalCents: number
  /** ISO 8601. */
  readonly expiresAt: string
}

/** The ride of a price that still holds (spec section 4); null where none waits. */
export function pendingRide(now: Date): PendingRide | null {
  try {
    const saved = parseSavedQuote(localStorage.getItem(PENDING_QUOTE_KEY), now, isShown)
    if (!saved) return null
    const { pickupPlace, destinationPlace, durationHours, vehicleType, totalPriceCents, expiresAt } =
      saved.quote
    const { pickupDate, pickupTime, passengers } = saved.formData
    return {
      from: pickupPlace.name,
      to: destinationPlace.name,
      hours: durationHours,
      day: pickupDate,
      time: pickupTime,
      passengers,
      vehicle: vehicleType.name,
      totalCents: totalPriceCents,
      expiresAt,
    }
  } catch {
    // A browser may keep its storage shut.
    return null
  }
}

type Shown = {
  pickupPlace: { name: string }
  destinationPlace: { name: string }
  durationHours?: number
  vehicleType: { name: string }
  totalPriceCents: number
  expiresAt: string
}

/** Whether what lies in storage has what is shown of it. */
function isShown(value: unknown): value is Shown {
  const quote = value as Partial<Shown> | null
  const names = [quote?.pickupPlace, quote?.destinationPlace, quote?.vehicleType].map((named) => named?.name)
  return (
    names.every((name) => typeof name === 'string') &&
    Number.isInteger(quote?.totalPriceCents) &&
    !Number.isNaN(Date.parse(String(quote?.expiresAt)))
  )
}
