/** How long what is only technical is kept after it has ended, in days. */
export const KEPT_DAYS = {
  /** Answers to requests with an Idempotency-Key: nobody tries again after a month. */
  idempotency: 30,
  /** Prices that nobody booked, and what a checkout that came to nothing says of whoever wanted it. */
  quotes: 1,
  /** Checkouts that came to nothing, so that a partner's question can be answered: without places and campaigns. */
  checkouts: 30,
  /** Who tried to sign in, so that our people can look into what their owner did not do. */
  signIns: 30,
  /** Mailed links, so that their owner can be told what was asked for. */
  links: 30,
  /** Bookings that nobody paid and an address that nobody confirmed: a transfer that comes late still finds what it was for. */
  neverPaid: 7,
  /** By which mailbox and which card a promo code was used, as keyed hashes: it outlives the account, or it would limit nobody. */
  promoTravellers: 730,
  /** What mails said of a booking, so that it is not said again, and what was held back. */
  mailRecords: 30,
  /** That an address got a mail, for the limit of a day. */
  mailCounts: 2,
  /** That a mail was sent, so that a job taken up again does not send it twice. */
  deliveries: 400,
  /** What people wrote to us: what was agreed can be looked up as long as anybody may ask for it. */
  contact: 1095,
  /** Registrations of carriers that nobody went on with. */
  carrierDrafts: 180,
  /** What partners were told by webhooks, and what their servers answered, so that it can be looked up and sent again. */
  webhooks: 30,
  /** Invitations to act for a business, after they were taken up or ran out. */
  invitations: 30,
  /** Which pages called with a partner's key. */
  partnerSightings: 30,
  /** Calls by partners' keys, without what was sent. */
  partnerRequests: 30,
  /** Sums of a partner's days, in which campaigns stand by the names that links give them. */
  partnerFigures: 730,
  /** Mails of the mailbox that takes their place in development. */
  mailbox: 30,
  /** Mails that could not be sent, to people who have no account any more. */
  unreachable: 30,
} as const
