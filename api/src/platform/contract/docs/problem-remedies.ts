import { LEAD_TIME_HOURS, PREPAYMENT_PERCENT } from '@fiacre/sdk/rules'
import type { ProblemCode } from '../../http/problem-codes.ts'

/** What to do about each problem, for whoever calls the API. The cause stands in the contract. */
export const PROBLEM_REMEDIES = {
  INVALID_REQUEST:
    'Read `errors`: each entry points at a field or parameter and says what would fit. Do not send it again unchanged.',
  MALFORMED_JSON:
    'Send valid JSON in UTF-8. Look for a missing quote, a comma too many, or a body that is a form.',
  BODY_TOO_COMPLEX: 'Send only the fields that the operation names; none needs so many.',
  QUERY_TOO_LARGE: 'Shorten the parameters, and leave out those that the operation does not name.',
  MALFORMED_REQUEST: 'Use an HTTP/1.1 client, and look at proxies between you and us.',
  HOST_NOT_ALLOWED: 'Call the address that `servers` of the contract names. Operators: set `PUBLIC_URL`.',
  UNAUTHORIZED:
    'Sign the traveller in with `POST /api/auth/login` and send its cookie. A partner key does not stand for a person.',
  INVALID_CREDENTIALS:
    'Let the person type both again, or mail them a link with `POST /api/auth/forgot-password`.',
  INVALID_KEY: 'Send the key that you were given as `Authorization: Bearer …`, whole and without quotes.',
  KEY_REVOKED: 'Use the key that took its place, or ask the operator for a new one.',
  INVALID_SIGNATURE:
    'Sign the exact bytes of the body with the shared secret, and set your clock: signatures live five minutes.',
  FORBIDDEN:
    'Sign in as an administrator, or with a role that the operation’s `security` names: no other account may do this.',
  ACCOUNT_BLOCKED: 'The person writes to our support; nothing in the API lifts a block.',
  ACCOUNT_CLOSED:
    'Ask for a new password with `POST /api/auth/forgot-password`; setting it opens the account.',
  PROOF_NEEDED: 'Ask for the password, send it to `POST /api/auth/proof`, and repeat the request.',
  SECOND_FACTOR_NEEDED:
    'Ask for the code of the authenticator app and send it to `POST /api/auth/second-factor`.',
  SECOND_FACTOR_MISSING:
    'Set one up with `POST /api/account/second-factor/totp`, or sign in anew with the one there is.',
  VIEWING_ONLY: 'End the look with `DELETE /api/auth/viewing`, then work in the account of your own.',
  FORBIDDEN_ORIGIN:
    'Call from our own pages, or from a server without an `Origin`. Partners’ pages use a publishable key.',
  ORIGIN_NOT_ALLOWED:
    'Have the page’s origin added to the partner with `partners origins add`, also that of your own machine, `http://localhost:8080`, where a test key is needed. `pk_demo` works on every page of your own machine.',
  SECRET_KEY_IN_BROWSER:
    'Put the publishable key (`pk_…`) into the page, and rotate the secret one: everybody could read it.',
  SCOPE_MISSING:
    'Make a key with the scope that the message names, under “Page” of your account. A key keeps its scopes for life, so that what is on a server never grows by itself.',
  INVOICE_NOT_ALLOWED:
    'Read `GET /api/travel-account`, and send its `partnerId`; where it names no company, let the traveller pay in another way.',
  NOT_FOUND: 'Check path and id, and whose session it is: what belongs to others is answered like this, too.',
  METHOD_NOT_ALLOWED: 'Use a method of the `Allow` header.',
  NOT_ACCEPTABLE: 'Send `Accept: application/json`, or no `Accept` at all.',
  REQUEST_TIMEOUT: 'Send the whole request within 30 seconds, and its headers within 15; then try again.',
  CONFIRM_ADDRESS_FIRST:
    'Let the traveller open the link in their mail, or pay one of the open bookings. `POST /api/send-confirmation` mails it again.',
  EMAIL_TAKEN: 'Sign in with that address, or take another.',
  PRICE_CHANGED: 'Show the price of `quote` and book it by its `quoteId` once the traveller agrees.',
  QUOTE_EXPIRED: 'Show the price of `quote` and book it by its `quoteId` once the traveller agrees.',
  QUOTE_UNAVAILABLE:
    'Take `quote`, or ask for a price again. A quote made while signed in is that person’s alone.',
  ALREADY_PAID: 'Read the booking; there is nothing to pay, or its payment will be decided soon.',
  BOOKING_CANCELLED: 'Book the journey anew.',
  CANCELLATION_CHANGED: 'Show `cancellation`, and cancel with its amounts once the traveller agrees.',
  CANCELLATION_NOT_ALLOWED: 'Nothing can be cancelled any more; the traveller writes to our support.',
  NO_SHOW_TOO_EARLY: 'Wait until `noShowFrom`, or cancel with another cause.',
  CHANGE_NOT_ALLOWED:
    'Read the deadline in the preview of the change. Where an earlier payment is on its way, wait for it.',
  BOOKING_OVER: 'Do not pay; book another journey.',
  RIDE_TAKEN: 'Forget the offer.',
  OFFER_OVER: 'Forget the offer. Where the ride is still to be had, it is offered again.',
  CARRIER_NOT_FIT: 'Bring papers, vehicles and drivers up to date, and accept again while the offer lasts.',
  CREDIT_LIMIT_REACHED:
    'Send `payment: link`, or pay an invoice first; `GET /api/credit` says how much is left. A traveller pays in another way.',
  INVOICE_OVERDUE:
    'Pay the invoice that is overdue; until then send `payment: link`. A traveller pays in another way.',
  TRAVEL_LIMIT_REACHED:
    'Let the traveller pay in another way, or an owner of the company raise the limit of the month.',
  PAYOUT_MOVED: 'Read the statements and the runs of payments again.',
  RIDE_MOVED: 'Read the ride, and do what its state allows.',
  REVIEW_RESOLVED: 'Load the list of reviews again.',
  APPROVAL_DECIDED: 'Load the list of approvals again.',
  APPROVAL_OUTDATED: 'Look at the booking as it is now, and ask for an approval anew if it still fits.',
  APPROVAL_OWN: 'Let somebody else decide; whoever asked can withdraw it.',
  APPROVAL_WAITS: 'Let what waits be decided first, or withdraw it.',
  REFUND_NOT_FAILED: 'Load the money of the booking again: the refund is on its way, or decided on.',
  CARRIER_STATE: 'Load the carrier again, and look at its state and at what is due.',
  PARTNER_STATE: 'Load the partner again, and look at its state and at what is due.',
  BOOKINGS_AHEAD: 'Cancel the journey, or come back when it is over.',
  RESULT_TOKEN_USED: 'Use the result that you took the first time: keep it when you redeem a token.',
  CHECKOUT_LINK_USED: 'Make a new checkout with `POST /api/checkout-sessions`.',
  CHECKOUT_EXPIRED: 'Ask for a price again and make a new checkout of it.',
  RESET_LINK_INVALID: 'Ask for a new link; only the latest one works, and only once.',
  PRECONDITION_FAILED:
    'Read the record again, look at what changed, and send the change with the new `ETag` if it still fits.',
  PAYLOAD_TOO_LARGE: 'Send less than 64 kB.',
  UNSUPPORTED_MEDIA_TYPE: 'Send `Content-Type: application/json`.',
  RULE_VIOLATION: 'Show the messages of `errors` beside their fields.',
  LINK_NOT_ALLOWED: 'Let the person write the name or the place without a web address.',
  LEAD_TIME: `Offer a pickup at least ${LEAD_TIME_HOURS} hours from now, on the clocks of the pickup place.`,
  HORIZON: 'Offer nearer days; the message says how far ahead a journey may be.',
  RETURN_BEFORE_PICKUP: 'Ask for a later return, or for one way.',
  TOO_MANY_PASSENGERS: 'Offer a larger class of `GET /api/vehicle-types`, or two bookings.',
  TOO_MUCH_LUGGAGE: 'Offer a larger class of `GET /api/vehicle-types`.',
  TOO_MANY_CHILD_SEATS: 'Ask again how many children travel: each seat needs a passenger.',
  PREPAYMENT_NOT_ALLOWED: `Send ${PREPAYMENT_PERCENT.bankTransfer} % with a bank transfer, or another way of paying.`,
  PAYMENT_METHOD_UNAVAILABLE: 'Send another `paymentMethod` or `payment`, or leave it out.',
  RESTRICTED_REGION: 'Offer another place; `GET /api/destinations` has the countries that we serve.',
  LOCAL_TIME_DOES_NOT_EXIST: 'Offer the hour before or after: the clocks are put forward that night.',
  PLACE_NOT_FOUND: 'Take the `label` of a place of `GET /api/places`, or send the position beside the text.',
  AMBIGUOUS_PLACE: 'Let the traveller choose among `candidates`, and send the `label` of the one.',
  PLACES_TOO_CLOSE: 'Ask for another destination.',
  NO_ROAD: 'The message names the crossing: offer a ride to one harbour and another from the other.',
  VEHICLE_NOT_FOUND: 'Take an `id` of `GET /api/vehicle-types`.',
  PRICE_REQUIRED: 'Call `POST /api/calculate-price` and send its `quoteId`.',
  BILLING_INFO_REQUIRED:
    'Fill in the missing fields with `PUT /api/auth/profile`, then book again with the same quote.',
  UNDERAGE: 'Somebody of age registers and books; children travel with them.',
  PASSWORDS_DO_NOT_MATCH: 'Let the person type the new password twice again.',
  WRONG_PASSWORD: 'Let the person type their present password again, or mail them a link to a new one.',
  WRONG_CODE:
    'Wait for the next code of the app, or use a recovery code; each works once. Check the clock of the telephone.',
  PASSKEY_REFUSED:
    'Ask for new options and let the person try again, with a passkey of this account. A recovery code works too.',
  PASSWORD_TOO_COMMON: 'Ask for a longer one that is nowhere else in use: three or four words do.',
  INVALID_PHONE: 'Send country code and number apart, as the country writes them.',
  RETURN_URL_NOT_ALLOWED: 'Have the address added to the partner: `partners return-urls add`.',
  RESULT_TOKEN_INVALID:
    'Take `fiacre_result` from the address whole, with the key of the partner that made the checkout.',
  IDEMPOTENCY_KEY_REUSED: 'Make a new key for each new thing, and repeat the same body under the same key.',
  PRECONDITION_REQUIRED:
    'Read the record, and send its `ETag`, or its `tag`, as `If-Match` with the answer. `*` names no version.',
  TOO_MANY_REQUESTS:
    'Wait as long as `Retry-After` says. The `RateLimit-…` headers say what is left beforehand.',
  HEADERS_TOO_LARGE: 'Drop cookies and headers that are not ours.',
  INTERNAL: 'Try again with the same `Idempotency-Key`. If it stays, send us the `requestId`.',
  PAYMENT_UNAVAILABLE: 'The booking stands: offer to pay it again in a few minutes.',
  UNAVAILABLE: 'Try again after `Retry-After`, with the same `Idempotency-Key`.',
  BUSY: 'Try again after `Retry-After`.',
} as const satisfies Record<ProblemCode, string>
