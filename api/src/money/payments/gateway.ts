import type { GatewayName } from './gateway-name.ts'
import type { PaymentSessionRow } from './payment-session.entity.ts'

/** What a gateway says happened to a session. */
export interface GatewayEvent {
  about?: 'payment'
  /** The gateway's own id of the event: the same however often it is sent. At most 255 characters. */
  id: string
  /** Ours: the payment session's id. It may be anything when the gateway reports what we do not know. */
  sessionId: string
  /** `processing`: the traveller has paid by a way that clears later; `expired`: the page was left and closed. */
  outcome: 'paid' | 'declined' | 'processing' | 'expired'
  amountCents: number
  /** ISO 4217, upper case. */
  currency: string
  /** The same for the same card, whoever pays with it; where the gateway tells it with the payment. */
  card?: string | undefined
}

/** Money that is to go back to the card that paid it. */
export interface RefundOrder {
  /** The same however often it is asked for; another one for another try. */
  key: string
  bookingId: number
  amountCents: number
  session: PaymentSessionRow
}

/** What a gateway says of a refund. */
export interface RefundAnswer {
  /** `pending` it is at work; `failed` it will not come of it, for good. */
  outcome: 'pending' | 'done' | 'failed'
  /** The gateway's own id of it; null where it took no such order. */
  gatewayReference: string | null
  /** The gateway's code of what went wrong: letters, digits, lines. */
  failure?: string | null
}

/** What a gateway tells by itself of a refund. */
interface RefundEvent extends RefundAnswer {
  about: 'refund'
  id: string
  /** Of the order. */
  key: string
}

/** What a gateway tells of a payment that the holder of its card disputes at the bank. */
export interface DisputeEvent {
  about: 'dispute'
  id: string
  /** The gateway's own id of the dispute. */
  disputeId: string
  /** Ours, where the gateway knows it; else the gateway's own id of the payment. */
  sessionId: string | null
  payment: string | null
  /** `inquiry` takes no money; `open` does, until the bank has decided. */
  state: 'inquiry' | 'open' | 'won' | 'lost'
  amountCents: number
  /** ISO 4217, upper case. */
  currency: string
  /** The gateway's code of it: letters, digits, lines. */
  reason: string
  evidenceDueBy: Date | null
}

/** A service that collects card payments on a page of its own. */
export interface PaymentGateway {
  name: GatewayName
  /** Whether its callbacks leave out the card, which `look` tells. */
  tellsCardWhenAsked?: boolean
  /**
   * Opens a hosted page for the session. Asked again for the same session, it answers the same page.
   * @returns its address, and the gateway's own id of it
   * @throws Error when the gateway cannot be reached or refuses; it tells no secret and nobody's data
   */
  open(session: PaymentSessionRow): Promise<{ redirectUrl: string; gatewayReference: string }>
  /**
   * Reads a callback from its exact bytes.
   * @returns null for a genuine event that tells nothing we want to know
   * @throws Problem INVALID_SIGNATURE when the gateway did not sign it, or signed it too long ago; INVALID_REQUEST
   * when it did, and it cannot be read
   */
  readEvent(body: Buffer, headers: Record<string, string | undefined>): GatewayNews | null
  /**
   * Asks what became of a session that fell silent; `open` while the traveller may still pay.
   * @throws Error as `open` does
   */
  look(session: PaymentSessionRow): Promise<GatewayEvent | 'open'>
  /**
   * Closes the page of a session that must not be paid any more; answers what happened when it was too late.
   * @throws Error as `open` does
   */
  close(session: PaymentSessionRow): Promise<GatewayEvent | 'closed'>
  /**
   * Sends money back to the card that paid a session. Asked again under the same key, it sends nothing more and answers what
   * became of it.
   * @throws Error as `open` does, where asking again may help
   */
  refund(order: RefundOrder): Promise<RefundAnswer>
  /**
   * Our session of a payment, by the gateway's own id of that; null where it is none of ours.
   * @throws Error as `open` does
   */
  sessionOfPayment(payment: string): Promise<string | null>
  /**
   * Asks for something small, which shows that the gateway answers and takes our key; left out where there is nobody to ask.
   * @throws Error as `open` does
   */
  answers?(): Promise<void>
}

/** What a callback tells. */
export type GatewayNews = GatewayEvent | RefundEvent | DisputeEvent

/** How a payment is called by the gateway it came through: no money moves through a sandbox, whatever it says. */
export const methodThrough = (gateway: string): 'test' | 'card' =>
  gateway === 'sandbox' || gateway === 'test' ? 'test' : 'card'

/** How long a hosted page can be paid, in milliseconds: the longest that Stripe allows. */
export const PAGE_LIFETIME = 24 * 3600 * 1000

/**
 * What became of a session whose page's id was never kept. Then nobody was sent to a page either: `open` until any
 * page of it has closed by itself, and `expired` from there on.
 */
export function unopened(session: PaymentSessionRow, now: Date): GatewayEvent | 'open' {
  // An hour more, for a page that was opened late and kept open a little longer.
  if (now.getTime() - session.createdAt.getTime() < PAGE_LIFETIME + 3600 * 1000) return 'open'
  const { id, amountCents, currency } = session
  return { id: `${id}:expired`, sessionId: id, outcome: 'expired', amountCents, currency }
}
