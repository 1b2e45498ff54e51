import type { CallInput, CallResult, FiacreClient } from '@fiacre/sdk'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { QUERY_KEYS } from '../../base/api/queries.ts'

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

/** Rows shown at a time. */
const PAGE_SIZE = 50

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
  infiniteQueryOptions({
    queryKey: keyOf('bookings', filters),
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam: before, signal }) =>
      client.listAllBookings({ query: { ...filters, limit: PAGE_SIZE, before }, signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ bookings }) => bookings),
    placeholderData: keepPreviousData,
    ...LIVE,
  })

export const clientsQuery = (client: FiacreClient, search: string | undefined) =>
  infiniteQueryOptions({
    queryKey: keyOf('clients', search),
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: before, signal }) =>
      client.listClients({ query: { search, limit: PAGE_SIZE, before }, signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ clients }) => clients),
    placeholderData: keepPreviousData,
    ...LIVE,
  })

export const messagesQuery = (
  client: FiacreClient,
  filters: { status?: ContactRequest['status'] | undefined; q?: string | undefined },
) =>
  infiniteQueryOptions({
    queryKey: keyOf('messages', filters),
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam: before, signal }) =>
      client.listContactRequests({ query: { ...filters, limit: PAGE_SIZE, before }, signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ contactRequests }) => contactRequests),
    placeholderData: keepPreviousData,
    ...LIVE,
  })

export const auditQuery = (
  client: FiacreClient,
  filters: Pick<NonNullable<CallInput<'listAudit'>['query']>, 'action' | 'subject' | 'subjectId'>,
) =>
  infiniteQueryOptions({
    queryKey: keyOf('audit', filters),
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam: before, signal }) =>
      client.listAudit({ query: { ...filters, limit: PAGE_SIZE, before }, signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ entries }) => entries),
    placeholderData: keepPreviousData,
    ...LIVE,
  })

export const reviewsQuery = (client: FiacreClient) =>
  queryOptions({
    queryKey: keyOf('reviews'),
    queryFn: ({ signal }) => client.listPaymentReviews({ signal }),
    ...LIVE,
  })

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
