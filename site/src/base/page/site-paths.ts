/** Where help, contact and the legal pages are (spec section 2), for header and footer. */
export const HELP = '/help-center'
export const CONTACT = '/help-center?section=contact'

/** The legal pages, in the order of the footer; each is named by `shell.<id>`. */
export const LEGAL_PAGES = [
  { id: 'termsOfUse', path: '/terms-of-use' },
  { id: 'privacyPolicy', path: '/privacy-policy' },
  { id: 'partnershipAgreement', path: '/partnership-agreement' },
  { id: 'kycPolicy', path: '/kyc-policy' },
  { id: 'sanctionsPolicy', path: '/sanctions-policy' },
] as const
