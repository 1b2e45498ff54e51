import { ATTRIBUTION_NAMES, pageAddress, type LanguageCode } from '@fiacre/sdk/rules'
import { tokenOf } from './new-password.ts'
import { aimOf } from './way-in.ts'
import { withQuery } from './visit.ts'

/** Pages that are nothing without a script, and which of ours stands in for each. */
const INSTEAD: Readonly<Record<string, string>> = {
  '/login': '/book/sign-in',
  '/register': '/book/sign-up',
  '/dashboard': '/book/bookings',
  '/booking': '/book/booking',
  '/payment': '/book/booking',
  '/payment-success': '/book/booking',
  '/forgot-password': '/book/forgot-password',
  '/reset-password': '/book/reset-password',
}

/**
 * Where a page of the site leads whoever runs no script. Gateways and mails lead to these pages with a booking, and in no language: it
 * goes along, and who comes reads on in their own.
 */
export function plainInstead(
  page: string,
  language: LanguageCode | null,
  query: URLSearchParams,
): string | undefined {
  if (page === '/') return filledForm(language, query)
  const path = INSTEAD[page]
  if (path === undefined) return undefined
  const { booking } = aimOf({ booking: query.get('booking') ?? '' })
  const token = page === '/reset-password' ? tokenOf(query.get('token') ?? '') : undefined
  const own = language === null && path.startsWith('/book/booking') ? '1' : undefined
  return withQuery(pageAddress(path, language ?? 'en'), { booking, token, own })
}

/** What a link may fill in of the form: what it cannot in a page that is the same for everybody. */
const FILLED = [
  'pickup',
  'destination',
  'hours',
  'day',
  'time',
  'passengers',
  'returnDate',
  'returnTime',
  'promo',
  'partner',
  ...ATTRIBUTION_NAMES,
]

/** A link that fills in the form leads to one that is drawn with it; its day is no question yet. */
function filledForm(language: LanguageCode | null, query: URLSearchParams): string | undefined {
  const known = Object.fromEntries(
    FILLED.map((name) => [name, query.get(name === 'day' ? 'date' : name)?.slice(0, 200)]),
  )
  if (!known['pickup'] && !known['destination']) return undefined
  const trip = known['hours'] ? 'hourly' : known['returnDate'] ? 'return' : undefined
  return withQuery(pageAddress('/book', language ?? 'en'), { ...known, trip })
}
