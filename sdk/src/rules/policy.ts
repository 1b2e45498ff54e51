import { PREPAYMENT_PERCENT_MAXIMUM, PREPAYMENT_PERCENT_MINIMUM } from './field-limits.data.ts'

/**
 * Until when a booking may be cancelled, as the design reads spec sections 4 and 9. Bookings that were made before a change are held
 * to the new number, too; the version of the terms they accepted tells what was promised them.
 */
export const CANCELLATION = {
  /** Refunded to the account balance when cancelled within so many hours of booking. */
  saver: { hoursAfterBooking: 24, refundTo: 'balance' },
  /** Free until the start time. */
  flexible: { hoursBeforePickup: 0, refundTo: 'balance' },
  /** Bookings that a partner made. */
  partner: { hoursBeforePickup: 24 },
} as const

/** Until when a booking may be changed, in hours before the pickup. */
export const CHANGES = {
  saver: { hoursBeforePickup: 24 },
  flexible: { hoursBeforePickup: 2 },
} as const

/** Where travellers come off an aeroplane or a ship, and where their flight is late: texts tell one number for all of these. */
const LONG_WAIT_MINUTES = 60

/** How long the driver waits, free of charge, in minutes (spec section 9). */
export const WAITING_MINUTES = {
  /** When a flight is late. */
  flightDelay: LONG_WAIT_MINUTES,
  /** Before a traveller who does not come counts as a no-show; of two that apply, the longer (decision 21). */
  noShow: {
    airport: LONG_WAIT_MINUTES,
    port: LONG_WAIT_MINUTES,
    station: 30,
    other: 15,
    meetAndGreet: 5,
  },
} as const

/** A no-show is marked within so many minutes (spec section 9). */
export const NO_SHOW_MARK_MINUTES = 30

/**
 * Minutes before the pickup at which the driver's details are mailed and the driver gets in touch (design). A carrier may name its driver later, and
 * whether drivers get in touch is theirs, so no text promises either (`scripts/kept-promises.test.ts`).
 */
export const DRIVER_MINUTES_BEFORE_PICKUP = { detailsMailed: 30, driverCalls: 15 } as const

/** Flights of travellers, where a service is asked for them: the wait runs from the landing then. */
export const FLIGHT_STATUS = {
  /** They are looked at from so many hours before the pickup to so many after. */
  hoursBefore: 3,
  hoursAfter: 6,
  /** A flight is asked for every so many minutes, so often for one ride and so often a day for all of them. */
  everyMinutes: 15,
  asksARide: 30,
  callsADay: 2000,
} as const

/** Drivers who are late: when travellers are told of it, and what they get for it. */
export const LATE_DRIVER = {
  /** Rides are looked at from so many minutes before the pickup to so many after. */
  watchedMinutes: 45,
  /** Told where the driver will be so many minutes late by the position, or is not heard of so many minutes after the time. */
  toldFromMinutes: 10,
  silentMinutes: 5,
  /** Over so many minutes, so many percent of the price of the way go to the balance, out of the company's part. */
  credit: { overMinutes: 20, percent: 10 },
} as const

/** What a driver's word that nobody came needs to stand without a person, and what the traveller can do about it. */
export const NO_SHOW_PROOF = {
  /** The driver arrived at most so many metres from the meeting point. */
  nearMeters: 500,
  /** The driver tried so often to reach the traveller from there. */
  contactAttempts: 1,
  /** Each of that was reported within so many minutes. */
  lateMinutes: 15,
  /** The traveller objects within so many days. */
  objectionDays: 14,
} as const

/** The page that a driver has for a ride. */
export const DRIVER_PAGE = {
  /** Its link works for so many hours after the ride, for what a phone without a network has to tell. */
  linkHoursAfterRide: 6,
  /** What a driver reports of a ride more hours before its pickup than these is looked into by a person. */
  earlyHours: 4,
} as const

/** Of the price of what was driven, to the partner whose page it came from, else to the company, in percent (spec section 9). */
export const SERVICE_FEE_PERCENT = 10

/** Of fare and extras, to the carrier that drives the ride, in percent, unless a rate card says otherwise (design). */
export const CARRIER_NET_PERCENT = 80

/** How many days after the ride what was earned by it may be paid out; until then it is pending (design). */
export const EARNINGS = { pendingDays: { carrier: 0, partner: 14 } } as const

