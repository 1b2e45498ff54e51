import { prepaymentCents } from '@fiacre/sdk/rules'
import { sharesOf, type PricedWays } from './shares.ts'
import type {
  ModelUser,
  ModelGateway,
  ModelBooking,
  ModelSession,
  ModelDispute,
  ModelChange,
  ModelReview,
} from './model-types.ts'

/** Everything that should be true, kept beside the database in the plainest way there is. */
export class Model {
  readonly users: ModelUser[] = []
  readonly bookings: ModelBooking[] = []
  readonly sessions: ModelSession[] = []
  readonly changes: ModelChange[] = []
  /** By event, also those that were decided on. */
  readonly parked = new Map<string, ModelReview>()
  readonly waiting = new Map<string, ModelReview>()
  /** What gateways and bank hold for us. */
  readonly gateways: Record<ModelGateway, number> = { sandbox: 0, test: 0 }
  bank = 0
  /** What the company gave of its own, and has not again. */
  goodwill = 0
  /** What goes back to cards, and is with the gateway still. */
  readonly toCards: Record<ModelGateway, number> = { sandbox: 0, test: 0 }

  /** What banks hold, and what they took for good, less what was not given back for it. */
  readonly held: Record<ModelGateway, number> = { sandbox: 0, test: 0 }
  readonly lostToBanks: Record<ModelGateway, number> = { sandbox: 0, test: 0 }
  readonly disputes = new Map<ModelSession, ModelDispute>()

  gatewayOf(booking: ModelBooking | undefined): ModelGateway {
    return booking?.isTest ? 'test' : 'sandbox'
  }

  balanceOf({ user, isTest }: ModelBooking): { cents: number } {
    return user.balances[isTest ? 'test' : 'live']
  }

  outstanding({ status, prepay, paid }: ModelBooking): number {
    return status === 'cancelled' ? 0 : Math.max(0, prepay - paid)
  }

  prepaymentOf(total: number, method: ModelBooking['method'], percent: number): number {
    return method === 'bank_transfer' ? total : prepaymentCents(total, percent)
  }

  /** Money from outside for a booking: as much as is asked stays with it, or all of the price; the rest is the traveller's. */
  receive(booking: ModelBooking, amount: number): void {
    const isAhead = booking.status === 'pending' || booking.status === 'confirmed'
    if (isAhead && booking.paid + amount >= booking.total) {
      booking.percent = 100
      booking.prepay = booking.total
    }
    const taken = Math.min(this.outstanding(booking), amount)
    this.refundToBalance(booking, amount - taken, () => {
      if (booking.status === 'cancelled') booking.refunded += amount - taken
    })
    booking.paid += taken
    if (taken > 0) this.settleIfPaid(booking)
    this.noLongerProcessing(booking)
  }

  settleIfPaid(booking: ModelBooking): void {
    if (this.outstanding(booking) > 0) return
    booking.payment = 'completed'
    booking.setAside = 0
    if (booking.status === 'pending') booking.status = 'confirmed'
  }

  /** To the balance, or on the list where the person is gone. */
  refundToBalance(
    booking: ModelBooking,
    amount: number,
    take = () => {
      booking.paid -= amount
    },
  ): void {
    if (amount === 0) return
    take()
    if (booking.user.isGone && !booking.isTest)
      this.park({
        eventId: `gone:${this.parked.size}`,
        gateway: 'balance',
        amount,
        currency: 'EUR',
        sessionId: undefined,
        booking,
      })
    else this.balanceOf(booking).cents += amount
  }

  /** Once for each event. @returns whether it is new */
  park(review: ModelReview): boolean {
    if (this.parked.has(review.eventId)) return false
    this.parked.set(review.eventId, review)
    this.waiting.set(review.eventId, review)
    return true
  }

  /** Whether money for a booking itself is on its way. */
  isMoneyOnItsWay(booking: ModelBooking): boolean {
    return this.sessions.some((one) => one.booking === booking && !one.change && this.isOnItsWay(one))
  }

  /** Pay Now is offered again once nothing is on its way any more. */
  noLongerProcessing(booking: ModelBooking): void {
    if (booking.payment === 'processing' && !this.isMoneyOnItsWay(booking)) booking.payment = 'pending'
  }

  /** Whether money of a page is on its way, or lies with a person. */
  isOnItsWay({ id, status }: ModelSession): boolean {
    const lies = () => [...this.waiting.values()].some(({ sessionId }) => sessionId === id)
    return status === 'processing' || (status === 'review' && lies())
  }

  setAside(booking: ModelBooking, wanted: number): void {
    const open = Math.max(0, booking.prepay - (booking.paid - booking.setAside))
    const balance = this.balanceOf(booking)
    const target = Math.min(wanted, balance.cents + booking.setAside, open)
    const more = target - booking.setAside
    balance.cents -= more
    booking.paid += more
    booking.setAside = target
  }

  /** The most that can go back. */
  refundable({ paid, goodwill, disputed }: ModelBooking): number {
    return paid - goodwill - disputed
  }

