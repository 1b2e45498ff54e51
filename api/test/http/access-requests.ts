import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { completeAccountMail } from '#people/accounts/links/mint-link.ts'
import type { OperationId } from '#platform/contract/handler.ts'
import { tokenHash } from '#platform/database/tokens.ts'
import type { LinkMail } from '#platform/mail/account-mail.ts'
import { sign } from '#money/payments/sandbox/signature.ts'
import { PARTNER_PAGE, type Cast, type Person } from './access-cast.ts'
import { TestClient } from '../support/client.ts'
import { handOff } from '../support/hand-off.ts'
import { PaymentReview } from '#money/payments/payment-review.entity.ts'
import { callbackBody, paymentsOf, sendCallback } from '../support/payment-callbacks.ts'
import type { TestService } from '../support/service.ts'
import { billing, bookTrip, journey, PASSWORD, quoteFor, trip } from '../support/traveller.ts'

/** What an operation is called with, where that is not its bare path. */
export interface Call {
  /** For the placeholder of the path. */
  id?: string
  /** For further placeholders, by their names. */
  more?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
}

export interface Scene {
  service: TestService
  cast: Cast
  /** Who calls; a visitor is nobody. */
  caller: Person | undefined
  /** The headers of the partner's server. */
  partner: Record<string, string>
}

const REGISTRATION = {
  firstName: 'Ada',
  lastName: 'Kowalska',
  phoneNumber: '601 234 567',
  countryCode: '+48',
  country: 'PL',
  dateOfBirth: '1990-04-12',
  password: PASSWORD,
  confirmPassword: PASSWORD,
}
const WITH_REQUESTS = { features: { specialRequests: true } }
const PLACES = { pickup: 'Geneva Airport', destination: 'Chamonix' }

