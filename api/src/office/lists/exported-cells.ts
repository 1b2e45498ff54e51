import type { components } from '@fiacre/sdk/contract'
import type { AdminBooking } from '../admin/admin-bookings.service.ts'
import type { Cells } from './export-table.ts'

type Schemas = components['schemas']

/** Cells that say what a field says, by the field's own name. */
function fields<Row>(...names: readonly (keyof Row & string)[]): Cells<Row> {
  return Object.fromEntries(
    names.map((name) => [name, (row: Row) => row[name] as string | number | boolean | null]),
  )
}

export const BOOKING_CELLS: Cells<AdminBooking> = {
  ...fields<AdminBooking>('bookingNumber', 'createdAt', 'status', 'paymentStatus'),
  firstName: ({ userFirstName }) => userFirstName,
  lastName: ({ userLastName }) => userLastName,
  email: ({ userEmail }) => userEmail,
  ...fields<AdminBooking>(
    'contactPhone',
    'pickupLocation',
    'destination',
    'pickupDate',
    'pickupTime',
    'timeZone',
  ),
  vehicleClass: ({ vehicleTypeName }) => vehicleTypeName,
  durationHours: ({ durationHours }) => durationHours ?? null,
  passengers: ({ passengers }) => passengers,
  totalCents: ({ totalPriceCents }) => totalPriceCents,
  ...fields<AdminBooking>('paidCents', 'refundedCents', 'isTest'),
}

export const CLIENT_CELLS: Cells<Schemas['Client']> = {
  ...fields<Schemas['Client']>(
    'firstName',
    'lastName',
    'email',
    'country',
    'createdAt',
    'emailConfirmed',
    'isAdmin',
  ),
  blockedAt: ({ block }) => block?.blockedAt ?? null,
  blockedUntil: ({ block }) => block?.until ?? null,
  blockReason: ({ block }) => block?.reason ?? null,
}

export const MESSAGE_CELLS = fields<Schemas['ContactRequest']>(
  'createdAt',
  'name',
  'email',
  'phone',
  'category',
  'subject',
  'message',
  'bookingNumber',
  'status',
)

export const REVIEW_CELLS = fields<Schemas['PaymentReview']>(
  'receivedAt',
  'gateway',
  'why',
  'amountCents',
  'currency',
  'expectedCents',
  'bookingNumber',
  'resolution',
)

export const PAYMENT_CELLS = fields<Schemas['AdminPayment']>(
  'createdAt',
  'status',
  'gateway',
  'gatewayReference',
  'amountCents',
  'currency',
  'bookingNumber',
  'payerName',
  'isForChange',
  'attempt',
  'settledAt',
)

export const LEDGER_CELLS = fields<Schemas['LedgerEntry']>(
  'at',
  'account',
  'amountCents',
  'kind',
  'bookingNumber',
  'reference',
  'postingId',
)

export const PROMO_CELLS: Cells<Schemas['AdminPromo']> = {
  ...fields<Schemas['AdminPromo']>('code', 'partner', 'percent', 'amountCents'),
  vehicleClasses: ({ vehicleClasses }) => vehicleClasses.join(' '),
  ...fields<Schemas['AdminPromo']>(
    'startsAt',
    'endsAt',
    'maxUses',
    'maxUsesPerTraveller',
    'uses',
    'createdAt',
  ),
}

export const PARTNER_CELLS = fields<Schemas['AdminPartnerRow']>(
  'name',
  'state',
  'subdomain',
  'createdAt',
  'origins',
  'keys',
)

export const JOB_CELLS = fields<Schemas['GivenUpJob']>('parkedAt', 'kind', 'about', 'error')

export const AUDIT_CELLS: Cells<Schemas['AuditListEntry']> = {
  ...fields<Schemas['AuditListEntry']>(
    'at',
    'actorEmail',
    'action',
    'subject',
    'subjectId',
    'network',
    'batchId',
  ),
  before: ({ before }) => before && JSON.stringify(before),
  after: ({ after }) => after && JSON.stringify(after),
  reason: ({ reason }) => reason,
}