  /** A gateway's word on a dispute. @param waiting what could not go back to this card */
  dispute(session: ModelSession, state: ModelDispute['state'], waiting: number): void {
    const before = this.disputes.get(session)
    if (before?.state === 'won' || before?.state === 'lost' || before?.state === state) return
    if (state === 'inquiry' && before) return
    const { booking, amount } = session
    const gateway = this.gatewayOf(booking)
    const isHeld = before?.state === 'open'
    const own = before ?? { state, counted: 0 }
    this.disputes.set(session, own)
    own.state = state
    if (!isHeld && (state === 'open' || state === 'lost')) {
      this.held[gateway] += amount
      this.gateways[gateway] -= amount
      own.counted = Math.min(amount, Math.max(0, this.refundable(booking)))
      booking.disputed += own.counted
    }
    if (state === 'lost') {
      this.held[gateway] -= amount
      this.lostToBanks[gateway] += amount - waiting
      this.toCards[gateway] -= waiting
    }
    if (state !== 'won' || !isHeld) return
    this.held[gateway] -= amount
    this.gateways[gateway] += amount
    const still = Math.min(own.counted, booking.disputed)
    booking.disputed -= still
    const owed = own.counted - still
    this.lostToBanks[gateway] += owed
    booking.refunded += owed
    this.refundToBalance(booking, owed, () => undefined)
  }

  /** So much leaves a booking: what the traveller has not got yet goes to the traveller. @returns what that is */
  giveBack(booking: ModelBooking, amount: number, toCard = 0): number {
    const back = Math.min(amount, this.refundable(booking))
    const ofGoodwill = Math.min(booking.goodwill, amount - back)
    const ofDispute = amount - back - ofGoodwill
    booking.paid -= amount
    booking.goodwill -= ofGoodwill
    booking.disputed -= ofDispute
    this.goodwill -= ofGoodwill
    this.lostToBanks[this.gatewayOf(booking)] -= ofDispute
    this.toCards[this.gatewayOf(booking)] += toCard
    this.refundToBalance(booking, back - toCard, () => undefined)
    return back
  }

  /** The company gives of its own, and the booking stays paid. */
  makeGood(booking: ModelBooking, toBalance: number, toCard: number): void {
    booking.goodwill += toBalance + toCard
    booking.refunded += toBalance + toCard
    this.goodwill += toBalance + toCard
    this.toCards[this.gatewayOf(booking)] += toCard
    this.refundToBalance(booking, toBalance, () => undefined)
  }

  /** The gateway has sent it. */
  sent(booking: ModelBooking, cents: number): void {
    this.toCards[this.gatewayOf(booking)] -= cents
    this.gateways[this.gatewayOf(booking)] -= cents
  }

  /** The gateway could not send it. */
  toBalanceInstead(booking: ModelBooking, cents: number): void {
    this.toCards[this.gatewayOf(booking)] -= cents
    this.refundToBalance(booking, cents, () => undefined)
  }

  cancel(booking: ModelBooking, refund: number, toCard = 0): void {
    booking.refunded += this.giveBack(booking, refund, toCard)
    booking.setAside = 0
    booking.status = 'cancelled'
    for (const change of this.changes) if (change.booking === booking) change.isOpen = false
  }

  /**
   * What the accounts of the ledger should stand at; those at zero are left out.
   * @param waysOf what the price of a booking is made of, and which of its ways were driven
   * @param penalties what carriers owe for rides that they left, which tests of their own hold against the table
   */
  accounts(
    waysOf: (booking: ModelBooking) => PricedWays,
    penalties: ReadonlyMap<string, number>,
  ): Map<string, number> {
    const accounts = new Map<string, number>()
    const add = (account: string, cents: number) =>
      accounts.set(account, (accounts.get(account) ?? 0) + cents)
    add('gateway:sandbox', this.gateways.sandbox)
    add('gateway:test', this.gateways.test)
    add('bank', this.bank)
    add('company:goodwill', this.goodwill)
    add('disputes', this.held.sandbox)
    add('test-disputes', this.held.test)
    add('company:chargebacks', this.lostToBanks.sandbox)
    add('test-company:chargebacks', this.lostToBanks.test)
    add('refunds:to-cards', -this.toCards.sandbox)
    add('test-refunds:to-cards', -this.toCards.test)
    for (const { id, balances } of this.users) {
      add(`traveller:${id}`, -balances.live.cents)
      add(`test-traveller:${id}`, -balances.test.cents)
    }
    for (const { amount, currency, gateway } of this.waiting.values())
      if (currency === 'EUR') add(gateway === 'test' ? 'test-suspense' : 'suspense', -amount)
    for (const [carrierId, cents] of penalties) {
      add(`carrier:${carrierId}`, cents)
      add('company:fees', -cents)
    }
    for (const booking of this.bookings) {
      const { id, paid, partnerId } = booking
      if (!isEarned(booking)) {
        add(`booking:${id}`, -paid)
        continue
      }
      const { carriers, partner } = sharesOf(booking, waysOf(booking))
      if (partnerId) add(`partner:${partnerId}`, -partner)
      let ofCarriers = 0
      for (const [carrierId, cents] of carriers) {
        add(carrierId === null ? 'carrier:payable' : `carrier:${carrierId}`, -cents)
        ofCarriers += cents
      }
      add('company:fees', ofCarriers + partner - paid)
    }
    return new Map([...accounts].filter(([, cents]) => cents !== 0))
  }
}

/** What was driven, and what is kept of a cancelled booking, is the carrier's. */
function isEarned({ status, isTest, paid }: ModelBooking): boolean {
  return !isTest && paid > 0 && (status === 'completed' || status === 'cancelled')
}
