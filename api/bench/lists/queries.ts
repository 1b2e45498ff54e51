import { sql, type RawBuilder } from 'kysely'
import { listAllBookings } from '#office/admin/admin-bookings.service.ts'
import { bookingList, type BookingQuery } from '#office/admin/booking-list.ts'
import { clientList, listClients, type ClientQuery } from '#office/admin/clients.service.ts'
import { auditList, listAudit, type AuditQuery } from '#office/audit/list-audit.ts'
import { listGivenUpJobs, type JobQuery } from '#office/lists/job-list.ts'
import { ledgerList, listLedgerEntries, type LedgerQuery } from '#office/lists/ledger-list.ts'
import { listPartners, partnerList, type PartnerQuery } from '#office/lists/partner-list.ts'
import { listPayments, paymentList, type PaymentQuery } from '#office/lists/payment-list.ts'
import { listPromos, promoList, type PromoQuery } from '#office/lists/promo-list.ts'
import { listReviews, reviewList, type ReviewQuery } from '#office/lists/review-list.ts'
import {
  contactList,
  listContactRequests,
  type ContactQuery,
} from '#people/contact/contact-requests.service.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { parkedList } from '#platform/jobs/parked-page.ts'
import { BOOKINGS_A_PARTNER, SOMEONE, written } from './ids.ts'

/** A list of the back office, as an operator asks for it: what is asked by what it is called. */
export interface MeasuredList {
  name: string
  queries: Readonly<Record<string, (context: Context) => Promise<unknown>>>
  statements: Readonly<Record<string, (em: EntityManager) => Promise<RawBuilder<unknown>>>>
}

const LIMIT = 50

function measured<Query extends { limit?: number }>(
  name: string,
  queries: Readonly<Record<string, Query>>,
  list: (context: Context, query: Query) => Promise<unknown>,
  statement: (
    em: EntityManager,
    query: Query & { limit: number },
  ) => RawBuilder<unknown> | Promise<RawBuilder<unknown>>,
): MeasuredList {
  const each = Object.entries(queries)
  return {
    name,
    queries: Object.fromEntries(
      each.map(([what, query]) => [what, (context: Context) => list(context, query)]),
    ),
    statements: Object.fromEntries(
      each.map(([what, query]) => [
        what,
        async (em: EntityManager) => statement(em, { ...query, limit: LIMIT }),
      ]),
    ),
  }
}

const from = (table: string, rest: RawBuilder<unknown>) => sql`select id from ${sql.table(table)} ${rest}`

/** Every list, with what is usual, what is rare, and what is spelled wrong. */
export function measuredLists(size: number, now: Date): readonly MeasuredList[] {
  const middle = (prefix: string, of = size) => written(prefix, Math.floor(of / 2))
  const day = new Date(now.getTime() - 20 * 3_600_000).toISOString().slice(0, 10)
  return [
    measured<BookingQuery>(
      'bookings',
      {
        'newest first': {},
        'a page in the middle': { before: 100_000 + size / 2 },
        'earliest pickup first': { sort: 'soonest' },
        'what is pending': { status: 'pending' },
        'what is unpaid': { paymentStatus: 'pending' },
        'one day': { pickupFrom: '2026-10-01', pickupTo: '2026-10-01' },
        'a number': { q: 'FC-0001F4' },
        'an e-mail address': { q: 'traveller122@post.example' },
        'a phone number': { q: '+48 500 000 123' },
        'a rare name': { q: 'Kowalska15' },
        'a frequent name': { q: 'Kowalska1' },
        'a common place': { q: 'geneva' },
        'two words': { q: 'kowalska15 geneva' },
        'with a typing error': { q: 'Zielinsky' },
        'what nobody has': { q: 'xyzzyq' },
      },
      listAllBookings,
      async (em, query) => from('booking', await bookingList(em, query)),
    ),
    measured<ClientQuery>(
      'users',
      {
        'newest first': {},
        'a page in the middle': { before: SOMEONE },
        blocked: { standing: 'blocked' },
        'not confirmed': { standing: 'unconfirmed' },
        administrators: { standing: 'administrators' },
        'a rare name': { search: 'kowalska15' },
        'a common name': { search: 'maria' },
        'with a typing error': { search: 'traveler122@post.exampel' },
      },
      listClients,
      async (em, query) => from('app_user', await clientList(em, query, now)),
    ),
    measured<ContactQuery>(
      'messages',
      {
        'newest first': {},
        'a page in the middle': { before: size / 2 },
        new: { status: 'new' },
        'of a category': { category: 'payment' },
        'a rare name': { q: 'kowalska15' },
        'a common word': { q: 'driver' },
        'with a typing error': { q: 'invoise 77' },
      },
      listContactRequests,
      async (em, query) => from('contact_request', await contactList(em, query)),
    ),
    measured<PaymentQuery>(
      'payments',
      {
        'newest first': {},
        'a page in the middle': { before: middle('00000002') },
        declined: { status: 'declined' },
        'a gateway': { gateway: 'test' },
        'one day': { from: day, to: day },
        'a booking': { q: 'FC-0001F4' },
        'a rare name': { q: 'kowalska15' },
        'a common place': { q: 'geneva' },
        'the gateway’s own id': { q: 'cs_77' },
      },
      listPayments,
      async (em, query) => from('payment_session', await paymentList(em, query)),
    ),
    measured<ReviewQuery>(
      'payments to review',
      { waiting: {}, decided: { state: 'decided' } },
      listReviews,
      (_em, query) => from('payment_review', reviewList(query)),
    ),
    measured<LedgerQuery>(
      'ledger',
      {
        'newest first': {},
        'a page in the middle': { before: size },
        'a large account': { account: 'gateway:stripe' },
        'an account on a day': { account: 'gateway:stripe', from: day, to: day },
        'a booking': { bookingId: 100_077 },
        'a person': { userId: SOMEONE },
        'one day': { from: day, to: day },
        'a rare name': { q: 'kowalska15' },
        'a common place': { q: 'geneva' },
      },
      listLedgerEntries,
      ledgerList,
    ),
    measured<PromoQuery>(
      'promo codes',
      {
        'newest first': {},
        'those that hold': { state: 'holding' },
        'those that ended': { state: 'ended' },
        'a code': { q: 'winter777' },
        'with a typing error': { q: 'wintr7777' },
      },
      listPromos,
      async (em, query) => from('promo_code', await promoList(em, query, now)),
    ),
    measured<PartnerQuery>(
      'partners',
      {
        'newest first': {},
        'a page in the middle': { before: middle('00000001', size / BOOKINGS_A_PARTNER) },
        'a name': { q: 'edelweiss 777' },
        'a common word': { q: 'hotel' },
        'with a typing error': { q: 'partnr-777' },
      },
      listPartners,
      partnerList,
    ),
    measured<JobQuery>(
      'mails given up',
      { 'oldest first': {}, 'a recipient': { q: 'traveller77@' } },
      listGivenUpJobs,
      (_em, query) => sql`${parkedList(query)}`,
    ),
    measured<AuditQuery>(
      'audit',
      {
        'newest first': {},
        'a page in the middle': { before: size / 2 },
        'a rare deed': { action: 'user.blocked' },
        'a record': { subject: 'booking', subjectId: '100077' },
        'one day': { from: day, to: day },
        'a person': { q: 'traveller122@post.example' },
      },
      listAudit,
      async (em, query) => from('audit_entry', await auditList(em, query)),
    ),
  ]
}
