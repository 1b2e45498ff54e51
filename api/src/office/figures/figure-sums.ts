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

export function added(one: Counted, other: Counted): Counted {
  const names = Object.keys(NOTHING) as (keyof Counted)[]
  return Object.fromEntries(names.map((name) => [name, one[name] + other[name]])) as unknown as Counted
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
