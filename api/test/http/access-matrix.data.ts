import type { OperationId } from '#platform/contract/handler.ts'
import type { ProblemCode } from '#platform/http/problem-codes.ts'

/**
 * Who calls. What is asked for is the owner's; visitor, other traveller and administrator call from a browser of their
 * own. The keys are those of one partner, live, without anybody signed in: the publishable one from the partner's own
 * page, the secret and the revoked one from its server.
 */
export const COLUMNS = [
  'visitor',
  'owner',
  'other',
  'administrator',
  'publishable',
  'secret',
  'revoked',
] as const

export type Column = (typeof COLUMNS)[number]

/** A status where the call is let through, a code where it is refused. */
type Outcome = 200 | 201 | 302 | ProblemCode

type Row = readonly [Outcome, Outcome, Outcome, Outcome, Outcome, Outcome, Outcome]

const NONE = 'UNAUTHORIZED'
/** A page of another origin may write nothing but what takes its key. */
const PAGE = 'FORBIDDEN_ORIGIN'

const EVERYBODY: Row = [200, 200, 200, 200, 200, 200, 200]
const EVERYBODY_ON_OUR_PAGES: Row = [200, 200, 200, 200, PAGE, 200, 200]
const EVERYBODY_BY_A_GOOD_KEY: Row = [200, 200, 200, 200, 200, 200, 'KEY_REVOKED']
const PARTNERS: Row = ['INVALID_KEY', 'INVALID_KEY', 'INVALID_KEY', 'INVALID_KEY', 200, 200, 'KEY_REVOKED']
/** Each reads or changes what is their own. */
const READS_OWN: Row = [NONE, 200, 200, 200, NONE, NONE, NONE]
const CHANGES_OWN: Row = [NONE, 200, 200, 200, PAGE, NONE, NONE]
/** Of the owner alone: to others, administrators too, it does not exist. */
const OWNER_READS: Row = [NONE, 200, 'NOT_FOUND', 'NOT_FOUND', NONE, NONE, NONE]
const OWNER_CHANGES: Row = [NONE, 200, 'NOT_FOUND', 'NOT_FOUND', PAGE, NONE, NONE]
const OWNER_ADDS: Row = [NONE, 201, 'NOT_FOUND', 'NOT_FOUND', PAGE, NONE, NONE]
const ADMINISTRATORS_READ: Row = [NONE, 'FORBIDDEN', 'FORBIDDEN', 200, NONE, NONE, NONE]
const ADMINISTRATORS_CHANGE: Row = [NONE, 'FORBIDDEN', 'FORBIDDEN', 200, PAGE, NONE, NONE]
const ADMINISTRATORS_ADD: Row = [NONE, 'FORBIDDEN', 'FORBIDDEN', 201, PAGE, NONE, NONE]
const ADMINISTRATORS_READ_NOTHING: Row = [NONE, 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND', NONE, NONE, NONE]
const ADMINISTRATORS_CREATE: Row = [NONE, 'FORBIDDEN', 'FORBIDDEN', 201, PAGE, NONE, NONE]
const ADMINISTRATORS_FIND_NOTHING: Row = [NONE, 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND', PAGE, NONE, NONE]

/** What every operation answers to everybody. */
export const ACCESS: Record<OperationId, Row> = {
  getSession: READS_OWN,
  login: EVERYBODY_ON_OUR_PAGES,
  requestSignInLink: EVERYBODY_ON_OUR_PAGES,
  logout: EVERYBODY_ON_OUR_PAGES,
  logoutByNavigation: [302, 302, 302, 302, 302, 302, 302],
  register: [201, 201, 201, 201, PAGE, 201, 201],
  resendConfirmation: EVERYBODY_ON_OUR_PAGES,
  // Whoever has the link out of the mail.
  confirmEmail: [302, 302, 302, 302, 302, 302, 302],
  validatePasswordReset: EVERYBODY,
  resetPassword: EVERYBODY_ON_OUR_PAGES,
  requestPasswordReset: EVERYBODY_ON_OUR_PAGES,
  getEmailStatus: READS_OWN,
  sendConfirmation: CHANGES_OWN,
  getProfile: READS_OWN,
  updateProfile: CHANGES_OWN,
  cancelEmailChange: CHANGES_OWN,
  validateEmailChangeUndo: EVERYBODY,
  undoEmailChange: EVERYBODY_ON_OUR_PAGES,
  changePassword: CHANGES_OWN,
  proveOwner: CHANGES_OWN,
  listSessions: READS_OWN,
  endSession: OWNER_CHANGES,
  endAllSessions: CHANGES_OWN,
  getPreferences: READS_OWN,
  updatePreferences: CHANGES_OWN,
  // Nobody typed a password here; `second-factor.db.test.ts` has who did.
  passSecondFactor: [NONE, 'WRONG_CODE', 'WRONG_CODE', 'WRONG_CODE', PAGE, NONE, NONE],
  endViewing: CHANGES_OWN,
  getSecondFactor: READS_OWN,
  // For people of the back office.
  startTotp: [NONE, 'FORBIDDEN', 'FORBIDDEN', 200, PAGE, NONE, NONE],
  confirmTotp: [NONE, 'WRONG_CODE', 'WRONG_CODE', 'WRONG_CODE', PAGE, NONE, NONE],
  removeSecondFactor: CHANGES_OWN,
  renewRecoveryCodes: [NONE, 'RULE_VIOLATION', 'RULE_VIOLATION', 'RULE_VIOLATION', PAGE, NONE, NONE],
  exportAccount: READS_OWN,
  exportAccountPage: READS_OWN,
  deleteAccount: CHANGES_OWN,
  keepAccount: CHANGES_OWN,
  listClients: ADMINISTRATORS_READ,
  listContactRequests: ADMINISTRATORS_READ,
  createContactRequest: [201, 201, 201, 201, PAGE, 201, 201],
  blockUser: ADMINISTRATORS_CHANGE,
  unblockUser: ADMINISTRATORS_CHANGE,
  getClient: ADMINISTRATORS_READ,
  getAdminBooking: ADMINISTRATORS_READ,
  getClientRecord: ADMINISTRATORS_READ,
  addClientNote: ADMINISTRATORS_ADD,
  exportClient: ADMINISTRATORS_CHANGE,
  eraseClient: ADMINISTRATORS_CHANGE,
  setClientLookedInto: ADMINISTRATORS_CHANGE,
  getContactRequest: ADMINISTRATORS_READ,
  assignContactRequest: ADMINISTRATORS_CHANGE,
  replyToContactRequest: ADMINISTRATORS_ADD,
  listOfficePeople: ADMINISTRATORS_READ,
  getBookingRecord: ADMINISTRATORS_READ,
  addBookingNote: ADMINISTRATORS_ADD,
  sendBookingMail: ADMINISTRATORS_CHANGE,
  getAdminBookingReceipt: ADMINISTRATORS_READ,
  getAdminBookingVoucher: ADMINISTRATORS_READ,
  getAdminBookingCalendar: ADMINISTRATORS_READ,
  previewChangeOnBehalf: ADMINISTRATORS_CHANGE,
  changeOnBehalf: ADMINISTRATORS_CHANGE,
  listAudit: ADMINISTRATORS_READ,
  exportBookings: ADMINISTRATORS_READ,
  listLedgerEntries: ADMINISTRATORS_READ,
  exportLedgerEntries: ADMINISTRATORS_READ,
  listAdminPayments: ADMINISTRATORS_READ,
  exportAdminPayments: ADMINISTRATORS_READ,
  listPromoCodes: ADMINISTRATORS_READ,
  exportPromoCodes: ADMINISTRATORS_READ,
  listAdminPartners: ADMINISTRATORS_READ,
  exportAdminPartners: ADMINISTRATORS_READ,
  getAdminPartner: ADMINISTRATORS_READ,
  listGivenUpJobs: ADMINISTRATORS_READ,
  exportGivenUpJobs: ADMINISTRATORS_READ,
  exportClients: ADMINISTRATORS_READ,
  exportContactRequests: ADMINISTRATORS_READ,
  exportPaymentReviews: ADMINISTRATORS_READ,
  exportAudit: ADMINISTRATORS_READ,
  getListSettings: ADMINISTRATORS_READ,
  getLedgerPosting: ADMINISTRATORS_READ,
  createSavedView: [NONE, 'FORBIDDEN', 'FORBIDDEN', 201, PAGE, NONE, NONE],
  renameSavedView: ADMINISTRATORS_CHANGE,
  deleteSavedView: ADMINISTRATORS_CHANGE,
  setListColumns: ADMINISTRATORS_CHANGE,
  setBookingStatuses: ADMINISTRATORS_CHANGE,
  setContactRequestStatuses: ADMINISTRATORS_CHANGE,
  decideGivenUpJobs: ADMINISTRATORS_CHANGE,
  resolvePaymentReviews: ADMINISTRATORS_CHANGE,
  blockUsers: ADMINISTRATORS_CHANGE,
  getAdminFigures: ADMINISTRATORS_READ,
  exportFigures: ADMINISTRATORS_READ,
  // Nothing was given up here; `outbox-cli.db.test.ts` has what was.
  retryGivenUpJob: ADMINISTRATORS_FIND_NOTHING,
  dropGivenUpJob: ADMINISTRATORS_FIND_NOTHING,
  getAdminHealth: ADMINISTRATORS_READ,
  // Nothing is wrong here; `health-alerts.db.test.ts` has what is.
  listRideOffers: OWNER_READS,
  acceptRideOffer: OWNER_CHANGES,
  rejectRideOffer: OWNER_CHANGES,
  listCarrierRides: OWNER_READS,
  getCarrierRide: OWNER_READS,
  assignRide: OWNER_CHANGES,
  giveBackRide: OWNER_CHANGES,
  answerRideAmendment: OWNER_CHANGES,
  advanceRide: OWNER_CHANGES,
  listBookingRides: OWNER_READS,
  rateRide: OWNER_ADDS,
  settleRating: ADMINISTRATORS_CHANGE,
  createDriverLink: OWNER_ADDS,
  // Whoever has the driver's link.
  getDriverRide: EVERYBODY_ON_OUR_PAGES,
  sendDriverEvents: EVERYBODY_ON_OUR_PAGES,
  sendDriverPosition: EVERYBODY_ON_OUR_PAGES,
  settleDriverReport: ADMINISTRATORS_CHANGE,
  getCarrierScore: OWNER_READS,
  listRides: ADMINISTRATORS_READ,
  listRideCarriers: ADMINISTRATORS_READ,
  giveRide: ADMINISTRATORS_CHANGE,
  takeHealthCheck: ADMINISTRATORS_FIND_NOTHING,
  grantAdmin: ADMINISTRATORS_CHANGE,
  setOfficeRole: ADMINISTRATORS_CHANGE,
  getCarrier: OWNER_READS,
  saveCarrier: CHANGES_OWN,
  submitCarrier: OWNER_CHANGES,
  closeCarrier: OWNER_CHANGES,
  addVehicle: OWNER_ADDS,
  changeVehicle: OWNER_CHANGES,
  addDriver: OWNER_ADDS,
  changeDriver: OWNER_CHANGES,
  addPaper: OWNER_ADDS,
  uploadCarrierFile: OWNER_ADDS,
  getCarrierFile: OWNER_READS,
  listCarrierKeys: OWNER_READS,
  createCarrierKey: OWNER_ADDS,
  rotateCarrierKey: OWNER_CHANGES,
  revokeCarrierKey: OWNER_CHANGES,
  listCarrierWebhooks: OWNER_READS,
  addCarrierWebhook: OWNER_ADDS,
  removeCarrierWebhook: OWNER_CHANGES,
  setCarrierWebhookState: OWNER_CHANGES,
  rotateCarrierWebhookSecret: OWNER_CHANGES,
  pingCarrierWebhook: OWNER_CHANGES,
  listCarrierWebhookDeliveries: OWNER_READS,
  replayCarrierWebhooks: OWNER_CHANGES,
  listCarriers: ADMINISTRATORS_READ,
  getAdminCarrier: ADMINISTRATORS_READ,
  decideCarrier: ADMINISTRATORS_CHANGE,
  listPapersToReview: ADMINISTRATORS_READ,
  decidePaper: ADMINISTRATORS_CHANGE,
  getAdminCarrierFile: ADMINISTRATORS_READ,
  decideScreeningCase: ADMINISTRATORS_CHANGE,
  getPromoCode: ADMINISTRATORS_READ_NOTHING,
  createPromoCode: ADMINISTRATORS_CREATE,
  changePromoCode: ADMINISTRATORS_FIND_NOTHING,
  endPromoCode: ADMINISTRATORS_FIND_NOTHING,
  listSettings: ADMINISTRATORS_READ,
  getSetting: ADMINISTRATORS_READ,
  previewSetting: ADMINISTRATORS_CHANGE,
  storeSetting: ADMINISTRATORS_CREATE,
  restoreSetting: ADMINISTRATORS_CREATE,
  listFaqEntries: EVERYBODY,
  // The owner has none to lose.
  resetSecondFactor: [NONE, 'FORBIDDEN', 'FORBIDDEN', 'RULE_VIOLATION', PAGE, NONE, NONE],
  startViewing: ADMINISTRATORS_CHANGE,
  getAdminStats: ADMINISTRATORS_READ,
  listAdminTasks: ADMINISTRATORS_READ,
  getBookingMoney: ADMINISTRATORS_READ,
  setContactRequestStatus: ADMINISTRATORS_CHANGE,
  previewBookingRefund: ADMINISTRATORS_CHANGE,
  refundBooking: ADMINISTRATORS_CHANGE,
  // None failed here, and none waits; `refunds.db.test.ts` and `approvals.db.test.ts` have what did.
  decideCardRefund: ADMINISTRATORS_FIND_NOTHING,
  listApprovals: ADMINISTRATORS_READ,
  // Nobody disputed anything here; `chargebacks.db.test.ts` has who did.
  getChargebackEvidence: [NONE, 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND', NONE, NONE, NONE],
  decideApproval: ADMINISTRATORS_FIND_NOTHING,
  listVehicleTypes: EVERYBODY_BY_A_GOOD_KEY,
  searchPlaces: EVERYBODY_BY_A_GOOD_KEY,
  offerPlaces: EVERYBODY_BY_A_GOOD_KEY,
  listDestinations: EVERYBODY,
  getDestination: EVERYBODY,
  getExchangeRates: EVERYBODY_BY_A_GOOD_KEY,
  getClientSettings: EVERYBODY,
  listPaymentMethods: EVERYBODY,
  getRouteMap: EVERYBODY,
  getRouteDrawing: EVERYBODY_BY_A_GOOD_KEY,
  calculateDistance: EVERYBODY_BY_A_GOOD_KEY,
  calculatePrice: EVERYBODY_BY_A_GOOD_KEY,
  calculatePrices: EVERYBODY_BY_A_GOOD_KEY,
  listBookings: READS_OWN,
  // At a price that was made for the owner.
  createBooking: [NONE, 201, 'QUOTE_UNAVAILABLE', 'QUOTE_UNAVAILABLE', PAGE, NONE, NONE],
  getBooking: OWNER_READS,
  createPayment: OWNER_CHANGES,
  getBookingPayment: OWNER_READS,
  previewCancellation: OWNER_READS,
  cancelBooking: OWNER_CHANGES,
  previewBookingChange: OWNER_CHANGES,
  changeBooking: OWNER_CHANGES,
  listBookingEvents: OWNER_READS,
  getBookingReceipt: OWNER_READS,
  getBookingVoucher: OWNER_READS,
  getBookingCalendar: OWNER_READS,
  getBalance: READS_OWN,
  listAllBookings: ADMINISTRATORS_READ,
  setBookingStatus: ADMINISTRATORS_CHANGE,
  recordPayment: ADMINISTRATORS_CHANGE,
  listAuditTrail: ADMINISTRATORS_READ,
  listPaymentReviews: ADMINISTRATORS_READ,
  resolvePaymentReview: ADMINISTRATORS_CHANGE,
  getBrand: EVERYBODY_BY_A_GOOD_KEY,
  createCheckoutSession: [
    'INVALID_KEY',
    'INVALID_KEY',
    'INVALID_KEY',
    'INVALID_KEY',
    201,
    201,
    'KEY_REVOKED',
  ],
  // Whoever comes with the address that the partner handed out, first.
  openCheckout: EVERYBODY_ON_OUR_PAGES,
  getCurrentCheckout: ['NOT_FOUND', 200, 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'],
  // To whom it is not theirs the list is empty. The same address takes keys to start a checkout, so a revoked one is refused.
  listCheckouts: EVERYBODY_BY_A_GOOD_KEY,
  redeemCheckoutResult: PARTNERS,
  createCheckoutReturn: ['NOT_FOUND', 200, 'NOT_FOUND', 'NOT_FOUND', PAGE, 'NOT_FOUND', 'NOT_FOUND'],
  // Signed by somebody who is not the gateway.
  receiveSandboxCallback: [
    'INVALID_SIGNATURE',
    'INVALID_SIGNATURE',
    'INVALID_SIGNATURE',
    'INVALID_SIGNATURE',
    PAGE,
    'INVALID_SIGNATURE',
    'INVALID_SIGNATURE',
  ],
  // Not on here.
  receiveStripeCallback: ['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', PAGE, 'NOT_FOUND', 'NOT_FOUND'],
  getHealth: EVERYBODY,
}
