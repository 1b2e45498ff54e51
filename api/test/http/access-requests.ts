import { randomUUID } from 'node:crypto'
import type { OperationId } from '#platform/contract/handler.ts'
import { sign } from '#money/payments/sandbox/signature.ts'
import { postingFor, somePartner, viewOf } from './access-list-things.ts'
import { madeFor, type Call, type Scene } from './access-call.ts'
import { CARRIER_REQUESTS } from './access-carriers.ts'
import { CHECKOUT_REQUESTS } from './access-checkouts.ts'
import { GUEST_REQUESTS } from './access-guests.ts'
import { PARTNER_REQUESTS } from './access-partners.ts'
import { returnLink, tokenOf } from './access-links.ts'
import { INVOICE_REQUESTS } from './access-invoices.ts'
import { PAYOUT_REQUESTS } from './access-payouts.ts'
import { RIDE_REQUESTS } from './access-rides.ts'
import { messageToUs } from './access-message.ts'
import { TestClient } from '../support/client.ts'
import { PaymentReview } from '#money/payments/payment-review.entity.ts'
import { callbackBody, paymentsOf, sendCallback } from '../support/payment-callbacks.ts'
import { billing, bookTrip, journey, newTraveller, PASSWORD, quoteFor, trip } from '../support/traveller.ts'

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
  ...RIDE_REQUESTS,
  ...INVOICE_REQUESTS,
  ...PAYOUT_REQUESTS,
  ...CARRIER_REQUESTS,
  ...PARTNER_REQUESTS,
  ...GUEST_REQUESTS,
  ...CHECKOUT_REQUESTS,
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
  getTransferHub: async () => ({ id: 'switzerland' }),
  getTransferRoute: async () => ({ more: { airport: 'geneva-airport', place: 'chamonix' } }),
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
  cancelBooking: (scene) => onBooking(scene, { reason: 'Our flight was moved.' }),
  previewBookingChange: (scene) => onBooking(scene, { travelNumber: 'LX 1375' }),
  changeBooking: (scene) => onBooking(scene, { travelNumber: 'LX 1375' }),
  listBookingRides: async (scene) => ({ id: String((await bookingOf(scene)).id) }),
  listBookingEvents: async (scene) => ({ id: String((await bookingOf(scene)).id) }),
  getBookingReceipt: async (scene) => ({ id: String(await paidBooking(scene)) }),
  getBookingVoucher: async (scene) => ({ id: String((await bookingOf(scene)).id) }),
  getBookingCalendar: async (scene) => ({ id: String((await bookingOf(scene)).id) }),
  setBookingStatus: (scene) =>
    onBooking(scene, { status: 'cancelled', cause: 'carrier', note: 'The car broke down.' }),
  recordPayment: async (scene) => ({ id: String((await bookingOf(scene)).id), body: { amountCents: 100 } }),
  getLedgerPosting: async (scene) => ({ id: await postingFor(scene.service, await paidBooking(scene)) }),
  getAdminPartner: async ({ service }) => ({ id: await somePartner(service) }),
  createSavedView: async () => ({
    body: { name: 'Unpaid', list: 'bookings', query: { payment: 'pending' } },
  }),
  renameSavedView: async (scene) => ({ id: await viewOf(scene.caller), body: { name: 'Unpaid soon' } }),
  deleteSavedView: async (scene) => ({ id: await viewOf(scene.caller) }),
  setListColumns: async () => ({ id: 'bookings', body: { columns: ['status', 'total'] } }),
  setBookingStatuses: async (scene) => ({
    body: { ids: [String((await bookingOf(scene)).id)], status: 'cancelled', cause: 'carrier' },
  }),
  setContactRequestStatuses: async ({ service }) => ({
    body: { ids: [String(await messageToUs(service))], status: 'handled' },
  }),
  decideGivenUpJobs: async () => ({ body: { ids: [randomUUID()], decision: 'drop' } }),
  resolvePaymentReviews: async (scene) => {
    const id = await newBooking(scene).then(({ id: bookingId }) => paymentToReview(scene, bookingId))
    return { body: { ids: [id], resolution: 'to-balance' } }
  },
  blockUsers: async ({ cast }) => ({
    body: { ids: [(await cast.owner()).id], reason: 'Asked for by the bank.' },
  }),
  previewBookingRefund: async (scene) => ({ id: String((await bookingOf(scene)).id), body: NOTHING_BACK }),
  refundBooking: async (scene) => ({ id: String((await bookingOf(scene)).id), body: NOTHING_BACK }),
  getChargebackEvidence: async () => ({ id: randomUUID() }),
  decideCardRefund: async () => ({ id: randomUUID(), body: { decision: 'retry' } }),
  decideApproval: async () => ({ id: randomUUID(), body: { decision: 'approve' } }),
  retryGivenUpJob: async () => ({ id: randomUUID() }),
  takeHealthCheck: async () => ({ id: 'jobs' }),
  dropGivenUpJob: async () => ({ id: randomUUID() }),
  getClient: async ({ cast }) => ({ id: (await cast.owner()).id }),
  getAdminBooking: async (scene) => ({ id: String((await bookingOf(scene)).id) }),
  getClientRecord: async ({ cast }) => ({ id: (await cast.owner()).id }),
  addClientNote: async ({ cast }) => ({ id: (await cast.owner()).id, body: { text: 'Called at 9.' } }),
  exportClient: async ({ cast }) => ({
    id: (await cast.owner()).id,
    body: { reason: 'Asked for by letter.' },
  }),
  // Somebody of their own each time: nobody else needs them any more.
  eraseClient: async ({ service }) => {
    const { client } = await newTraveller(service.url)
    const { body } = await client.call<{ id: string }>('GET', '/api/auth/user')
    return { id: body.id, body: { basis: 'asked-by-person' } }
  },
  setClientLookedInto: async ({ cast }) => ({ id: (await cast.owner()).id }),
  getContactRequest: async ({ service }) => ({ id: String(await messageToUs(service)) }),
  assignContactRequest: async ({ service }) => ({
    id: String(await messageToUs(service)),
    body: { assigneeId: null },
  }),
  replyToContactRequest: async ({ service }) => ({
    id: String(await messageToUs(service)),
    body: { text: 'The driver brings a second seat.' },
  }),
  getBookingRecord: async (scene) => ({ id: String((await bookingOf(scene)).id) }),
  addBookingNote: (scene) => onBooking(scene, { text: 'Called at 9.' }),
  sendBookingMail: async (scene) => ({
    id: String(await paidBooking(scene)),
    body: { mail: 'confirmation' },
  }),
  getAdminBookingReceipt: async (scene) => ({ id: String(await paidBooking(scene)) }),
  getAdminBookingVoucher: async (scene) => ({ id: String((await bookingOf(scene)).id) }),
  getAdminBookingCalendar: async (scene) => ({ id: String((await bookingOf(scene)).id) }),
  previewChangeOnBehalf: (scene) => onBooking(scene, { travelNumber: 'LX 1375' }),
  changeOnBehalf: (scene) => onBooking(scene, { travelNumber: 'LX 1375', reason: 'Asked for by phone.' }),
  getPromoCode: async () => ({ id: 'NONE' }),
  createPromoCode: async () => ({ body: { percent: 5, reason: 'A trial' } }),
  changePromoCode: async () => ({ id: 'NONE', body: { maxUses: 1, reason: 'A trial' } }),
  endPromoCode: async () => ({ id: 'NONE', body: { reason: 'A trial' } }),
  getSetting: async () => ({ id: 'features' }),
  previewSetting: async () => ({ id: 'features', body: { value: WITH_REQUESTS } }),
  storeSetting: async () => ({ id: 'features', body: { value: WITH_REQUESTS, reason: 'As it was' } }),
  restoreSetting: async () => ({ id: 'features', more: { versionId: '0' }, body: { reason: 'As it was' } }),
  grantAdmin: async ({ cast }) => ({ id: (await cast.owner()).id }),
  resetSecondFactor: async ({ cast }) => ({ id: (await cast.owner()).id, body: { reason: 'Lost it.' } }),
  startViewing: async ({ cast }) => ({ id: (await cast.owner()).id, body: { reason: 'Asked us to look.' } }),
  passSecondFactor: async () => ({ body: { code: '123456' } }),
  confirmTotp: async () => ({ body: { code: '123456' } }),
  correctName: async ({ cast }) => ({
    id: (await cast.owner()).id,
    body: { firstName: 'Ada', lastName: 'Kowalska', reason: 'Ada called.' },
  }),
  addPasskey: async () => ({
    body: { name: 'Laptop', id: 'AAAA', clientDataJSON: 'AAAA', attestationObject: 'AAAA', transports: [] },
  }),
  passPasskey: async () => ({
    body: { id: 'AAAA', clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
  }),
  renamePasskey: async () => ({ id: randomUUID(), body: { name: 'Laptop' } }),
  removePasskey: async () => ({ id: randomUUID() }),
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
    const id = await newBooking(scene).then(({ id: bookingId }) => paymentToReview(scene, bookingId))
    return { id, body: { resolution: 'to-balance' } }
  },
  receiveStripeCallback: async () => ({ body: { id: 'evt_1', type: 'checkout.session.completed' } }),
  createPayment: async (scene) => {
    const { id } = await bookingOf(scene)
    return { body: { bookingId: id, firstName: 'Ada', lastName: 'Kowalska', email: 'ada@example.com' } }
  },
  receiveSandboxCallback: async (scene) => {
    const [session] = await paymentsOf(scene.service, (await bookingOf(scene)).id)
    if (!session) throw new Error('the booking has no payment')
    const body = callbackBody(session, 'paid')
    const signature = sign('a secret of one’s own', JSON.stringify(body), scene.service.clock.now)
    return { body, headers: { 'Sandbox-Signature': signature } }
  },
}

/** The same body for a booking of the owner's. */
const onBooking = async (scene: Scene, body: object): Promise<Call> => ({
  id: String((await bookingOf(scene)).id),
  body,
})

const paidBooking = (scene: Scene): Promise<number> =>
  madeFor(scene, 'a paid booking', async () => {
    const { id } = await newBooking(scene)
    const [session] = await paymentsOf(scene.service, id)
    if (!session) throw new Error('the booking has no payment')
    await sendCallback(scene.service, callbackBody(session, 'paid'))
    return id
  })

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

const bookingOf = (scene: Scene) => madeFor(scene, 'a booking', () => newBooking(scene))

async function newBooking({ service, cast }: Scene) {
  const { booked } = await bookTrip((await cast.owner()).client, trip(service.clock.now))
  return booked.body.booking
}