/** Real calls, each for what is the owner's; what is one's own is the caller's. */
export const REQUESTS: Partial<Record<OperationId, (scene: Scene) => Promise<Call>>> = {
  createContactRequest: async () => ({
    body: {
      name: 'Ada Kowalska',
      // An address of its own each time, as one is written to a few times an hour.
      email: `${randomUUID()}@example.com`,
      subject: 'A second seat',
      category: 'booking',
      message: 'We will be one child more.',
    },
  }),
  login: async ({ cast }) => ({ body: { email: (await cast.owner()).email, password: PASSWORD } }),
  register: async () => ({ body: { ...REGISTRATION, email: `${randomUUID()}@example.com` } }),
  // An address of its own each time, as one gets three links an hour.
  requestSignInLink: async () => ({ body: { email: `${randomUUID()}@example.com` } }),
  resendConfirmation: async ({ cast }) => ({ body: { email: (await cast.owner()).email } }),
  confirmEmail: async (scene) => ({ query: { token: await tokenOf(scene, 'confirm-email') } }),
  // Another's address, as one gets ten mails an hour.
  requestPasswordReset: async ({ cast }) => ({ body: { email: (await cast.caller('other'))?.email } }),
  validatePasswordReset: async (scene) => ({ query: { token: await tokenOf(scene, 'reset-password') } }),
  resetPassword: async (scene) => ({
    body: { token: await tokenOf(scene, 'reset-password'), newPassword: 'quite another pass phrase' },
  }),
  validateEmailChangeUndo: async (scene) => ({ query: { token: await returnLink(scene) } }),
  undoEmailChange: async (scene) => ({
    body: { token: await returnLink(scene), newPassword: 'quite another pass phrase' },
  }),
  proveOwner: async () => ({ body: { password: PASSWORD } }),
  updateProfile: async ({ caller }) => ({
    body: { ...billing(caller?.email ?? 'a@example.com'), city: 'Gdynia' },
  }),
  changePassword: async () => ({
    body: { currentPassword: PASSWORD, newPassword: 'quite another pass phrase' },
  }),
  endSession: async ({ service, cast }) => {
    const { email } = await cast.owner()
    const elsewhere = new TestClient(service.url)
    await elsewhere.call('POST', '/api/auth/login', { email, password: PASSWORD })
    const { body } = await elsewhere.call<{ sessions: { id: string; isCurrent: boolean }[] }>(
      'GET',
      '/api/auth/sessions',
    )
    return { id: body.sessions.find(({ isCurrent }) => isCurrent)?.id ?? '' }
  },
  updatePreferences: async () => ({ body: { language: 'pl', currency: 'PLN', distanceUnit: 'mi' } }),
  deleteAccount: async () => ({ body: { password: PASSWORD } }),
  blockUser: async ({ cast }) => ({
    id: (await cast.owner()).id,
    body: { reason: 'Asked for by the bank.' },
  }),
  unblockUser: async ({ cast }) => ({ id: (await cast.owner()).id }),
  searchPlaces: async () => ({ query: { q: 'geneva' } }),
  getDestination: async () => ({ id: 'CH' }),
  getRouteMap: wayOfPlaces,
  getRouteDrawing: wayOfPlaces,
  calculateDistance: async () => ({ body: PLACES }),
  calculatePrice: async ({ service }) => ({ body: trip(service.clock.now) }),
  calculatePrices: async ({ service }) => ({ body: journey(service.clock.now) }),
  createBooking: async ({ service, cast }) => {
    const request = trip(service.clock.now)
    const { quoteId, totalPrice } = await quoteFor((await cast.owner()).client, request)
    return { body: { ...request, quoteId, totalPrice } }
  },
  getBooking: async (scene) => ({ id: String((await bookingOf(scene)).id) }),
  getBookingPayment: async (scene) => ({ id: String((await bookingOf(scene)).id) }),
  previewCancellation: async (scene) => ({ id: String((await bookingOf(scene)).id) }),
  cancelBooking: async (scene) => ({
    id: String((await bookingOf(scene)).id),
    body: { reason: 'Our flight was moved.' },
  }),
  previewBookingChange: async (scene) => ({
    id: String((await bookingOf(scene)).id),
    body: { travelNumber: 'LX 1375' },
  }),
  changeBooking: async (scene) => ({
    id: String((await bookingOf(scene)).id),
    body: { travelNumber: 'LX 1375' },
  }),
  listBookingEvents: async (scene) => ({ id: String((await bookingOf(scene)).id) }),
  getBookingReceipt: async (scene) => ({ id: String(await paidBooking(scene)) }),
  getBookingVoucher: async (scene) => ({ id: String((await bookingOf(scene)).id) }),
  getBookingCalendar: async (scene) => ({ id: String((await bookingOf(scene)).id) }),
  setBookingStatus: async (scene) => ({
    id: String((await bookingOf(scene)).id),
    body: { status: 'cancelled', cause: 'carrier', note: 'The car broke down.' },
  }),
  recordPayment: async (scene) => ({ id: String((await bookingOf(scene)).id), body: { amountCents: 100 } }),
  previewBookingRefund: async (scene) => ({ id: String((await bookingOf(scene)).id), body: NOTHING_BACK }),
  refundBooking: async (scene) => ({ id: String((await bookingOf(scene)).id), body: NOTHING_BACK }),
  getChargebackEvidence: async () => ({ id: randomUUID() }),
  decideCardRefund: async () => ({ id: randomUUID(), body: { decision: 'retry' } }),
  decideApproval: async () => ({ id: randomUUID(), body: { decision: 'approve' } }),
  retryGivenUpJob: async () => ({ id: randomUUID() }),
  dropGivenUpJob: async () => ({ id: randomUUID() }),
  getClient: async ({ cast }) => ({ id: (await cast.owner()).id }),
  getAdminBooking: async (scene) => ({ id: String((await bookingOf(scene)).id) }),
  getPromoCode: async () => ({ id: 'NONE' }),
  createPromoCode: async () => ({ body: { percent: 5, reason: 'A trial' } }),
  changePromoCode: async () => ({ id: 'NONE', body: { maxUses: 1, reason: 'A trial' } }),
  endPromoCode: async () => ({ id: 'NONE', body: { reason: 'A trial' } }),
  getSetting: async () => ({ id: 'features' }),
  previewSetting: async () => ({ id: 'features', body: { value: WITH_REQUESTS } }),
  storeSetting: async () => ({ id: 'features', body: { value: WITH_REQUESTS, reason: 'As it was' } }),
  restoreSetting: async () => ({ id: 'features', more: { versionId: '0' }, body: { reason: 'As it was' } }),
  grantAdmin: async ({ cast }) => ({ id: (await cast.owner()).id }),
  setOfficeRole: async ({ cast }) => ({
    id: (await cast.owner()).id,
    body: { role: 'support', reason: 'Joins the team.' },
  }),
  getBookingMoney: async (scene) => ({ id: String((await bookingOf(scene)).id) }),
  setContactRequestStatus: async ({ service }) => ({
    id: String(await messageToUs(service)),
    body: { status: 'handled' },
  }),
  listAuditTrail: async (scene) => ({ id: String((await bookingOf(scene)).id) }),
  resolvePaymentReview: async (scene) => {
    const id = await bookingOf(scene).then(({ id: bookingId }) => paymentToReview(scene, bookingId))
    return { id, body: { resolution: 'to-balance' } }
  },
  receiveStripeCallback: async () => ({ body: { id: 'evt_1', type: 'checkout.session.completed' } }),
  createPayment: async (scene) => {
    const { id } = await bookingOf(scene)
    return { body: { bookingId: id, firstName: 'Ada', lastName: 'Kowalska', email: 'ada@example.com' } }
  },
  createCheckoutSession: async ({ service, partner }) => {
    const request = trip(service.clock.now)
    const asked = await new TestClient(service.url).call('POST', '/api/calculate-price', request, partner)
    return { body: { quoteId: asked.body['quoteId'], returnUrl: PARTNER_PAGE } }
  },
  openCheckout: async (scene) => ({ body: { token: (await startCheckout(scene)).token } }),
  getCurrentCheckout: async (scene) => {
    const { made, token } = await startCheckout(scene)
    await steps(scene).open((await scene.cast.owner()).client, token)
    return { query: { checkoutSessionId: made.body.checkoutSessionId } }
  },
  createCheckoutReturn: async (scene) => ({
    id: await paidCheckout(scene, (await scene.cast.owner()).client),
  }),
  redeemCheckoutResult: async (scene) => {
    const { client } = await scene.cast.owner()
    const id = await paidCheckout(scene, client)
    return { body: { resultToken: (await steps(scene).returnLink({ client, id })).token } }
  },
  receiveSandboxCallback: async (scene) => {
    const [session] = await paymentsOf(scene.service, (await bookingOf(scene)).id)
    if (!session) throw new Error('the booking has no payment')
    const body = callbackBody(session, 'paid')
    const signature = sign('a secret of one’s own', JSON.stringify(body), scene.service.clock.now)
    return { body, headers: { 'Sandbox-Signature': signature } }
  },
}

