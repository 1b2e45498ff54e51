import type { FiacreClient } from '@fiacre/sdk'
import { CACHE_MS, READ_RETRIES } from '@fiacre/sdk/rules'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { SiteLanguage } from '../i18n/language.ts'

/** The keys of cached reads: the first element is the read's address (spec section 7). */
export const QUERY_KEYS = {
  session: ['/api/auth/user'],
  profile: ['/api/auth/profile'],
  vehicleTypes: ['/api/vehicle-types'],
  exchangeRates: ['/api/exchange-rates'],
  destinations: ['/api/destinations'],
  faqEntries: ['/api/faq-entries'],
  bookings: ['/api/bookings'],
  balance: ['/api/account/balance'],
  paymentMethods: ['/api/payment-methods'],
  travelAccount: ['/api/travel-account'],
  emailStatus: ['/api/email-status'],
  checkout: ['/api/checkout-sessions/current'],
  brand: ['/api/brand'],
  carrier: ['/api/carrier'],
  partner: ['/api/partner'],
  admin: ['/api/admin'],
} as const

/** Reads that are the same for everybody. */
export const PUBLIC_KEYS: readonly string[] = [
  ...QUERY_KEYS.vehicleTypes,
  ...QUERY_KEYS.exchangeRates,
  ...QUERY_KEYS.destinations,
  ...QUERY_KEYS.brand,
  ...QUERY_KEYS.paymentMethods,
]

/** The fleet, fresh for an hour. */
export const vehicleTypesQuery = (client: FiacreClient) =>
  queryOptions({
    queryKey: QUERY_KEYS.vehicleTypes,
    // Not called off when a page goes: the booking form waits for the same answer.
    queryFn: () => client.listVehicleTypes(),
    staleTime: CACHE_MS.vehicleTypes.fresh,
    gcTime: CACHE_MS.vehicleTypes.kept,
  })

/** What one euro is shown as in other currencies. */
export const exchangeRatesQuery = (client: FiacreClient) =>
  queryOptions({
    queryKey: QUERY_KEYS.exchangeRates,
    queryFn: ({ signal }) => client.getExchangeRates({ signal }),
  })

/** Where we drive and what it costs, its names in a language. Until another language arrives the last one stands. */
export const destinationsQuery = (client: FiacreClient, language: SiteLanguage) =>
  queryOptions({
    queryKey: [...QUERY_KEYS.destinations, language],
    queryFn: ({ signal }) => client.listDestinations({ query: { lang: language }, signal }),
    placeholderData: keepPreviousData,
  })

/** The questions that an operator has answered in a language, for the help centre. */
export const faqEntriesQuery = (client: FiacreClient, language: SiteLanguage) =>
  queryOptions({
    queryKey: [...QUERY_KEYS.faqEntries, language],
    queryFn: ({ signal }) => client.listFaqEntries({ query: { lang: language }, signal }),
  })

/** What there is in a country: its airports, resorts, and rides with their prices. */
export const destinationQuery = (client: FiacreClient, code: string, language: SiteLanguage) =>
  queryOptions({
    queryKey: [...QUERY_KEYS.destinations, language, code],
    queryFn: ({ signal }) => client.getDestination({ path: { code }, query: { lang: language }, signal }),
  })

/** One booking; not tried again, since a wrong number stays wrong. */
export const bookingQuery = (client: FiacreClient, id: number) =>
  queryOptions({
    queryKey: [`/api/bookings/${id}`],
    queryFn: ({ signal }) => client.getBooking({ path: { id }, signal }),
    retry: READ_RETRIES.booking,
  })

/** What is paid of a booking, what is left and how it can be paid; not tried again, as the booking. */
export const bookingPaymentQuery = (client: FiacreClient, id: number) =>
  queryOptions({
    queryKey: [`/api/bookings/${id}`, 'payment'],
    queryFn: ({ signal }) => client.getBookingPayment({ path: { id }, signal }),
    retry: READ_RETRIES.booking,
  })

/**
 * What cancelling a booking would bring back, and until when; asked anew each time somebody looks, since it depends on
 * the hour, and not tried again, as the booking.
 */
export const cancellationQuery = (client: FiacreClient, id: number) =>
  queryOptions({
    queryKey: [`/api/bookings/${id}`, 'cancellation'],
    queryFn: ({ signal }) => client.previewCancellation({ path: { id }, signal }),
    retry: READ_RETRIES.booking,
    staleTime: 0,
    refetchOnMount: 'always' as const,
  })

/** The account balance with its latest movements; read anew whenever somebody looks, since money must not be stale. */
export const balanceQuery = (client: FiacreClient) =>
  queryOptions({
    queryKey: QUERY_KEYS.balance,
    queryFn: ({ signal }) => client.getBalance({ signal }),
    staleTime: 0,
    refetchOnMount: 'always' as const,
  })

/** Which ways to pay are on, for bookings that are not made yet. */
/** On whose invoice whoever is signed in travels. */
export const travelAccountQuery = (client: FiacreClient) =>
  queryOptions({
    queryKey: QUERY_KEYS.travelAccount,
    queryFn: ({ signal }) => client.getTravelAccount({ signal }),
  })

export const paymentMethodsQuery = (client: FiacreClient) =>
  queryOptions({
    queryKey: QUERY_KEYS.paymentMethods,
    queryFn: ({ signal }) => client.listPaymentMethods({ signal }),
  })

/** The traveller's profile. */
export const profileQuery = (client: FiacreClient) =>
  queryOptions({
    queryKey: QUERY_KEYS.profile,
    queryFn: ({ signal }) => client.getProfile({ signal }),
  })

/** Whether the e-mail address is confirmed, for five minutes. */
export const emailStatusQuery = (client: FiacreClient) =>
  queryOptions({
    queryKey: QUERY_KEYS.emailStatus,
    queryFn: ({ signal }) => client.getEmailStatus({ signal }),
    staleTime: CACHE_MS.emailStatus.fresh,
    gcTime: CACHE_MS.emailStatus.kept,
  })

/** The look of the partner of a publishable key, else of the page's host; once for the whole visit. */
export const brandQuery = (client: FiacreClient, key: string | undefined) =>
  queryOptions({
    queryKey: [...QUERY_KEYS.brand, key ?? null],
    queryFn: ({ signal }) => client.getBrand({ query: key === undefined ? {} : { key }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
