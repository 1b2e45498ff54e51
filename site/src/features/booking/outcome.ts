/** What a traveller has just done to a booking, for the page to say. Amounts in EUR cents. */
export type Outcome =
  | { readonly kind: 'cancelled'; readonly refundedCents: number }
  | { readonly kind: 'changed'; readonly creditedCents: number }
