/**
 * The numbers of the business. Every one of them stands here and nowhere else; hours and percentages that
 * depend on the access level stand in `policy.ts`, lengths and ranges of fields in the contract, which `field-limits.data.ts`
 * is made from.
 */
export {
  /** Fewest passengers of a booking (spec section 5). */
  PASSENGERS_MINIMUM as MIN_PASSENGERS,
  /** Most passengers of a booking, and of a vehicle whose capacity is not known (spec sections 5 and 9). */
  PASSENGERS_MAXIMUM as MAX_PASSENGERS,
  /** Most child seats of one group, and most bags of one kind, that a booking can ask for. */
  CHILD_SEATS_INFANT_MAXIMUM as MAX_CHILD_SEATS,
  LUGGAGE_SUITCASES_MAXIMUM as MAX_BAGS,
  /** Fewest and most hours that a car is had for. */
  DURATION_HOURS_MINIMUM as MIN_HIRE_HOURS,
  DURATION_HOURS_MAXIMUM as MAX_HIRE_HOURS,
} from './field-limits.data.ts'

/** A pickup is at least this many hours ahead (spec section 5). */
export const LEAD_TIME_HOURS = 2

/** A pickup is at most this many days ahead, and a return at most this many days after it (spec section 5). */
export const HORIZON_DAYS = 14

/** A price of so many times the present one, or of that part of it, is set only by somebody who says that it is meant. */
export const PRICE_JUMP_FACTOR = 10

/** A setting can be planned for so many days ahead. */
export const SETTING_AHEAD_DAYS = 366

/** So many hours a car by the hour is offered for first. */
export const SUGGESTED_HIRE_HOURS = 4

/** So many kilometres are in the price of each hour of a hire (design). */
export const HIRE_KM_PER_HOUR = 30

/** The return date offered first lies this many days after the pickup (spec section 5). */
export const SUGGESTED_RETURN_DAYS = 7

/** 'From' price, in EUR cents, of a vehicle class that has none of its own (spec section 9). */
export const DEFAULT_MINIMUM_PRICE_CENTS = 1700

/** A quote, and one saved in the browser, holds for this many minutes (spec sections 4 and 9). */
export const QUOTE_VALIDITY_MINUTES = 30

/** From here on a held price says how many minutes are left of it. */
export const QUOTE_LAST_MINUTES = 5

/** An account is looked into by a person when so much of it comes together within these days. */
export const ACCOUNT_WATCH = { days: 7, declinedPayments: 5, unpaidBookings: 5, blockedSignIns: 3 } as const

/** A booking whose ride is so many days past and has no outcome is not asked for any more. */
export const NO_SHOW_DECISION_DAYS = 60

/** A ride that lacks something waits for a person this many hours before its pickup. */
export const TASK_PICKUP_HOURS = 24

/** Somebody of the back office keeps at most so many views of its lists. */
export const SAVED_VIEWS_MOST = 50

/** What a partner's pages brought is counted over so many days. */
export const PARTNER_REPORT_DAYS = 90
/** What goes beyond the terms of a booking, or back to cards, by more than so many EUR cents needs a second person. */
export const APPROVAL_LIMIT_CENTS = 20_000

/** A second person decides within so many hours, or it is off. */
export const APPROVAL_HOURS = 72

/** A card shows money that went back to it within so many days; one that a gateway is at for longer waits for a person. */
export const CARD_REFUND_DAYS = 10

/** A discount leaves at least this many EUR cents to pay: a gateway takes no payment of nothing. */
export const LEAST_TOTAL_CENTS = 100

/** A link to a checkout is opened within this many minutes; opened, the checkout lasts this many hours. */
export const CHECKOUT_LINK_MINUTES = 30
export const CHECKOUT_HOURS = 24

/** The link of a guest for whom a partner booked works until so many days after the last ride. */
export const GUEST_LINK_DAYS = 30

/** Of a partner's page that is looked at so many bytes are read, within so many seconds. */
export const PAGE_CHECK = { bytes: 524_288, seconds: 10 } as const

/** The token that a traveller takes back to a partner's page lives this many minutes. */
export const RESULT_TOKEN_MINUTES = 10

/** A link that confirms an e-mail address works for this many hours (design). */
export const CONFIRMATION_LINK_VALID_HOURS = 24