const steps = ({ service, partner }: Scene) => handOff(service, partner)
const startCheckout = (scene: Scene) =>
  steps(scene).start(trip(scene.service.clock.now), { returnUrl: PARTNER_PAGE })

/** A checkout that a traveller opened, booked and paid. */
async function paidCheckout(scene: Scene, traveller: TestClient): Promise<string> {
  const { open, book, pay } = steps(scene)
  const { made, token } = await startCheckout(scene)
  const booked = await book(traveller, (await open(traveller, token)).body)
  await pay(booked.body.booking.id)
  return made.body.checkoutSessionId
}

async function paidBooking(scene: Scene): Promise<number> {
  const { id } = await bookingOf(scene)
  const [session] = await paymentsOf(scene.service, id)
  if (!session) throw new Error('the booking has no payment')
  await sendCallback(scene.service, callbackBody(session, 'paid'))
  return id
}

async function messageToUs(service: TestService): Promise<number> {
  const message = {
    name: 'Ada Kowalska',
    email: `${randomUUID()}@example.com`,
    subject: 'A second seat',
    category: 'booking',
    message: 'We will be one child more.',
  }
  await new TestClient(service.url).call('POST', '/api/contact-requests', message)
  const { rows } = await sql<{
    id: number
  }>`select id from contact_request where email = ${message.email}`.execute(
    service.context.orm.em.fork().getKysely(),
  )
  return rows[0]?.id ?? 0
}

/** An unpaid booking that the company cancels. */
const NOTHING_BACK = { cancel: { cause: 'company' }, toBalanceCents: 0, toCardCents: 0, reason: null }

/** Money of another sum than was asked for. */
async function paymentToReview({ service }: Scene, bookingId: number): Promise<string> {
  const [session] = await paymentsOf(service, bookingId)
  if (!session) throw new Error('the booking has no payment')
  await sendCallback(service, callbackBody({ ...session, amount_cents: 1 }, 'paid'))
  const review = await service.context.orm.em.fork().findOneOrFail(PaymentReview, { bookingId })
  return review.id
}

/** A way that is known, as a picture's address has it. */
async function wayOfPlaces({ service }: Scene) {
  const client = new TestClient(service.url)
  const { body } = await client.call<{ mapUrl: string }>('POST', '/api/calculate-distance', PLACES)
  return { id: body.mapUrl.split('/')[3] ?? '' }
}

async function bookingOf({ service, cast }: Scene) {
  const { booked } = await bookTrip((await cast.owner()).client, trip(service.clock.now))
  return booked.body.booking
}

/** The token of a link to the owner, as it would stand in the mail. */
async function tokenOf(
  { service, cast }: Scene,
  kind: Exclude<LinkMail['kind'], 'email-changed'>,
): Promise<string> {
  const { email } = await cast.owner()
  const mail = await completeAccountMail(service.context, { kind, account: email }, randomUUID())
  const link = mail && 'link' in mail.mail ? mail.mail.link : ''
  return new URL(link).searchParams.get('token') ?? ''
}

/** The token that takes the owner back to an address of before. */
async function returnLink({ service, cast }: Scene): Promise<string> {
  const { id } = await cast.owner()
  const token = randomUUID()
  const db = service.context.orm.em.fork().getKysely()
  await sql`
    insert into account_link (id, purpose, user_id, email, token_hash, created_at, expires_at)
    values (gen_random_uuid(), 'email-changed', ${id}, ${`${token}@example.com`}, ${tokenHash(token)}, now(),
      now() + interval '7 days')`.execute(db)
  return token
}
