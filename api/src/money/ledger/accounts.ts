/**
 * The accounts of the ledger, by name. Debits are positive: what a gateway or the bank holds for us. Credits are negative:
 * what we owe to travellers, carriers and partners, and what is ours.
 */

/** Money that a gateway collected and has not paid out to us yet. */
export const gatewayAccount = (name: string) => `gateway:${name}`

/** Our bank account, for transfers. */
export const BANK = 'bank'

/** What was paid ahead for a booking, held until it is driven or given back. */
export const bookingAccount = (bookingId: number) => `booking:${bookingId}`

/** Whose balance. What was paid for tests is no money: it has a balance of its own, which pays for tests alone. */
export interface BalanceOwner {
  userId: string
  isTest: boolean
}

/** A traveller's balance. */
export const travellerAccount = ({ userId, isTest }: BalanceOwner) =>
  isTest ? `test-traveller:${userId}` : `traveller:${userId}`

/** What goes back passes through here, in and out in one posting: it is zero at rest. */
export const REFUNDS = 'refunds'

/** What goes back to cards and has not left its gateway yet. */
const TO_CARDS = 'refunds:to-cards'

/** What was given back for a booking out of the company's own pocket. */
export const GOODWILL = 'company:goodwill'

/** What banks have taken for holders of cards, until they decide. */
export const DISPUTES = 'disputes'

/** What the company lost to holders of cards who took their money back through the bank. */
export const CHARGEBACKS = 'company:chargebacks'

/** What is due for what was driven by carriers that stand in none of our books, and what was due to all of them before they did. */
export const CARRIERS = 'carrier:payable'

/** What a carrier is owed, or owes. */
export const carrierAccount = (carrierId: string) => `carrier:${carrierId}`

/** What stands on statements and has not left our bank yet. */
export const PAYOUTS_DUE = 'payouts:due'

/** VAT that partners charged us by self-billed invoices, which the company deducts. */
export const INPUT_VAT = 'company:input-vat'

/** The company's own fees. */
export const COMPANY = 'company:fees'

/** A partner's commission. */
export const partnerAccount = (partnerId: string) => `partner:${partnerId}`

/** What a partner owes for bookings on its monthly invoice; debit is what it has to pay. That of tests is apart, and no money. */
export const receivableAccount = (partnerId: string, isTest = false) =>
  ofTrial(`receivable:${partnerId}`, { isTest })

/** Money that fits nothing we asked for, until a person decides. */
export const SUSPENSE = 'suspense'

/** The same by the gateway that brought it: what tests paid is kept apart. */
export const suspenseOf = (gateway: string) => apart(SUSPENSE, gateway)
export const toCardsOf = (gateway: string) => apart(TO_CARDS, gateway)

/** An account of a booking's money; that of tests is apart. */
export const ofTrial = (account: string, { isTest }: { isTest: boolean }) =>
  isTest ? `test-${account}` : account

const apart = (account: string, gateway: string) => ofTrial(account, { isTest: gateway === 'test' })
