import { expect, it } from 'vitest'
import { DEFAULT_ACCESS_LEVEL } from './access-level.ts'
import * as policy from './policy.ts'

it('is the reading that the design chose', () => {
  expect({ DEFAULT_ACCESS_LEVEL, ...policy }).toEqual({
    DEFAULT_ACCESS_LEVEL: 'saver',
    CANCELLATION: {
      saver: { hoursAfterBooking: 24, refundTo: 'balance' },
      flexible: { hoursBeforePickup: 0, refundTo: 'balance' },
      partner: { hoursBeforePickup: 24 },
    },
    CHANGES: { saver: { hoursBeforePickup: 24 }, flexible: { hoursBeforePickup: 2 } },
    WAITING_MINUTES: {
      flightDelay: 60,
      noShow: { airport: 60, port: 60, station: 30, other: 15, meetAndGreet: 5 },
    },
    NO_SHOW_MARK_MINUTES: 30,
    DRIVER_MINUTES_BEFORE_PICKUP: { detailsMailed: 30, driverCalls: 15 },
    FLIGHT_STATUS: { hoursBefore: 3, hoursAfter: 6, everyMinutes: 15, asksARide: 30, callsADay: 2000 },
    LATE_DRIVER: {
      watchedMinutes: 45,
      toldFromMinutes: 10,
      silentMinutes: 5,
      credit: { overMinutes: 20, percent: 10 },
    },
    NO_SHOW_PROOF: { nearMeters: 500, contactAttempts: 1, lateMinutes: 15, objectionDays: 14 },
    DRIVER_PAGE: { linkHoursAfterRide: 6, earlyHours: 4 },
    SERVICE_FEE_PERCENT: 10,
    CARRIER_NET_PERCENT: 80,
    EARNINGS: { pendingDays: { carrier: 0, partner: 14 } },
    INVOICING: {
      mostLimitCents: 50_000_000,
      limitSecondPersonCents: 500_000,
      paymentSecondPersonCents: 100_000,
      daysToPay: { least: 7, usual: 14, most: 60 },
      trialCents: 100_000,
      writeOffSecondPersonCents: 100_000,
      remindAfterDays: [1, 8, 15],
      linesShown: 1000,
      linesOfPdf: 300,
    },
    PAYOUTS: {
      aboveCents: 5000,
      withinDays: 15,
      secondPersonCents: 100_000,
      objectionDays: 5,
      objectionsMost: 20,
      accountWaitHours: 72,
      linesShown: 1000,
      waiverSecondPersonCents: 10_000,
      bankAnswerMegabytes: 4,
    },
    CARRIER_PENALTIES: {
      givenBack: [
        { hoursBefore: 24, percent: 0 },
        { hoursBefore: 4, percent: 20 },
        { hoursBefore: 0, percent: 50 },
      ],
      noDriverNamed: 50,
      noShow: 100,
    },
    RIDE_OFFERS: {
      answerMinutes: { least: 15, most: 120 },
      oneByOne: 3,
      allAtOnceHoursBefore: 12,
      alarmHoursBefore: 4,
      driverHoursBefore: 2,
      givenUpMinutesBefore: 60,
      betweenRidesMinutes: 15,
    },
    CARRIER_SCORE: {
      weights: { onTime: 40, acceptance: 15, completed: 25, rating: 20 },
      days: 90,
      priorRides: 10,
      assumed: { onTime: 0.9, acceptance: 0.8, completed: 0.95, rating: 0.9 },
    },
    PREPAYMENT_PERCENT: { minimum: 30, bankTransfer: 100 },
    PROMO_ALONE_CENTS: 5_000,
    PROMO_ALONE_PERCENT: 30,
    TRANSFER_ALONE_CENTS: 200_000,
    SUPPORT: {
      saver: { from: '08:00', to: '20:00', utcOffsetHours: 2, languages: 'english' },
      flexible: { from: '00:00', to: '24:00', utcOffsetHours: 2, languages: 'any' },
    },
  })
})
