/** A webhook that failed is tried again after so many seconds, one pause after the other: ten tries within three days and four hours. */
export const WEBHOOK_PAUSES_SECONDS = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400] as const

/** A webhook is tried so often before it is given up. */
export const WEBHOOK_TRIES = WEBHOOK_PAUSES_SECONDS.length + 1

/** Each pause is longer or shorter by up to this part of it, so that what failed together is not tried together. */
export const WEBHOOK_JITTER = 0.1

/** A receiver has so many seconds to take the connection, and so many for its whole answer. */
export const WEBHOOK_CONNECT_SECONDS = 5
export const WEBHOOK_ANSWER_SECONDS = 15

/** A receiver that is graded has so many seconds for each request. */
export const WEBHOOK_GRADE_SECONDS = 5

/** Of an answer so many bytes are read at most, and so many characters kept. */
export const WEBHOOK_ANSWER_BYTES = 16_384
export const WEBHOOK_ANSWER_KEPT = 2000

/** A signature is good for so many seconds before and after its time. */
export const WEBHOOK_TOLERANCE_SECONDS = 300

/** An address that failed for so many days without one success is switched off. */
export const WEBHOOK_FAILING_DAYS = 5

/** Somebody who receives webhooks has at most so many addresses. */
export const WEBHOOK_ENDPOINTS_MOST = 5

/** A secret that was replaced signs for so many hours more, beside the new one. */
export const WEBHOOK_OVERLAP_HOURS = 24
