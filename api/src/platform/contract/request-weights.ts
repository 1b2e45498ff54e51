import { readPageAddress } from '@fiacre/sdk/rules'
import { readOperations } from './document.ts'
import type { OperationId } from './handler.ts'
import { pathLookup } from './path-lookup.ts'

/** A password is hashed on purpose slowly: some 30 ms of a processor. */
const PASSWORD = 10
/** A PDF takes a tenth of a second of a processor; an export reads all that an account has. */
const DOCUMENT = 20
/** A way across Europe that nobody asked for before takes a few milliseconds, its two ends some statements. */
const JOURNEY = 3
const PICTURE = 5
/** It writes two mails and a row that somebody reads. */
const MESSAGE = 5
/** A hundred records at the most, each as much as one. */
const BATCH = 20
/** A picture is opened and written anew. */
const FILE = 20
/** What is typed wrong is compared with every name there is. */
const SEARCH = 2

/** How many ordinary requests a call counts for, by what it can cost at most; others count for one. */
const WEIGHTS: Partial<Record<OperationId, number>> = {
  login: PASSWORD,
  register: PASSWORD,
  resetPassword: PASSWORD,
  changePassword: PASSWORD,
  proveOwner: PASSWORD,
  undoEmailChange: PASSWORD,
  updateProfile: PASSWORD,
  deleteAccount: PASSWORD,
  getBookingReceipt: DOCUMENT,
  getBookingVoucher: DOCUMENT,
  exportAccount: DOCUMENT,
  exportAccountPage: DOCUMENT,
  exportBookings: DOCUMENT,
  exportClients: DOCUMENT,
  exportContactRequests: DOCUMENT,
  exportPaymentReviews: DOCUMENT,
  exportAdminPayments: DOCUMENT,
  exportLedgerEntries: DOCUMENT,
  exportPromoCodes: DOCUMENT,
  exportAdminPartners: DOCUMENT,
  exportGivenUpJobs: DOCUMENT,
  exportAudit: DOCUMENT,
  getCarrierStatementFile: DOCUMENT,
  getPartnerStatementFile: DOCUMENT,
  getPayoutStatementFile: DOCUMENT,
  getPartnerInvoiceFile: DOCUMENT,
  getInvoiceFile: DOCUMENT,
  getAnyInvoiceFile: DOCUMENT,
  getPartnerSelfBilledFile: DOCUMENT,
  getSelfBilledFile: DOCUMENT,
  getPayoutRunFile: DOCUMENT,
  exportYearlyEarnings: DOCUMENT,
  readBankAnswer: FILE,
  setBookingStatuses: BATCH,
  setContactRequestStatuses: BATCH,
  decideGivenUpJobs: BATCH,
  resolvePaymentReviews: BATCH,
  blockUsers: BATCH,
  getRideMap: SEARCH,
  getDriverPhoto: PICTURE,
  getSharedRide: SEARCH,
  getAdminFigures: SEARCH,
  exportFigures: SEARCH,
  getPartnerFigures: SEARCH,
  uploadCarrierFile: FILE,
  saveCarrier: MESSAGE,
  addDriver: MESSAGE,
  changeDriver: MESSAGE,
  submitCarrier: MESSAGE,
  savePartner: MESSAGE,
  setPartnerPayoutAccount: MESSAGE,
  addPartnerWebhook: MESSAGE,
  addPartnerPromoCode: MESSAGE,
  moveTestClock: MESSAGE,
  pingPartnerWebhook: MESSAGE,
  replayPartnerWebhooks: MESSAGE,
  gradePartnerWebhook: BATCH,
  submitPartner: MESSAGE,
  checkPartnerPage: BATCH,
  createPartnerKey: MESSAGE,
  rotatePartnerKey: MESSAGE,
  calculateDistance: JOURNEY,
  calculatePrice: JOURNEY,
  calculatePrices: JOURNEY,
  createBooking: JOURNEY,
  createCheckoutSession: JOURNEY,
  createGuestBooking: JOURNEY,
  previewBookingChange: JOURNEY,
  previewSetting: JOURNEY,
  changeBooking: JOURNEY,
  getRouteMap: PICTURE,
  getRouteDrawing: PICTURE,
  createContactRequest: MESSAGE,
  searchPlaces: SEARCH,
  offerPlaces: SEARCH,
}

/** Tells what a request weighs from its method and its path, before anything of it is read: a plain form as what it sends. */
export function requestWeights(): (method: string, path: string) => number {
  const plain = plainWeights()
  const heavy = pathLookup(
    readOperations().flatMap(({ operationId, method, path }) => {
      const weight = WEIGHTS[operationId as OperationId]
      return weight === undefined ? [] : [{ weight, method: method.toUpperCase(), path }]
    }),
  )
  return (method, path) => {
    const asked = method === 'HEAD' ? 'GET' : method
    const form = plain.get(`${asked} ${readPageAddress(path).page}`)
    return form ?? heavy(path).find((one) => one.method === asked)?.weight ?? 1
  }
}

/** A form that sends two operations weighs as much as both. */
function plainWeights(): ReadonlyMap<string, number> {
  const weights = new Map<string, number>()
  for (const { operationId, plainForm } of readOperations()) {
    if (!plainForm) continue
    weights.set(plainForm, (weights.get(plainForm) ?? 0) + (WEIGHTS[operationId as OperationId] ?? 1))
  }
  return weights
}