/** How partners are invoiced for what their servers book on their account. */
export const INVOICING = {
  /** The highest limit that a partner can be given, in cents. */
  mostLimitCents: 50_000_000,
  /** Above so many cents a second person agrees to a limit. */
  limitSecondPersonCents: 500_000,
  /** Above so many cents a second person agrees that the payment of an invoice has arrived. */
  paymentSecondPersonCents: 100_000,
  /** Above so many cents a second person agrees that an invoice is written off. */
  writeOffSecondPersonCents: 100_000,
  /** How many days a partner may be given to pay an invoice. */
  daysToPay: { least: 7, usual: 14, most: 60 },
  /** What test keys can book on an invoice within a day, in cents; it is no money and stands on none. */
  trialCents: 100_000,
  /** How many days after its due date an invoice that is not paid is reminded of. */
  remindAfterDays: [1, 8, 15],
  /** Lines that are shown with an invoice, and those that a PDF has room for; its table has all. */
  linesShown: 1_000,
  linesOfPdf: 300,
} as const

/** How carriers and partners are paid (design). */
export const PAYOUTS = {
  /** What has come together in a month is paid above so many cents; else it is carried over. */
  aboveCents: 5_000,
  /** Within so many days of the end of the month. */
  withinDays: 15,
  /** Above so many cents a second person releases the payments. */
  secondPersonCents: 100_000,
  /** Above so many cents a second person agrees to waiving a penalty. */
  waiverSecondPersonCents: 10_000,
  /** Within so many days after it was issued whoever it is for can object to a statement; nothing of it is paid before. */
  objectionDays: 5,
  /** Objections to one statement, at most. */
  objectionsMost: 20,
  /** Another bank account is paid to after so many hours. */
  accountWaitHours: 72,
  /** Lines that are shown with a statement; its table has all. */
  linesShown: 1_000,
  /** What is read of a bank's answer at most: a thousand payments are a third of it. */
  bankAnswerMegabytes: 4,
} as const

/**
 * What a carrier pays for a ride that it leaves, in percent of its net price: what is published to carriers. A ride that is given back
 * costs by how long before the pickup that is: the first line that is reached.
 */
export const CARRIER_PENALTIES = {
  givenBack: [
    { hoursBefore: 24, percent: 0 },
    { hoursBefore: 4, percent: 20 },
    { hoursBefore: 0, percent: 50 },
  ],
  /** It was taken back, as no driver had been named. */
  noDriverNamed: 50,
  /** The driver did not come. */
  noShow: 100,
} as const

/** How a ride finds its carrier (design). */
export const RIDE_OFFERS = {
  /** A carrier has half of the time to the pickup to answer, within these minutes. */
  answerMinutes: { least: 15, most: 120 },
  /** So many carriers are asked one after the other, and then all at once. */
  oneByOne: 3,
  /** From so many hours before the pickup on, all are asked at once. */
  allAtOnceHoursBefore: 12,
  /** A ride that no carrier has is an alarm so many hours before its pickup. */
  alarmHoursBefore: 4,
  /** By so many hours before the pickup its carrier names the driver. */
  driverHoursBefore: 2,
  /** So many minutes before the pickup a ride that nobody drives is cancelled, and all of it given back. */
  givenUpMinutesBefore: 60,
  /** Between two rides of one driver or vehicle there are at least so many minutes. */
  betweenRidesMinutes: 15,
} as const

/** How carriers are scored (design): who has more is asked first. */
export const CARRIER_SCORE = {
  /** Of a hundred points. */
  weights: { onTime: 40, acceptance: 15, completed: 25, rating: 20 },
  days: 90,
  /** So many rides at the mean of all carriers are added to a carrier's own. */
  priorRides: 10,
  /** The mean while nobody has driven yet. */
  assumed: { onTime: 0.9, acceptance: 0.8, completed: 0.95, rating: 0.9 },
} as const

/** Bank transfers of more than so many EUR cents for a booking are recorded by two people; refunds: `APPROVAL_LIMIT_CENTS`. */
export const TRANSFER_ALONE_CENTS = 200_000

/** A promo code that takes off more than this, in percent or in EUR cents, is made by two people. */
export const PROMO_ALONE_PERCENT = 30
export const PROMO_ALONE_CENTS = 5_000

/** Least part of the price paid ahead, in percent; a bank transfer pays all of it (spec section 4). */
export const PREPAYMENT_PERCENT = {
  minimum: PREPAYMENT_PERCENT_MINIMUM,
  bankTransfer: PREPAYMENT_PERCENT_MAXIMUM,
} as const

/** When support answers: hours at GMT+2 and languages, by access level (spec section 4). */
export const SUPPORT = {
  saver: { from: '08:00', to: '20:00', utcOffsetHours: 2, languages: 'english' },
  flexible: { from: '00:00', to: '24:00', utcOffsetHours: 2, languages: 'any' },
} as const
