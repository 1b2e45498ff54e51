import type { CallInput, CallResult, FiacreClient } from '@fiacre/sdk'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { QUERY_KEYS } from '../../base/api/queries.ts'
import { pagesQuery, type Page } from './list/pages-query.ts'

export type AdminBooking = CallResult<'getAdminBooking'>
export type Client = CallResult<'getClient'>
export type ContactRequest = CallResult<'listContactRequests'>['contactRequests'][number]
export type PaymentReview = CallResult<'listPaymentReviews'>['reviews'][number]
export type Task = CallResult<'listAdminTasks'>['tasks'][number]
export type AuditEntry = CallResult<'listAudit'>['entries'][number]
export type HealthCheck = CallResult<'getAdminHealth'>['checks'][number]
export type BookingFilters = NonNullable<CallInput<'listAllBookings'>['query']>

/** Work goes on elsewhere meanwhile: a list is read again whenever somebody comes back to it. */
const LIVE = { staleTime: 0, refetchOnMount: 'always' as const }

/** Records of a kind that a few letters offer. */
const FOUND = 5

const keyOf = (...parts: readonly unknown[]) => [...QUERY_KEYS.admin, ...parts]

export const statsQuery = (client: FiacreClient) =>
  queryOptions({
    queryKey: keyOf('stats'),
    queryFn: ({ signal }) => client.getAdminStats({ signal }),
    ...LIVE,
  })

export const healthQuery = (client: FiacreClient) =>
  queryOptions({
    queryKey: keyOf('health'),
    queryFn: ({ signal }) => client.getAdminHealth({ signal }),
    ...LIVE,
  })

export const tasksQuery = (client: FiacreClient) =>
  queryOptions({
    queryKey: keyOf('tasks'),
    queryFn: ({ signal }) => client.listAdminTasks({ signal }),
    ...LIVE,
  })

export const bookingsQuery = (client: FiacreClient, filters: BookingFilters) =>
  pagesQuery(
    ['bookings', filters],
    (page: Page<number>, signal) => client.listAllBookings({ query: { ...filters, ...page }, signal }),
    ({ bookings }) => bookings,
  )

export const clientsQuery = (client: FiacreClient, query: NonNullable<CallInput<'listClients'>['query']>) =>
  pagesQuery(
    ['clients', query],
    (page: Page<string>, signal) => client.listClients({ query: { ...query, ...page }, signal }),
    ({ clients }) => clients,
  )

export const messagesQuery = (
  client: FiacreClient,
  query: NonNullable<CallInput<'listContactRequests'>['query']>,
) =>
  pagesQuery(
    ['messages', query],
    (page: Page<number>, signal) => client.listContactRequests({ query: { ...query, ...page }, signal }),
    ({ contactRequests }) => contactRequests,
  )

export const auditQuery = (client: FiacreClient, query: NonNullable<CallInput<'listAudit'>['query']>) =>
  pagesQuery(
    ['audit', query],
    (page: Page<number>, signal) => client.listAudit({ query: { ...query, ...page }, signal }),
    ({ entries }) => entries,
  )

export const reviewsQuery = (client: FiacreClient, state: 'waiting' | 'decided') =>
  pagesQuery(
    ['reviews', state],
    // As many as Today has of a kind, so that what it leads to is among them.
    (page: Page<string>, signal) =>
      client.listPaymentReviews({ query: { state, ...page, limit: 100 }, signal }),
    ({ reviews }) => reviews,
  )

/** The first bookings and accounts that words may mean. */
export const foundQuery = (client: FiacreClient, words: string) =>
  queryOptions({
    queryKey: keyOf('found', words),
    async queryFn({ signal }) {
      const [{ bookings }, { clients }] = await Promise.all([
        client.listAllBookings({ query: { q: words, limit: FOUND }, signal }),
        client.listClients({ query: { search: words, limit: FOUND }, signal }),
      ])
      return { bookings, clients }
    },
    placeholderData: keepPreviousData,
    ...LIVE,
  })

export const adminBookingQuery = (client: FiacreClient, bookingId: number) =>
  queryOptions({
    queryKey: keyOf('booking', bookingId),
    queryFn: ({ signal }) => client.getAdminBooking({ path: { bookingId }, signal }),
    retry: false,
    ...LIVE,
  })

export const bookingMoneyQuery = (client: FiacreClient, bookingId: number) =>
  queryOptions({
    queryKey: keyOf('booking', bookingId, 'money'),
    queryFn: ({ signal }) => client.getBookingMoney({ path: { bookingId }, signal }),
    ...LIVE,
  })

export const clientQuery = (client: FiacreClient, userId: string) =>
  queryOptions({
    queryKey: keyOf('client', userId),
    queryFn: ({ signal }) => client.getClient({ path: { userId }, signal }),
    retry: false,
    ...LIVE,
  })
