import {
  CHILD_SEAT_GROUPS,
  CHILD_SEATS,
  countChildSeats,
  FLEXIBLE_PERCENT,
  type ChildSeatGroup,
  type Extras,
} from '@fiacre/sdk/rules'
import type { ExtraPrices } from '#platform/stored-settings/form-settings.ts'
import type { FareLine } from './fare-line.ts'

const SEATS: Record<ChildSeatGroup, string> = {
  infant: 'infant carrier',
  child: 'child seat',
  booster: 'booster',
}

/** What the extras of a trip cost, a line for each kind; luggage costs nothing. */
export function extraLines(extras: Extras, legs: 1 | 2, prices: ExtraPrices): FareLine[] {
  const lines: FareLine[] = []
  const seats = countChildSeats(extras)
  if (seats > 0) {
    const description = `${seatWords(extras)}${legs === 2 ? ', both ways' : ''}`
    lines.push({
      code: 'CHILD_SEATS',
      description,
      amountCents: seatCents(extras, prices) * legs,
      count: seats * legs,
    })
  }
  if (extras.meetAndGreet) {
    const description = `Meet and greet with a name board${legs === 2 ? ', both ways' : ''}`
    lines.push({
      code: 'MEET_AND_GREET',
      description,
      amountCents: prices.meetAndGreetCents * legs,
      count: legs,
    })
  }
  return lines
}

/** What Flexible adds to everything before it. */
export function flexibleLine(sumCents: number): FareLine {
  return {
    code: 'FLEXIBLE',
    description: `Flexible: free cancellation until the start, ${FLEXIBLE_PERCENT} % of the price`,
    amountCents: Math.round((sumCents * FLEXIBLE_PERCENT) / 100),
    percent: FLEXIBLE_PERCENT,
  }
}

/** What the child seats cost one way. */
function seatCents({ childSeats }: Extras, prices: ExtraPrices): number {
  const perSeat = { infant: prices.infantCents, child: prices.childCents, booster: prices.boosterCents }
  return CHILD_SEAT_GROUPS.reduce((sum, group) => sum + (childSeats?.[group] ?? 0) * perSeat[group], 0)
}

/** "1 infant carrier up to 13 kg, 2 boosters 15 to 36 kg". */
function seatWords({ childSeats }: Extras): string {
  return CHILD_SEAT_GROUPS.filter((group) => (childSeats?.[group] ?? 0) > 0)
    .map((group) => {
      const { fromKg, toKg } = CHILD_SEATS[group]
      const count = childSeats?.[group] ?? 0
      const weight = fromKg === 0 ? `up to ${toKg} kg` : `${fromKg} to ${toKg} kg`
      return `${count} ${SEATS[group]}${count > 1 ? 's' : ''} ${weight}`
    })
    .join(', ')
}
