import { ruleMessage } from './rule-message.ts'
import type { RuleViolation } from './violation.ts'

/** Groups of child seats by the weight they carry, lightest first. */
export const CHILD_SEAT_GROUPS = ['infant', 'child', 'booster'] as const

export type ChildSeatGroup = (typeof CHILD_SEAT_GROUPS)[number]

/** What a group of child seats carries, in kg, and costs for one way, in EUR cents. Prices are the company's own. */
export const CHILD_SEATS: Readonly<
  Record<ChildSeatGroup, { readonly fromKg: number; readonly toKg: number; readonly cents: number }>
> = {
  infant: { fromKg: 0, toKg: 13, cents: 800 },
  child: { fromKg: 9, toKg: 18, cents: 800 },
  booster: { fromKg: 15, toKg: 36, cents: 500 },
}

/** Price of being met with a name board, for one way, in EUR cents. */
export const MEET_AND_GREET_CENTS = 900

/** What Flexible adds to the fare and its extras, in percent, before a promo code. Saver adds nothing. */
export const FLEXIBLE_PERCENT = 10

/** What comes with a ride, as requests and answers carry it; what is left out is not wanted. */
export type Extras = {
  readonly luggage?: { readonly suitcases: number; readonly handLuggage: number } | undefined
  readonly childSeats?: Readonly<Record<ChildSeatGroup, number>> | undefined
  readonly meetAndGreet?: boolean | undefined
}

/** Extras in one form for the same wishes: nothing that is not wanted is named. */
export function normaliseExtras(extras: Extras | null | undefined): Extras {
  const { luggage, childSeats, meetAndGreet } = extras ?? {}
  return {
    ...(luggage &&
      (luggage.suitcases > 0 || luggage.handLuggage > 0) && {
        luggage: { suitcases: luggage.suitcases, handLuggage: luggage.handLuggage },
      }),
    ...(childSeats &&
      countChildSeats({ childSeats }) > 0 && {
        childSeats: { infant: childSeats.infant, child: childSeats.child, booster: childSeats.booster },
      }),
    ...(meetAndGreet && { meetAndGreet: true }),
  }
}

/** Whether two wishes are the same. */
export function sameExtras(one: Extras | null | undefined, other: Extras | null | undefined): boolean {
  return JSON.stringify(normaliseExtras(one)) === JSON.stringify(normaliseExtras(other))
}

/** Child seats of all groups. */
export function countChildSeats({ childSeats }: Extras): number {
  return CHILD_SEAT_GROUPS.reduce((sum, group) => sum + (childSeats?.[group] ?? 0), 0)
}

/** What the child seats cost for one way, in EUR cents. */
export function childSeatCents({ childSeats }: Extras): number {
  return CHILD_SEAT_GROUPS.reduce(
    (sum, group) => sum + (childSeats?.[group] ?? 0) * CHILD_SEATS[group].cents,
    0,
  )
}

/** Whether the luggage fits the vehicle, and no more seats for children are asked for than people travel. */
export function checkExtras(
  extras: Extras,
  passengers: number,
  vehicle: { readonly maxSuitcases: number } | null | undefined,
): RuleViolation | null {
  const suitcases = extras.luggage?.suitcases ?? 0
  if (vehicle && suitcases > vehicle.maxSuitcases) {
    return {
      code: 'TOO_MUCH_LUGGAGE',
      field: 'extras/luggage/suitcases',
      ...ruleMessage('suitcasesMax', { max: vehicle.maxSuitcases }),
    }
  }
  if (countChildSeats(extras) <= passengers) return null
  return { code: 'TOO_MANY_CHILD_SEATS', field: 'extras/childSeats', ...ruleMessage('childSeatsMax') }
}