/** Whoever has just registered reads the mail first: the banner that asks to confirm the address waits for so many minutes. */
export const CONFIRMATION_BANNER_MINUTES = 5

/** An address that nobody confirmed is reminded of it once, when the link of the first mail has run out. */
export const CONFIRMATION_REMINDER_HOURS = 24

/** An account whose address nobody confirmed has at most so many bookings that nobody paid, cancelled ones too. */
export const UNCONFIRMED_UNPAID_BOOKINGS = 3

/** Each booking of such an account is changed at most so often: every change is kept, and told. */
export const UNCONFIRMED_CHANGES = 20

/** Such a booking is cancelled this many hours after it was made: a bank transfer takes up to three days. */
export const UNCONFIRMED_BOOKING_HOURS = 72

/** A link to a new password works for this many minutes, once (design). */
export const RESET_LINK_VALID_MINUTES = 60

/** A link to sign in while an account is locked works for this many minutes. */
export const SIGN_IN_LINK_VALID_MINUTES = 60

/** A browser stays signed in for this many days after it was last used (design). */
export const SESSION_DAYS = 14

/** A browser that signed in is known to the account for this many days. */
export const KNOWN_BROWSER_DAYS = 365

/** Which partner sent a traveller is remembered for this many days, where the traveller agrees (design). */
export const PARTNER_CLICK_DAYS = 30

/** A changed e-mail address is taken back by the link to the old one for this many days. */
export const EMAIL_CHANGE_UNDO_DAYS = 7

/** A password that was typed in a session less than this many minutes ago proves that its owner still sits there. */
export const PASSWORD_PROOF_MINUTES = 10

/** For this many minutes somebody of the back office sees what a traveller sees. */
export const VIEWING_MINUTES = 15

/** So many recovery codes stand in for a second factor, each once. */
export const RECOVERY_CODES = 10

/** So many passkeys an account may have. */
export const PASSKEYS_MAX = 10

/** A challenge for a passkey holds for this many minutes. */
export const PASSKEY_MINUTES = 5

/** A ride is rated within so many months (spec section 9). */
export const RATING_MONTHS = 4

/** A rating under so many stars is read by a person. */
export const RATING_LOW = 3

/** Of a ride so many links for people who wait work at once. */
export const RIDE_SHARE = { mostLinks: 5 } as const

/** How ratings are asked for and shown (design). */
export const RATINGS = {
  /** One mail asks for them so many hours after the last way, and none does once so many days have passed. */
  asked: { afterHours: 3, withinDays: 7 },
  /** An average is shown from so many ratings on, of so many months. */
  average: { from: 5, months: 12 },
  /** A carrier sees a rating after so many days: on the day itself it would know whose it is. */
  carrierSeesAfterDays: 14,
} as const

/** An account without a booking for this many months is closed (spec section 9). */
export const INACTIVE_MONTHS = 12

/** A closed account can be opened again for this many days; then it is erased (design). */
export const ACCOUNT_KEPT_AFTER_CLOSING_DAYS = 30

/** Bookings are kept for this many years, as the law on bookkeeping asks (spec section 9). */
export const RETENTION_YEARS = 7

/** Figures of the back office are of so many days unless asked otherwise. */
export const FIGURES_DAYS = 30

/** Figures of the back office are asked for so many days at most: a leap year. */
export const FIGURES_MOST_DAYS = 366

/** So many days without a backup are looked into, and so many do not wait. */
export const BACKUP_WARNING_DAYS = 2
export const BACKUP_FAILING_DAYS = 7

/** Wait, in ms, between the manual payment notice and the payment page (spec sections 4 and 9). */
export const MANUAL_PAYMENT_DELAY_MS = 2000

/** Wait, in ms, before somebody who is not signed in, or not an admin, is led away (spec section 9). */
export const REDIRECT_DELAY_MS = 500

/** Radius, in metres, within which destinations near the pickup come first (spec sections 2 and 9). */
export const PLACE_BIAS_METERS = 50_000

/** Youngest age at which somebody may register, in years (spec sections 5 and 9). */
export const MINIMUM_AGE = 18

/** Shortest password, in characters (spec sections 5 and 9). */
export const PASSWORD_MIN_LENGTH = 8

