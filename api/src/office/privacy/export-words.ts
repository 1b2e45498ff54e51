import type { AccountExport } from './account-export.ts'

type ExportedBooking = AccountExport['bookings'][number]

/** The words of the readable export, by language; English for those we do not write yet. */
export interface ExportTexts {
  title: string
  intro: string
  yes: string
  no: string
  none: string
  sections: Record<
    | 'profile'
    | 'preferences'
    | 'bookings'
    | 'payments'
    | 'events'
    | 'changes'
    | 'quotes'
    | 'checkouts'
    | 'balance'
    | 'sessions'
    | 'requests'
    | 'blocks',
    string
  >
  fields: Record<
    | 'firstName'
    | 'lastName'
    | 'email'
    | 'pendingEmail'
    | 'phone'
    | 'country'
    | 'city'
    | 'address'
    | 'zipCode'
    | 'dateOfBirth'
    | 'emailConfirmed'
    | 'createdAt'
    | 'bookedAt'
    | 'startedAt'
    | 'signedInAt'
    | 'askedAt'
    | 'closesAt'
    | 'language'
    | 'currency'
    | 'distanceUnit'
    | 'status'
    | 'paymentStatus'
    | 'from'
    | 'to'
    | 'pickup'
    | 'return'
    | 'passengers'
    | 'vehicle'
    | 'total'
    | 'notes'
    | 'promoCode'
    | 'attribution'
    | 'payer'
    | 'settledAt'
    | 'device'
    | 'lastSeenAt'
    | 'purpose'
    | 'usedAt'
    | 'travelNumber'
    | 'nameBoard'
    | 'test'
    | 'extras'
    | 'accessLevel'
    | 'method'
    | 'prepayment'
    | 'paid'
    | 'outstanding'
    | 'dueToCarrier'
    | 'refunded'
    | 'lines'
    | 'reasons'
    | 'difference'
    | 'fromPlace'
    | 'toPlace'
    | 'partner'
    | 'openedAt'
    | 'expiresAt'
    | 'booking'
    | 'returnUrl'
    | 'cancelUrl'
    | 'blockedAt'
    | 'blockedUntil'
    | 'liftedAt',
    string
  >
  /** What the export for programs says in codes. */
  statuses: Record<ExportedBooking['booking']['status'], string>
  paymentStatuses: Record<ExportedBooking['booking']['paymentStatus'], string>
  /** Said of a booking that was only tried out. */
  test: string
  attempts: Record<ExportedBooking['payments'][number]['status'], string>
  changes: Record<ExportedBooking['changes'][number]['status'], string>
  purposes: Record<AccountExport['requests'][number]['purpose'], string>
  accessLevels: Record<ExportedBooking['booking']['accessLevel'], string>
  methods: Record<ExportedBooking['booking']['paymentMethod'], string>
  extras: Record<'suitcases' | 'handLuggage' | 'childSeats' | 'meetAndGreet', string>
  events: Record<ExportedBooking['events'][number]['kind'], string>
  actors: Record<ExportedBooking['events'][number]['actor'], string>
  movements: Record<AccountExport['balance']['entries'][number]['kind'], string>
  units: Record<AccountExport['preferences']['distanceUnit'], string>
  /** A browser, `Firefox`, on a system, `Windows`. */
  device: string
}
