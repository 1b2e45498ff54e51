/** What has just become of a booking, for the page to say. Amounts in EUR cents. */
export type Outcome =
  | { readonly kind: 'cancelled'; readonly refundedCents: number }
  | { readonly kind: 'changed'; readonly creditedCents: number }
  /** The payment page of a change was left: the change is not made. */
  | { readonly kind: 'change-unpaid' }