/** Shortest first or last name in a profile, in characters (spec section 5). */
export const NAME_MIN_LENGTH = 2

/** Fewest and most digits of a phone number, whatever the country (spec sections 5 and 9). */
export const PHONE_MIN_DIGITS = 6
export const PHONE_MAX_DIGITS = 15

/** A session check that takes longer than this many ms keeps the previous user (spec sections 7 and 9). */
export const SESSION_TIMEOUT_MS = 5000

/** A notice stays this many ms unless told otherwise (spec section 9). */
export const NOTICE_MS = 5000

/** A notice dragged this many px to the right goes away (spec section 9). */
export const NOTICE_SWIPE_PX = 50

/** The loading screen fades out in this many ms (spec section 2). */
export const LOADING_FADE_MS = 100

/** A tooltip opens after this many ms, the next one beside it after the second number (spec section 9). */
export const TOOLTIP_DELAY_MS = 700
export const TOOLTIP_SKIP_DELAY_MS = 300

/** Payer's country when none is given, ISO 3166-1 alpha-2 (spec sections 3 and 9). */
export const DEFAULT_PAYER_COUNTRY = 'PL'

/**
 * How long fetched data counts as fresh and is kept, in ms (spec section 9, caching and timing). The e-mail status
 * has one number there; it serves for both.
 */
export const CACHE_MS = {
  default: { fresh: 30_000, kept: 120_000 },
  session: { fresh: 5_000, kept: 30_000 },
  vehicleTypes: { fresh: 3_600_000, kept: 7_200_000 },
  bookings: { fresh: 600_000, kept: 1_800_000 },
  emailStatus: { fresh: 300_000, kept: 300_000 },
} as const

/** How often a read of the site goes out again when it has failed (specification sections 7 and 9). */
export const READ_RETRIES = { default: 1, session: 0, booking: 0 } as const

/** Times the maps loader tries again before the plain text field takes over (spec section 9). */
export const MAPS_LOADER_RETRIES = 3

export const MS_PER_MINUTE = 60_000
export const MS_PER_HOUR = 3_600_000
export const MS_PER_DAY = 86_400_000

/** Fewest characters of the subject, and of the text, of a message to us (spec section 5). */
export const SUBJECT_MIN_LENGTH = 5
export const MESSAGE_MIN_LENGTH = 10

/** A message to us is answered within this many hours (spec section 9). */
export const SUPPORT_REPLY_HOURS = 24

/** Nobody fills in the contact form faster than in this many ms; programs do. */
export const CONTACT_FORM_LEAST_MS = 3000

/** The largest file that is taken. */
export const FILE_MOST_MEGABYTES = 8

/** A file that nothing names is deleted after so many days; nobody has more of them than that many. */
export const FILE_UNNAMED = { days: 1, most: 50 } as const

/** So many keys of a partner work at the same time. */
export const PARTNER_KEYS_MOST = 20

/** A link that invites somebody to act for a carrier or a partner works so many days. */
export const BUSINESS_INVITATION_DAYS = 7

/** So many people act for a carrier or a partner, and so many invitations wait. */
export const BUSINESS_MEMBERS_MOST = 50
export const BUSINESS_INVITATIONS_MOST = 20

/** So many promo codes of its own a partner has, those that ended included. */
export const PARTNER_PROMOS_MOST = 200

/** A key that was replaced works for so many hours more, beside the new one. */
export const PARTNER_KEY_OVERLAP_HOURS = 72

/** Invented rides to try a dispatch system with: so many of a carrier at a time, kept so many days, answered within so many minutes. */
export const TEST_RIDES = { most: 50, keptDays: 7, answerMinutes: 120 } as const

/** The clock of a partner's test booking goes to so many days after its last ride, and no further. */
export const TEST_CLOCK_DAYS = 30

/** As much as one carrier has. */
export const CARRIER_MOST = { vehicles: 300, drivers: 500, papers: 5000, keys: 10 } as const

/** Calls that a key of a carrier may make a minute. */
export const CARRIER_KEY_PER_MINUTE = 300

/** An airport is served within so many kilometres of its point: its terminals lie apart. */
export const AIRPORT_RADIUS_KM = 5

/** So many days before a paper runs out its carrier is told, once each. */
export const PAPER_REMINDER_DAYS = [60, 30, 14, 7, 1] as const
