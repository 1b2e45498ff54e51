import type { CallResult } from '@fiacre/sdk'
import { fakeClient, MARIA, renderPage } from '../../app/testing.tsx'
import type { SiteLanguage } from '../../base/i18n/language.ts'
import { AdminPage } from './admin-page.tsx'
import type { AdminBooking, Client, ContactRequest, PaymentReview, Task } from './admin-reads.ts'
import type { RefundPreview } from './bookings/refund/refund-reads.ts'
import { adminTexts } from './locales/texts.ts'
import { figuresOf } from './figures/sample-figures.ts'
import { sampleBooking } from '../../subjects/booking/sample-bookings.ts'

/** A booking as administrators see it. */
export function adminBooking(more: Partial<AdminBooking> = {}): AdminBooking {
  return {
    ...sampleBooking(),
    userFirstName: 'Maria',
    userLastName: 'Kowalska',
    userEmail: 'maria@example.com',
    vehicleTypeName: 'Economy',
    ...more,
  }
}

/** An account in good standing. */
export const CLIENT: Client = {
  id: '0198c2a4-1d2c-7a3b-8f4e-5a6b7c8d9e0f',
  firstName: 'Jan',
  lastName: 'Nowak',
  email: 'jan@example.com',
  country: 'PL',
  isAdmin: false,
  staffRole: null,
  hasSecondFactor: false,
  emailConfirmed: true,
  createdAt: '2026-02-10T09:00:00.000Z',
  block: null,
}

/** What the carrier's cancellation of a small booking would do. */
export const REFUND_PREVIEW: RefundPreview = {
  terms: {
    policyCents: 11_096,
    mostCents: 11_096,
    mostToCardCents: 5_000,
    isWithinPolicy: true,
    needsReason: false,
    needsApproval: false,
  },
  status: 'cancelled',
  paidCents: 0,
  refundedCents: 11_096,
  balanceCents: 6_096,
  postings: [
    {
      kind: 'REFUND',
      entries: [
        { account: 'booking:1042', amountCents: 5_000 },
        { account: 'refunds:to-cards', amountCents: -5_000 },
      ],
    },
  ],
  mails: ['booking-cancelled'],
}

/** A payment that came twice. */
export function review(id: string, more: Partial<PaymentReview> = {}): PaymentReview {
  return {
    id,
    receivedAt: '2026-02-10T09:20:00.000Z',
    gateway: 'sandbox',
    why: 'PAID_TWICE',
    amountCents: 11_096,
    currency: 'EUR',
    expectedCents: 11_096,
    bookingId: 1042,
    bookingNumber: 'FC-7K2M9Q',
    resolution: null,
    ...more,
  }
}

type Office = {
  bookings?: readonly AdminBooking[]
  clients?: readonly Client[]
  messages?: readonly ContactRequest[]
  reviews?: readonly PaymentReview[]
  tasks?: readonly Task[]
}

/** What may be answered. */
const TEMPLATES: CallResult<'getContactRequest'>['templates'] = [
  { name: 'received', language: 'en', text: 'Thank you for your message.' },
]

/** A client for an administrator of a small company. */
export function adminClient({
  bookings = [],
  clients = [],
  messages = [],
  reviews = [],
  tasks = [],
}: Office = {}) {
  const client = fakeClient()
  client.getSession.mockResolvedValue({ ...MARIA, id: 'an-administrator', isAdmin: true })
  client.getAdminStats.mockResolvedValue({
    totalBookings: 100,
    pendingBookings: 7,
    revenueCents: 1_839_000,
    totalUsers: 64,
    newMessages: 2,
  })
  client.listAdminTasks.mockResolvedValue({
    tasks: [...tasks],
    counts: [{ kind: 'message', count: tasks.length }],
  })
  client.listAllBookings.mockResolvedValue({ bookings: [...bookings], next: null })
  client.getAdminBooking.mockImplementation(async ({ path }) => {
    const found = bookings.find(({ id }) => id === path.bookingId)
    if (!found) throw new Error('The test has no such booking.')
    return found
  })
  client.getBookingMoney.mockResolvedValue({ payments: [], postings: [], cardRefunds: [], chargebacks: [] })
  client.previewBookingRefund.mockResolvedValue(REFUND_PREVIEW)
  client.listApprovals.mockResolvedValue({ approvals: [] })
  client.getAdminFigures.mockImplementation(async ({ query = {} } = {}) => figuresOf(query.by ?? 'day'))
  client.getAdminHealth.mockResolvedValue({ version: '0.1.0', checks: [] })
  client.getClientRecord.mockResolvedValue({
    phone: null,
    city: null,
    company: null,
    language: 'pl',
    termsVersion: 1,
    emailConfirmedAt: null,
    pendingEmail: null,
    closesAt: null,
    lookedIntoAt: null,
    bookings: [],
    balance: { amountCents: 0, currency: 'EUR', entries: [], next: null },
    sessions: [],
    signIns: [],
    blocks: [],
    timeline: [],
  })
  client.getBookingRecord.mockResolvedValue({
    userId: CLIENT.id,
    language: 'pl',
    mapUrl: null,
    termsVersion: 1,
    promoCode: null,
    mails: [],
    hasReceipt: false,
    timeline: [],
  })
  client.listClients.mockResolvedValue({ clients: [...clients], next: null })
  client.getClient.mockImplementation(async () => clients[0] ?? CLIENT)
  client.listOfficePeople.mockResolvedValue({ people: [] })
  client.getContactRequest.mockImplementation(async ({ path }) => {
    const message = messages.find(({ id }) => id === path.contactRequestId)
    if (!message) throw new Error('The test has no such message.')
    return {
      message,
      replies: [],
      account: null,
      isAccountCertain: false,
      bookings: [],
      templates: TEMPLATES,
    }
  })
  client.listContactRequests.mockResolvedValue({ contactRequests: [...messages], next: null })
  client.listAudit.mockResolvedValue({ entries: [], next: null })
  client.getListSettings.mockResolvedValue({ views: [], columns: [] })
  client.listLedgerEntries.mockResolvedValue({ entries: [], next: null })
  client.listAdminPayments.mockResolvedValue({ payments: [], next: null })
  client.listCarriers.mockResolvedValue({ carriers: [], next: null })
  client.listPapersToReview.mockResolvedValue({ papers: [] })
  client.listPromoCodes.mockResolvedValue({ promoCodes: [], next: null })
  client.listAdminPartners.mockResolvedValue({ partners: [], next: null })
  client.listGivenUpJobs.mockResolvedValue({ jobs: [], next: null })
  client.listPaymentReviews.mockResolvedValue({ reviews: [...reviews], next: null })
  return client
}

/** The back office as an administrator opens it. */
export async function openAdmin(client = adminClient(), path = '/admin', language: SiteLanguage = 'en') {
  return renderPage(<AdminPage />, { client, texts: [adminTexts], path, language })
}
