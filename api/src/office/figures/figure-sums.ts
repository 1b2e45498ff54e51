import type { components } from '@fiacre/sdk/contract'

export type FigureSums = components['schemas']['FigureSums']

/** What the days say, added up. */
export interface Counted {
  asked: number
  booked: number
  paid: number
  cancelled: number
  pricedCents: number
  receivedCents: number
  returnedCents: number
}

export const NOTHING: Counted = {
  asked: 0,
  booked: 0,
  paid: 0,
  cancelled: 0,
  pricedCents: 0,
  receivedCents: 0,
  returnedCents: 0,
}

/** The names of what is counted. */
const NAMES = Object.keys(NOTHING) as (keyof Counted)[]

export function added(one: Counted, other: Counted): Counted {
  const sum = { ...one }
  for (const name of NAMES) sum[name] += other[name]
  return sum
}

/** Sums as the database gives them, which are texts. */
export function countedOf(sums: Readonly<Record<keyof Counted, string>>): Counted {
  const counted = { ...NOTHING }
  for (const name of NAMES) counted[name] = Number(sums[name])
  return counted
}

export const isNothing = (counted: Counted): boolean => Object.values(counted).every((value) => value === 0)

/** The figures that follow from what was counted. */
export function figureSums(counted: Counted): FigureSums {
  const { asked, booked, paid, cancelled, pricedCents, receivedCents, returnedCents } = counted
  return {
    asked,
    booked,
    paid,
    cancelled,
    revenueCents: receivedCents - returnedCents,
    returnedCents,
    averagePriceCents: paid === 0 ? null : Math.round(pricedCents / paid),
    conversionPercent: asked === 0 ? null : Math.round((1000 * paid) / asked) / 10,
  }
}
