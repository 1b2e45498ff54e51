import type { LegalDocument } from '@fiacre/sdk/rules'

/** What each document is called in the shell: its menu entry, and its title until its text is there. */
export const LEGAL_TITLES: Readonly<Record<LegalDocument, string>> = {
  'terms-of-use': 'shell.termsOfUse',
  'privacy-policy': 'shell.privacyPolicy',
  'partnership-agreement': 'shell.partnershipAgreement',
  'kyc-policy': 'shell.kycPolicy',
  'sanctions-policy': 'shell.sanctionsPolicy',
  'self-billing-agreement': 'shell.selfBilling',
  'carrier-licence': 'shell.carrierLicence',
}
