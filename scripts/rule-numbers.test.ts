import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { fillInNumbers } from '../openapi/scripts/fill-in-numbers.ts'

// Every number of the business is another one here, and what people read must say it: a literal anywhere would stay as it was.
const CHANGED = {
  LEAD_TIME_HOURS: 1001,
  HORIZON_DAYS: 1002,
  MAX_PASSENGERS: 1003,
  QUOTE_VALIDITY_MINUTES: 1004,
  CHECKOUT_LINK_MINUTES: 1005,
  CONFIRMATION_LINK_VALID_HOURS: 1006,
  RESET_LINK_VALID_MINUTES: 1007,
  SIGN_IN_LINK_VALID_MINUTES: 1008,
  EMAIL_CHANGE_UNDO_DAYS: 1009,
  PASSWORD_PROOF_MINUTES: 1010,
  INACTIVE_MONTHS: 1011,
  ACCOUNT_KEPT_AFTER_CLOSING_DAYS: 1012,
  RETENTION_YEARS: 1013,
  MINIMUM_AGE: 1014,
  NAME_MIN_LENGTH: 1015,
  PASSWORD_MIN_LENGTH: 1016,
  UNCONFIRMED_UNPAID_BOOKINGS: 1017,
}
const CHANGED_POLICY = {
  CANCELLATION: {
    saver: { hoursAfterBooking: 1101, refundTo: 'balance' },
    flexible: { hoursBeforePickup: 0, refundTo: 'balance' },
    partner: { hoursBeforePickup: 1102 },
  },
  CHANGES: { saver: { hoursBeforePickup: 1103 }, flexible: { hoursBeforePickup: 1104 } },
  WAITING_MINUTES: {
    flightDelay: 1105,
    noShow: { airport: 1106, port: 1106, station: 1107, other: 1108, meetAndGreet: 1109 },
  },
  PREPAYMENT_PERCENT: { minimum: 1110, bankTransfer: 1111 },
}

const LIMITS = '../sdk/src/rules/limits.ts'
const POLICY = '../sdk/src/rules/policy.ts'

async function load() {
  vi.resetModules()
  vi.doMock(LIMITS, async (original) => ({ ...(await original<object>()), ...CHANGED }))
  vi.doMock(POLICY, async (original) => ({ ...(await original<object>()), ...CHANGED_POLICY }))
  const rules = await import('../sdk/src/rules/index.ts')
  const { renderMail } = await import('../api/src/platform/mail/render-mail.ts')
  const { mailSamples } = await import('../api/src/platform/mail/mail-samples.ts')
  const { waitingFacts } = await import('../api/src/bookings/documents/waiting-facts.ts')
  const { documentSample } = await import('../api/src/bookings/documents/document-samples.ts')
  const { documentLanguage } = await import('../api/src/bookings/documents/document-languages.ts')
  const { cancellationOf } = await import('../api/src/bookings/cancellations/cancellation-terms.ts')
  const { PROBLEM_REMEDIES } = await import('../api/src/platform/contract/docs/problem-remedies.ts')
  const { createTranslator } = await import('../widget/src/locales/translator.ts')
  const { loadMessages } = await import('../widget/src/locales/load-messages.ts')
  return {
    rules,
    renderMail,
    samples: mailSamples('https://fiacre.example'),
    waitingFacts,
    documentSample,
    documentLanguage,
    cancellationOf,
    PROBLEM_REMEDIES,
    polish: createTranslator({ locale: 'pl', messages: await loadMessages('pl') }),
  }
}

type Loaded = Awaited<ReturnType<typeof load>>
let at: Loaded
beforeAll(async () => {
  at = await load()
})
afterAll(() => {
  vi.doUnmock(LIMITS)
  vi.doUnmock(POLICY)
  vi.resetModules()
})

const contract = (file: string) => () =>
  fillInNumbers(readFileSync(resolve(import.meta.dirname, '../openapi', file), 'utf8'), at.rules)
const mail = (kind: keyof Loaded['samples']) => () => at.renderMail(at.samples[kind], 'en').text
const voucher = () => {
  const { trip } = at.documentSample
  const placeOf = (kind: string) => trip.pickupPlace && { ...trip.pickupPlace, kind }
  const trips = ['airport', 'station', 'city'].map((kind) => ({
    ...trip,
    meetAndGreet: false,
    pickupPlace: placeOf(kind),
  }))
  return JSON.stringify(trips.map((one) => at.waitingFacts(one, at.documentLanguage('en'))))
}

