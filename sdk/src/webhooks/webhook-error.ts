/**
 * Why a webhook is not believed.
 * - `HEADERS_MISSING`: one of `webhook-id`, `webhook-timestamp` and `webhook-signature` is not there, or cannot be read.
 * - `TIMESTAMP_OUT_OF_RANGE`: it was signed too long ago, or by a clock that is ahead.
 * - `SIGNATURE_WRONG`: no secret of yours made any of its signatures.
 * - `BODY_UNREADABLE`: the signature is right, and the body is no event.
 * - `SECRET_UNREADABLE`: what you gave is no secret, which begins with `whsec_`.
 */
export type WebhookErrorCode =
  | 'HEADERS_MISSING'
  | 'TIMESTAMP_OUT_OF_RANGE'
  | 'SIGNATURE_WRONG'
  | 'BODY_UNREADABLE'
  | 'SECRET_UNREADABLE'

/** A webhook is not believed: answer it with 400, and do nothing. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError'
  readonly code: WebhookErrorCode

  constructor(code: WebhookErrorCode, message: string) {
    super(message)
    this.code = code
  }
}
