/** The rooms of the back office, in their order. */
export const ADMIN_TABS = [
  'today',
  'bookings',
  'dispatch',
  'messages',
  'approvals',
  'payments',
  'ledger',
  'payouts',
  'promos',
  'figures',
  'users',
  'carriers',
  'partners',
  'mails',
  'audit',
  'health',
  'settings',
  'security',
] as const

export type AdminTab = (typeof ADMIN_TABS)[number]

/** What stands in the address beside the room: the record that is open, what is searched for, and how the list is narrowed. */
const PARAMETERS = [
  'open',
  'q',
  'status',
  'payment',
  'class',
  'from',
  'to',
  'sort',
  'user',
  'action',
  'by',
  'measure',
  'tests',
  'state',
  'gateway',
  'account',
  'booking',
  'category',
  'standing',
  'batch',
] as const

export type AdminParameter = (typeof PARAMETERS)[number]

/** What narrows or orders a list, and not which record of it is open. */
export function listParameters({ tab: _tab, open: _open, ...query }: AdminAddress): Record<string, string> {
  return query
}

/** The names that an address may have, out of a query that was kept somewhere. */
export function knownParameters(
  query: Readonly<Record<string, string>>,
): Partial<Record<AdminParameter, string>> {
  return Object.fromEntries(
    PARAMETERS.flatMap((name) => (name !== 'open' && query[name] ? [[name, query[name]]] : [])),
  )
}

/** All that the back office shows, as its address has it: a reload, a bookmark and a colleague see the same. */
export type AdminAddress = { readonly tab: AdminTab } & { readonly [Name in AdminParameter]?: string }

/** Reads the query of an address of the back office; what it does not know is left out. */
export function readAdminAddress(search: string): AdminAddress {
  const query = new URLSearchParams(search)
  const tab = ADMIN_TABS.find((known) => known === query.get('tab')) ?? 'today'
  const given = PARAMETERS.flatMap((name) => {
    const value = query.get(name)
    return value ? [[name, value]] : []
  })
  return { tab, ...Object.fromEntries(given) }
}

/** The address that shows this. */
export function adminPath({ tab, ...parameters }: AdminAddress): string {
  const query = new URLSearchParams(tab === 'today' ? {} : { tab })
  for (const name of PARAMETERS) {
    const value = parameters[name]
    if (value) query.set(name, value)
  }
  const text = query.toString()
  return text ? `/admin?${text}` : '/admin'
}

/** The address of a record, over the list of its room. */
export const bookingPath = (id: number | string) => adminPath({ tab: 'bookings', open: String(id) })
export const userPath = (id: string) => adminPath({ tab: 'users', open: id })
