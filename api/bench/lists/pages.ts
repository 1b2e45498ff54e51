import { MS_PER_HOUR } from '@fiacre/sdk/rules'
import { listBookings } from '#bookings/booking/bookings.service.ts'
import { partnerBookings } from '#bookings/booking/partner-bookings.ts'
import { adminStats } from '#office/admin/admin-stats.ts'
import { partnerReport } from '#office/cli/partner-report.ts'
import { figures } from '#office/figures/figures.service.ts'
import { partnerFigures } from '#office/figures/partner-figures.ts'
import { bookingRecord } from '#office/records/booking-record.ts'
import { clientRecord } from '#office/records/client-record.ts'
import { listTasks } from '#office/tasks/list-tasks.ts'
import { partnerRequests } from '#people/partners/partner-requests.handlers.ts'
import type { Context } from '#platform/context/context.ts'
import { SOMEONE, written } from './ids.ts'
import type { MeasuredList } from './queries.ts'

type Ask = (context: Context) => Promise<unknown>

const PARTNER = written('00000001', 1)

/** Pages that are made of more than one statement: histories, records, reports and figures. */
export function measuredPages(size: number): readonly MeasuredList[] {
  const page = (name: string, queries: Record<string, Ask>) => ({ name, queries, statements: {} })
  return [
    page('a traveller’s bookings', {
      'newest first': (context) => listBookings(context, SOMEONE, { limit: 50 }),
      'a page in the middle': (context) =>
        listBookings(context, SOMEONE, { limit: 50, before: 100_000 + size / 2 }),
    }),
    page('a partner’s bookings', {
      'newest first': (context) => partnerBookings(context, PARTNER, {}),
      'a page in the middle': (context) => partnerBookings(context, PARTNER, { before: 100_000 + size / 2 }),
    }),
    page('calls of a partner’s keys', {
      'newest first': ({ orm }) => partnerRequests(orm.em.fork(), PARTNER, {}),
      refused: ({ orm }) => partnerRequests(orm.em.fork(), PARTNER, { outcome: 'refused' }),
    }),
    page('records', {
      'a booking': (context) => bookingRecord(context, 100_000 + size / 2),
      'an account': (context) => clientRecord(context, SOMEONE),
    }),
    page('the office', {
      today: (context) => listTasks(context, 'administrator'),
      'at a glance': adminStats,
    }),
    page('figures', {
      'by day': (context) => figures(context, {}),
      'by class': (context) => figures(context, { by: 'class' }),
      'by partner': (context) => figures(context, { by: 'partner' }),
      'of a partner, by route': (context) => partnerFigures(context, PARTNER, { by: 'route' }),
    }),
    page('reports', {
      'of a partner, from its prices': ({ orm, now }) =>
        partnerReport(orm, PARTNER, { from: new Date(now().getTime() - MS_PER_HOUR) }, false),
    }),
  ]
}
