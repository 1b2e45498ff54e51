import type { PaymentSessionRow } from './payment-session.entity.ts'

/** What a gateway says happened to a session. */
export interface GatewayEvent {
  /** Ours: the payment session's id. */
  sessionId: string
  outcome: 'paid' | 'declined'
  amountCents: number
  currency: string
}

/** A service that collects card payments on a page of its own. */
export interface PaymentGateway {
  name: string
  /**
   * Opens a hosted page for the session. Asked again for the same session, it answers the same page.
   * @throws Error when the gateway cannot be reached or refuses; the message may be shown
   */
  open(session: PaymentSessionRow): Promise<{ redirectUrl: string }>
  /**
   * Reads a callback from its exact bytes.
   * @throws Problem INVALID_SIGNATURE when the gateway did not sign it, or signed it too long ago
   */
  readEvent(body: Buffer, headers: Record<string, string | undefined>): GatewayEvent
}
