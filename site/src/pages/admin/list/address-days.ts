import type { AdminAddress } from '../admin-address.ts'

/** A day of the address; what is none is left out. */
export function dayOf(text: string | undefined): string | undefined {
  return text && /^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined
}

/** The days that the address narrows a list to. */
export const daysOf = ({ from, to }: AdminAddress) => ({ from: dayOf(from), to: dayOf(to) })

/** What a list is asked for, without what is left out. */
export function given<Query extends object>(
  query: Query,
): { [Name in keyof Query]?: Exclude<Query[Name], undefined> } {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) as never
}

/** Where the same list is had as a table. */
export function exportPath(list: string, query: object): string {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  const text = search.toString()
  return text ? `/api/admin/${list}.csv?${text}` : `/api/admin/${list}.csv`
}
