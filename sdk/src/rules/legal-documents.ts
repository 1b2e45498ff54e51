/** What somebody agrees to, or is told, in writing: by the path that it stands at (spec section 2). */
export const LEGAL_DOCUMENTS = {
  'terms-of-use': { version: 2, inForceSince: '2026-11-27' },
  'privacy-policy': { version: 2, inForceSince: '2026-11-26' },
  /** The specification's day (section 9), which is the agreement's; later versions tell how one registers and what comes of no consent, and keep it. */
  'partnership-agreement': { version: 3, inForceSince: '2025-07-22' },
  'kyc-policy': { version: 2, inForceSince: '2026-11-26' },
  'sanctions-policy': { version: 2, inForceSince: '2026-11-26' },
  'self-billing-agreement': { version: 1, inForceSince: '2026-11-27' },
  'carrier-licence': { version: 2, inForceSince: '2026-11-26' },
} as const

export type LegalDocument = keyof typeof LEGAL_DOCUMENTS

/** The version of the terms that whoever registers or books now accepts. */
export const TERMS_VERSION = LEGAL_DOCUMENTS['terms-of-use'].version

/** The languages that legal texts are written in; in any other they stand in English, with a note. */
export const LEGAL_LANGUAGES = ['en', 'pl', 'de', 'fr', 'es', 'it'] as const

export type LegalLanguage = (typeof LEGAL_LANGUAGES)[number]

/** Days and hours that the agreements name (spec section 9; Regulation (EU) 2019/1150 for notices to partners and carriers). */
export const NOTICE_PERIODS = {
  emailReceivedHours: 24,
  forceMajeureDays: 1,
  changedAgreementDays: 15,
  endedAgreementDays: 30,
} as const

/** Who has not agreed to a changed agreement is told again so many days before it holds. */
export const AGREEMENT_REMINDER_DAYS = 3

/** Money of partners and carriers goes out by month: so many days after its end, above so much (spec section 9). */
export const PAYOUT = { withinDays: 15, aboveCents: 5000 } as const
