/** What a booking needs to know of the payer (spec section 4). */
export const BILLING_FIELDS = ['city', 'country', 'address', 'zipCode'] as const

export type BillingField = (typeof BILLING_FIELDS)[number]

type Billing = { readonly [Field in BillingField]?: string | null | undefined }

/** The billing details still missing or blank; none of a profile that does not exist is there. */
export function missingBillingFields(profile: Billing | null | undefined): BillingField[] {
  return BILLING_FIELDS.filter((field) => !profile?.[field]?.trim())
}

/** Whether the profile has all that a booking needs. */
export function isBillingComplete(profile: Billing | null | undefined): boolean {
  return missingBillingFields(profile).length === 0
}
