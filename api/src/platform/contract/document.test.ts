import { describe, expect, it } from 'vitest'
import { PROBLEM_CODES } from '../http/problem-codes.ts'
import { contract, readOperations } from './document.ts'

const operations = readOperations()
const schemas = (contract['components'] as { schemas: Record<string, Record<string, unknown>> }).schemas

/** The names of the operations with a guard, in order. */
function guardedBy(guard: 'required'): string[] {
  const guarded = operations.filter(({ session }) => session === guard)
  return guarded.map(({ operationId }) => operationId).toSorted()
}

/** The names of an operation's parameters in the query, in order. */
const queryOf = ({ parameters }: (typeof operations)[number]): string[] =>
  parameters.flatMap((parameter) => (parameter.in === 'query' ? [parameter.name] : [])).toSorted()

describe('the contract as the API reads it', () => {
  it('names each operation once', () => {
    const ids = operations.map(({ operationId }) => operationId)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toContain('createBooking')
  })

  it('takes the filters of a list for its export, too, which is not read in pages', () => {
    const byPath = new Map(
      operations.map((operation) => [`${operation.method} ${operation.path}`, operation]),
    )
    const pairs = operations.flatMap((list) => {
      const exported = byPath.get(`${list.method} ${list.path}.csv`)
      return exported ? [{ list, exported }] : []
    })
    expect(pairs.length).toBeGreaterThanOrEqual(10)
    for (const { list, exported } of pairs) {
      const filters = queryOf(list).filter((name) => name !== 'limit' && name !== 'before')
      expect(queryOf(exported), exported.operationId).toEqual(filters)
    }
  })

  it('knows which operations need a session', () => {
    expect(guardedBy('required')).toEqual([
      'acceptRideOffer',
      'addCarrierWebhook',
      'addDriver',
      'addPaper',
      'addPartnerWebhook',
      'addVehicle',
      'advanceRide',
      'agreeToPartnership',
      'answerRideAmendment',
      'assignRide',
      'cancelBooking',
      'cancelEmailChange',
      'changeBooking',
      'changeDriver',
      'changePassword',
      'changeVehicle',
      'closeCarrier',
      'closePartner',
      'confirmTotp',
      'createBooking',
      'createCarrierKey',
      'createDriverLink',
      'createPartnerKey',
      'createPayment',
      'deleteAccount',
      'endAllSessions',
      'endSession',
      'endViewing',
      'exportAccount',
      'exportAccountPage',
      'getBalance',
      'getBooking',
      'getBookingCalendar',
      'getBookingPayment',
      'getBookingReceipt',
      'getBookingVoucher',
      'getCarrier',
      'getCarrierEarnings',
      'getCarrierFile',
      'getCarrierRide',
      'getCarrierScore',
      'getCarrierStatement',
      'getCarrierStatementFile',
      'getEmailStatus',
      'getPartner',
      'getPreferences',
      'getProfile',
      'getSecondFactor',
      'getSession',
      'giveBackRide',
      'gradePartnerWebhook',
      'keepAccount',
      'listBookingEvents',
      'listBookingRides',
      'listBookings',
      'listCarrierKeys',
      'listCarrierRides',
      'listCarrierStatements',
      'listCarrierWebhookDeliveries',
      'listCarrierWebhooks',
      'listPartnerWebhookDeliveries',
      'listPartnerWebhooks',
      'listRideOffers',
      'listSessions',
      'pingCarrierWebhook',
      'pingPartnerWebhook',
      'previewBookingChange',
      'previewCancellation',
      'proveOwner',
      'rateRide',
      'rejectRideOffer',
      'removeCarrierWebhook',
      'removePartnerWebhook',
      'removeSecondFactor',
      'renewRecoveryCodes',
      'replayCarrierWebhooks',
      'replayPartnerWebhooks',
      'revokeCarrierKey',
      'revokePartnerKey',
      'rotateCarrierKey',
      'rotateCarrierWebhookSecret',
      'rotatePartnerKey',
      'rotatePartnerWebhookSecret',
      'saveCarrier',
      'savePartner',
      'savePartnerPages',
      'sendConfirmation',
      'setCarrierWebhookState',
      'setPartnerWebhookState',
      'startTotp',
      'submitCarrier',
      'submitPartner',
      'updatePreferences',
      'updateProfile',
      'uploadCarrierFile',
    ])
  })

  it('knows which are of the back office, and which roles beneath administrator may call each', () => {
    const all = 'support, operations, finance'
    const office = operations.filter(({ session }) => session === 'admin')
    expect(
      Object.fromEntries(office.map(({ operationId, roles }) => [operationId, roles.join(', ')])),
    ).toEqual({
      addBookingNote: all,
      addClientNote: all,
      addCarrierRate: '',
      decidePayoutRun: 'finance',
      getPayoutRunFile: 'finance',
      getPayoutStatement: 'finance',
      getPayoutStatementFile: 'finance',
      listCarrierRates: 'finance',
      listPayoutRuns: 'finance',
      listPayoutStatements: 'finance',
      makePayoutRun: 'finance',
      returnPayout: 'finance',
      assignContactRequest: 'support',
      blockUser: 'operations',
      blockUsers: 'operations',
      changeOnBehalf: 'operations',
      changePromoCode: '',
      createPromoCode: '',
      createSavedView: all,
      decideApproval: 'operations, finance',
      decideCardRefund: 'finance',
      decideCarrier: 'operations',
      decideGivenUpJobs: 'support, operations',
      decidePaper: 'operations',
      decidePartner: 'operations',
      decideScreeningCase: 'operations',
      deleteSavedView: all,
      dropGivenUpJob: 'support, operations',
      endPromoCode: '',
      eraseClient: '',
      exportAdminPartners: 'operations, finance',
      exportAdminPayments: 'operations, finance',
      exportAudit: '',
      exportBookings: 'operations, finance',
      exportClient: '',
      exportClients: 'operations, finance',
      exportContactRequests: 'operations',
      exportFigures: 'finance',
      exportGivenUpJobs: 'operations',
      exportLedgerEntries: 'finance',
      exportPaymentReviews: 'finance',
      exportPromoCodes: 'operations, finance',
      getAdminBooking: all,
      getAdminBookingCalendar: all,
      getAdminBookingReceipt: all,
      getAdminBookingVoucher: all,
      getAdminCarrier: all,
      getAdminCarrierFile: 'support, operations',
      getAdminFigures: 'finance',
      getAdminHealth: 'support, operations',
      getAdminPartner: all,
      getAdminStats: all,
      getBookingMoney: all,
      getBookingRecord: all,
      getChargebackEvidence: 'operations, finance',
      getClient: all,
      getClientRecord: all,
      getContactRequest: 'support, operations',
      getLedgerPosting: 'finance',
      getListSettings: all,
      getPromoCode: all,
      getSetting: all,
      giveRide: 'operations',
      grantAdmin: '',
      listAdminPartners: all,
      listAdminPayments: all,
      listAdminTasks: all,
      listAllBookings: all,
      listApprovals: all,
      listAudit: all,
      listAuditTrail: all,
      listCarriers: all,
      listClients: all,
      listContactRequests: 'support, operations',
      listGivenUpJobs: 'support, operations',
      listLedgerEntries: 'finance',
      listOfficePeople: all,
      listPapersToReview: 'support, operations',
      listPaymentReviews: 'finance',
      listPromoCodes: all,
      listRideCarriers: 'operations',
      listRideCrew: 'operations',
      listRides: all,
      listSettings: all,
      nameRideCrew: 'operations',
      previewBookingRefund: 'operations, finance',
      previewChangeOnBehalf: 'operations',
      previewSetting: '',
      recordPayment: 'finance',
      recordRideIncident: 'operations',
      refundBooking: 'operations, finance',
      renameSavedView: all,
      replyToContactRequest: 'support',
      resetSecondFactor: '',
      resolvePaymentReview: 'finance',
      resolvePaymentReviews: 'finance',
      restoreSetting: '',
      retryGivenUpJob: 'support, operations',
      sendBookingMail: all,
      setBookingStatus: 'operations',
      setBookingStatuses: 'operations',
      setClientLookedInto: 'support, operations',
      setContactRequestStatus: 'support',
      setContactRequestStatuses: 'support',
      setListColumns: all,
      setOfficeRole: '',
      settleDriverReport: 'operations',
      settleRating: 'support, operations',
      startViewing: 'support',
      storeSetting: '',
      takeRideBack: 'operations',
      takeHealthCheck: 'support, operations',
      unblockUser: 'operations',
    })
  })

  it('names roles nowhere else', () => {
    const elsewhere = operations.filter(({ session, roles }) => session !== 'admin' && roles.length > 0)
    expect(elsewhere).toEqual([])
  })

  it('lists the same problem codes as the catalogue', () => {
    const listed = schemas['ProblemCode']?.['enum'] as string[]
    expect(listed.toSorted()).toEqual(Object.keys(PROBLEM_CODES).toSorted())
  })

  it('gives each code the status that the catalogue gives it', () => {
    const table = String(schemas['ProblemCode']?.['description'])
    const rows = [...table.matchAll(/\| `(\w+)` \| (\d{3}) \|/g)]
    expect(rows.length).toBe(Object.keys(PROBLEM_CODES).length)
    for (const [, code = '', status] of rows) {
      expect(PROBLEM_CODES[code as keyof typeof PROBLEM_CODES][0], code).toBe(Number(status))
    }
  })

  it('refuses unknown fields in every body of our own', () => {
    for (const { bodySchema, operationId } of operations) {
      if (!bodySchema || operationId === 'receiveStripeCallback') continue
      expect(bodySchema).toMatch(/schema$/)
      const name = operationId
      const at =
        bodySchema
          ?.split('/')
          .slice(1)
          .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~')) ?? []
      const schema = at.reduce<Record<string, unknown>>(
        (value, key) => value[key] as Record<string, unknown>,
        contract,
      )
      const target = schemas[String(schema['$ref']).split('/').at(-1) ?? ''] ?? schema
      expect(target['additionalProperties'], name).toBe(false)
    }
  })
})
