import type { GatewayEvent } from '#money/payments/gateway.ts'
import type { Model } from './model.ts'
import type { ModelBooking, ModelSession } from './model-types.ts'

/** What a change comes to when its money arrives: decided by its price at that moment; nothing when it cannot hold any more. */
export type AskChange = (session: ModelSession) => Promise<{ total: number } | undefined>

/** What should happen to money and states when a gateway tells something, however often and in whatever order. */
export async function tell(model: Model, event: GatewayEvent, askChange: AskChange): Promise<void> {
  const session = model.sessions.find(({ id }) => id === event.sessionId)
  if (event.outcome === 'paid') return paid(model, event, session, askChange)
  if (!session) return
  if (session.status === 'paid' || session.status === 'review') return
  if (event.outcome === 'processing') processing(session)
  else failed(model, session, event.outcome)
}

function processing(session: ModelSession): void {
  // Declined since, it is not on its way any more.
  if (session.status === 'declined') return
  const isNews = session.status !== 'processing'
  session.status = 'processing'
  const { booking, change } = session
  if (!isNews || change || booking.status === 'cancelled') return
  if (booking.payment === 'pending' || booking.payment === 'failed') booking.payment = 'processing'
}

function failed(model: Model, session: ModelSession, outcome: 'declined' | 'expired'): void {
  if (session.status === 'declined' || session.status === 'expired') return
  const wasProcessing = session.status === 'processing'
  session.status = outcome
  const { booking, change } = session
  if (change && wasProcessing) change.isOpen = false
  if (change || (outcome === 'expired' && !wasProcessing)) return
  // While another one of it is on its way, nothing is lost.
  if (!model.isMoneyOnItsWay(booking) && booking.payment === (wasProcessing ? 'processing' : 'pending'))
    booking.payment = 'failed'
}

async function paid(
  model: Model,
  event: GatewayEvent,
  session: ModelSession | undefined,
  askChange: AskChange,
): Promise<void> {
  const isAsked = session && event.amountCents === session.amount && event.currency === 'EUR'
  if (session?.status === 'paid' && isAsked) return
  if (session?.status === 'review' && isInReview(model, event)) return
  if (!isAsked || session.status === 'review') {
    const isOfPage = session !== undefined && session.status !== 'paid' && session.status !== 'review'
    if (session && session.status !== 'paid') session.status = 'review'
    holdEvent(model, event, session, isOfPage)
    if (isOfPage) hold(session)
    return
  }
  session.status = 'paid'
  model.gateways[model.gatewayOf(session.booking)] += event.amountCents
  if (session.change) await settleChange(model, session, await askChange(session))
  else model.receive(session.booking, session.amount)
}

/** Nobody is asked to pay while a person decides on what came. */
function hold({ booking, change }: ModelSession): void {
  if (!change && booking.status !== 'cancelled' && booking.payment !== 'completed')
    booking.payment = 'processing'
}

/** The same money, told by another event. */
function isInReview(model: Model, { sessionId, amountCents, currency }: GatewayEvent): boolean {
  return [...model.parked.values()].some(
    (review) =>
      review.sessionId === sessionId && review.amount === amountCents && review.currency === currency,
  )
}

function holdEvent(
  model: Model,
  event: GatewayEvent,
  session: ModelSession | undefined,
  isOfPage: boolean,
): void {
  const { id: eventId, amountCents: amount, currency, sessionId } = event
  const isNew = model.park({
    eventId,
    gateway: model.gatewayOf(session?.booking),
    amount,
    currency,
    sessionId,
    booking: session?.booking,
    isOfPage,
  })
  if (isNew && currency === 'EUR') model.gateways[model.gatewayOf(session?.booking)] += amount
}

/** A change holds once its difference is there; else the money is the traveller's. */
export async function settleChange(
  model: Model,
  { change, booking, amount }: Pick<ModelSession, 'change' | 'booking' | 'amount'>,
  after: { total: number } | undefined,
): Promise<void> {
  if (!change) return
  const balance = model.balanceOf(booking)
  const plan = change.isOpen && after ? planOf(booking, after.total, model) : undefined
  change.isOpen = false
  const available = booking.user.isGone ? 0 : Math.min(change.fromBalance, balance.cents)
  if (!plan || plan.toPay > amount + available) return model.receive(booking, amount)
  const rest = Math.max(0, plan.toPay - amount)
  balance.cents -= rest
  booking.paid += amount + rest
  applyChange(model, booking, plan)
}

export interface MoneyPlan {
  total: number
  prepay: number
  toPay: number
}

/** What another total means for a booking, by the terms of its prepayment. */
export function planOf(booking: ModelBooking, total: number, model: Model): MoneyPlan {
  const { method, percent, paid, payment } = booking
  const isPart = method === 'card' && percent < 100
  const least = isPart ? model.prepaymentOf(total, 'card', 30) : total
  // What costs the same asks for the same.
  if (payment !== 'completed' && total === booking.total) return { total, prepay: booking.prepay, toPay: 0 }
  if (payment !== 'completed') return { total, prepay: model.prepaymentOf(total, method, percent), toPay: 0 }
  const prepay = Math.max(least, Math.min(paid, total))
  return { total, prepay, toPay: Math.max(0, prepay - paid) }
}

export function applyChange(model: Model, booking: ModelBooking, { total, prepay }: MoneyPlan): void {
  booking.total = total
  booking.prepay = prepay
  const credit = Math.max(0, booking.paid - prepay)
  const back = model.giveBack(booking, credit)
  if (booking.payment === 'completed') booking.refunded += back
  else {
    booking.setAside = Math.max(0, booking.setAside - credit)
    if (booking.paid > 0) model.settleIfPaid(booking)
  }
}
