import type { ClientSettings } from '@fiacre/sdk'
import {
  ACCOUNT_KEPT_AFTER_CLOSING_DAYS,
  CANCELLATION,
  CHANGES,
  CONFIRMATION_LINK_VALID_HOURS,
  FLEXIBLE_PERCENT,
  HIRE_KM_PER_HOUR,
  INACTIVE_MONTHS,
  KEPT_DAYS,
  KNOWN_BROWSER_DAYS,
  LEAD_TIME_HOURS,
  MAX_HIRE_HOURS,
  MIN_HIRE_HOURS,
  MINIMUM_AGE,
  NO_SHOW_MARK_MINUTES,
  NOTICE_PERIODS,
  PARTNER_CLICK_DAYS,
  PAYOUT,
  PREPAYMENT_PERCENT,
  QUOTE_VALIDITY_MINUTES,
  RETENTION_YEARS,
  SANCTIONED_COUNTRIES,
  SERVED_COUNTRY_CODES,
  SERVICE_FEE_PERCENT,
  SESSION_DAYS,
  SUPPORT,
  SUPPORT_REPLY_HOURS,
  UNCONFIRMED_UNPAID_BOOKINGS,
  WAITING_MINUTES,
} from '@fiacre/sdk/rules'
import { numberFormat } from '../../base/i18n/formats.ts'
import { clockTime } from '../../base/i18n/local-times.ts'
import { BRAND } from '../../subjects/brand/brand.ts'

/** The numbers of the rules that legal texts name. */
const NUMBERS = {
  age: MINIMUM_AGE,
  browserDays: KNOWN_BROWSER_DAYS,
  changeDays: NOTICE_PERIODS.changedAgreementDays,
  clickDays: PARTNER_CLICK_DAYS,
  confirmationHours: CONFIRMATION_LINK_VALID_HOURS,
  contactDays: KEPT_DAYS.contact,
  countries: SERVED_COUNTRY_CODES.length,
  endDays: NOTICE_PERIODS.endedAgreementDays,
  feePercent: SERVICE_FEE_PERCENT,
  flexibleChangeHours: CHANGES.flexible.hoursBeforePickup,
  flexiblePercent: FLEXIBLE_PERCENT,
  forceMajeureDays: NOTICE_PERIODS.forceMajeureDays,
  hireKm: HIRE_KM_PER_HOUR,
  hireLeast: MIN_HIRE_HOURS,
  hireMost: MAX_HIRE_HOURS,
  inactiveMonths: INACTIVE_MONTHS,
  keptDays: ACCOUNT_KEPT_AFTER_CLOSING_DAYS,
  leadHours: LEAD_TIME_HOURS,
  linkDays: KEPT_DAYS.links,
  noShowMinutes: NO_SHOW_MARK_MINUTES,
  noticeHours: NOTICE_PERIODS.emailReceivedHours,
  partnerCancelHours: CANCELLATION.partner.hoursBeforePickup,
  payoutDays: PAYOUT.withinDays,
  prepayPercent: PREPAYMENT_PERCENT.minimum,
  promoDays: KEPT_DAYS.promoTravellers,
  quoteDays: KEPT_DAYS.quotes,
  quoteMinutes: QUOTE_VALIDITY_MINUTES,
  replyHours: SUPPORT_REPLY_HOURS,
  retentionYears: RETENTION_YEARS,
  saverCancelHours: CANCELLATION.saver.hoursAfterBooking,
  saverChangeHours: CHANGES.saver.hoursBeforePickup,
  sessionDays: SESSION_DAYS,
  unconfirmedBookings: UNCONFIRMED_UNPAID_BOOKINGS,
  unpaidDays: KEPT_DAYS.neverPaid,
  waitAirport: WAITING_MINUTES.noShow.airport,
  waitFlight: WAITING_MINUTES.flightDelay,
  waitOther: WAITING_MINUTES.noShow.other,
  waitStation: WAITING_MINUTES.noShow.station,
} as const

/** Between the entries of a list that is one value. */
export const LIST_BREAK = ' | '

/** What stands in the placeholders of a legal text. Who runs the service and how far ahead one books are settings. */
export function legalValues(
  language: string,
  { company, booking: { horizonDays } }: Pick<ClientSettings, 'company' | 'booking'>,
): Readonly<Record<string, string | number>> {
  const { from, to, utcOffsetHours } = SUPPORT.saver
  const euros = numberFormat(language, {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  })
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const countries = SANCTIONED_COUNTRIES.map((code) => names.of(code) ?? code)
  const lines = company ? [company.legalName, company.address, company.registration, company.taxNumber] : []
  return {
    ...NUMBERS,
    horizonDays,
    brand: BRAND.name,
    email: BRAND.email,
    hasCompany: company ? 'yes' : 'no',
    countryList: countries.toSorted((one, other) => one.localeCompare(other, language)).join(LIST_BREAK),
    company: lines.filter(Boolean).join(', '),
    payoutMinimum: euros.format(PAYOUT.aboveCents / 100),
    supportFrom: clockTime(from, language),
    supportTo: clockTime(to, language),
    supportZone: `GMT+${utcOffsetHours}`,
  }
}
