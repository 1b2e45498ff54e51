import type { components } from '@fiacre/sdk/contract'

type Line = components['schemas']['EarningLine']

/** What lines are called in the files of a statement, which are English. */
export const KIND_WORDS: Readonly<Record<Line['kind'], string>> = {
  ride: 'Ride',
  collected: 'Paid to the driver',
  fee: 'Fee',
  promotion: 'Promotion',
  penalty: 'Penalty',
  reversal: 'Taken back',
  payout: 'Paid out',
  returned: 'Came back',
  opening: 'Earned before',
  correction: 'Correction',
  vat: 'VAT',
}

export const RULE_WORDS: Readonly<Record<Line['rule'], string>> = {
  'default-rate': 'fare and extras',
  'rate-card': 'fare and extras, by your rate card',
  'paid-to-driver': 'cash that the driver was paid',
  'promo-code': 'price, by your promo code',
  key: 'price, by your page',
  utm: 'price, by your campaign',
  'own-promotion': 'your own promotion',
  'given-back-late': 'net price, given back late',
  'no-driver-named': 'net price, no driver was named',
  'driver-no-show': 'net price, the driver did not come',
  statement: 'this statement',
  'bank-returned': 'the bank sent it back',
  'before-lines': 'by the books',
  objection: 'after an objection',
  'self-billing': 'on your fees, by the invoice',
}