const SAYS: readonly (readonly [number: string, where: string, words: string, text: () => string])[] = [
  ['LEAD_TIME_HOURS', 'form', 'at least 1001 hours', () => at.rules.message('leadTime')],
  ['LEAD_TIME_HOURS', 'remedy', 'at least 1001 hours', () => at.PROBLEM_REMEDIES.LEAD_TIME],
  ['LEAD_TIME_HOURS', 'contract', 'less than 1001 hours', contract('models/problem.yml')],
  ['HORIZON_DAYS', 'form', '1002 days', () => at.rules.message('horizon')],
  ['MAX_PASSENGERS', 'form', 'Maximum 1003', () => at.rules.message('passengersMax')],
  ['MAX_PASSENGERS', 'contract', 'Maximum 1003', contract('models/problem.yml')],
  [
    'QUOTE_VALIDITY_MINUTES',
    'form in Polish',
    'przez 1004 minuty',
    () => at.polish.say({ problem: 'QUOTE_EXPIRED', text: '' }),
  ],
  ['QUOTE_VALIDITY_MINUTES', 'contract', '1004 minutes after', contract('models/quote.yml')],
  ['QUOTE_VALIDITY_MINUTES', 'contract', 'for 1004 minutes', contract('openapi.yaml')],
  ['CHECKOUT_LINK_MINUTES', 'contract', '1005 minutes', contract('resources/checkout/checkout_create.yml')],
  ['CONFIRMATION_LINK_VALID_HOURS', 'mail', '1,006 hours', mail('confirm-email')],
  ['RESET_LINK_VALID_MINUTES', 'mail', '1,007 minutes', mail('reset-password')],
  [
    'RESET_LINK_VALID_MINUTES',
    'contract',
    '1007 minutes',
    contract('resources/password/password_request_reset.yml'),
  ],
  ['SIGN_IN_LINK_VALID_MINUTES', 'mail', '1,008 minutes', mail('sign-in-link')],
  [
    'SIGN_IN_LINK_VALID_MINUTES',
    'contract',
    '1008 minutes',
    contract('resources/auth/auth_request_sign_in_link.yml'),
  ],
  ['EMAIL_CHANGE_UNDO_DAYS', 'mail', '1,009 days', mail('email-changed')],
  ['EMAIL_CHANGE_UNDO_DAYS', 'contract', '1009 days', contract('resources/auth/auth_update_profile.yml')],
  ['PASSWORD_PROOF_MINUTES', 'contract', '1010 minutes', contract('resources/auth/auth_prove.yml')],
  ['INACTIVE_MONTHS', 'mail', '1,011 months', mail('closing-warning')],
  ['INACTIVE_MONTHS', 'contract', '1011 months', contract('resources/account/account_keep.yml')],
  ['ACCOUNT_KEPT_AFTER_CLOSING_DAYS', 'mail', '1,012 days', mail('account-closed')],
  ['RETENTION_YEARS', 'contract', 'the 1013 years', contract('resources/account/account_delete.yml')],
  ['MINIMUM_AGE', 'form', 'at least 1014', () => at.rules.message('underage')],
  ['MINIMUM_AGE', 'contract', 'at least 1014', contract('models/problem.yml')],
  [
    'NAME_MIN_LENGTH',
    'form',
    'at least 1015 characters',
    () =>
      at.rules.message(
        at.rules.fieldErrors(at.rules.profileSchema.safeParse({ firstName: 'Jo' }))['firstName']!,
      ),
  ],
  ['PASSWORD_MIN_LENGTH', 'contract', 'at least 1016', contract('models/sign-in.yml')],
  [
    'UNCONFIRMED_UNPAID_BOOKINGS',
    'contract',
    'at most 1017',
    contract('resources/bookings/bookings_create.yml'),
  ],
  ['CANCELLATION.saver', 'answer', 'within 1101 hours', () => cancelled(null)],
  ['CANCELLATION.saver', 'contract', 'within 1101 hours', contract('models/journey.yml')],
  ['CANCELLATION.partner', 'answer', 'more than 1102 hours', () => cancelled('partner')],
  ['CANCELLATION.partner', 'contract', 'more than 1102 hours', contract('models/cancellation.yml')],
  ['CHANGES.saver', 'contract', 'until 1103 hours', contract('models/journey.yml')],
  ['CHANGES.flexible', 'contract', 'until 1104 hours', contract('models/journey.yml')],
  ['WAITING_MINUTES.flightDelay', 'voucher', '1,105 minutes', voucher],
  ['WAITING_MINUTES.noShow.airport', 'voucher', '1,106 minutes', voucher],
  ['WAITING_MINUTES.noShow.station', 'voucher', '1,107 minutes', voucher],
  ['WAITING_MINUTES.noShow.other', 'voucher', '1,108 minutes', voucher],
  ['WAITING_MINUTES.noShow.station', 'contract', '1107 at railway', contract('models/admin-booking.yml')],
  ['PREPAYMENT_PERCENT.minimum', 'contract', 'at least 1110 per cent', contract('models/payment.yml')],
  ['PREPAYMENT_PERCENT.bankTransfer', 'remedy', '1111 %', () => at.PROBLEM_REMEDIES.PREPAYMENT_NOT_ALLOWED],
]

it.each(SAYS)('a changed %s is what the %s says', (_number, _where, words, text) => {
  expect(text()).toContain(words)
})

/** What an answer says of a Saver that is cancelled at once. */
function cancelled(partnerId: string | null): string {
  const now = new Date('2031-02-01T12:00:00Z')
  const pickupAt = new Date(now.getTime() + 2000 * at.rules.MS_PER_HOUR)
  const booking = {
    status: 'confirmed',
    paymentStatus: 'completed',
    paidCents: 5000,
    keptCents: 0,
    accessLevel: 'saver',
  }
  type Row = Parameters<Loaded['cancellationOf']>[0]
  return at.cancellationOf({ ...booking, partnerId, createdAt: now, pickupAt, timeZone: 'UTC' } as Row, now)
    .message
}
