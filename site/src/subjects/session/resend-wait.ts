/** A mail that was sent may be sent again after this many seconds: it takes about as long to arrive. */
export const RESEND_WAIT_SECONDS = 30
