import type { PaymentRequest, Profile } from '@fiacre/sdk'
import { DEFAULT_PAYER_COUNTRY, type PaymentForm } from '@fiacre/sdk/rules'

/** The fields of the payer form, in its order (spec section 2, payment). */
export const PAYER_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'address',
  'city',
  'postalCode',
  'country',
] as const

export type PayerField = (typeof PAYER_FIELDS)[number]

/** What the form starts from: the profile; the country is PL where the profile has none (spec section 3). */
export function payerValues(profile: Profile): Readonly<Record<PayerField, string>> {
  const { firstName, lastName, email, phoneNumber, countryCode, address, city, zipCode, country } = profile
  return {
    firstName,
    lastName,
    email,
    phone: phoneNumber ? [countryCode, phoneNumber].filter(Boolean).join(' ') : '',
    address: address ?? '',
    city: city ?? '',
    postalCode: zipCode ?? '',
    country: country ?? DEFAULT_PAYER_COUNTRY,
  }
}

/** What is sent: blank optional fields are left out. */
export function payerRequest(
  bookingId: number,
  { firstName, lastName, email, country, ...optional }: PaymentForm,
): PaymentRequest {
  const given = Object.entries(optional).filter(([, value]) => value)
  return { bookingId, firstName, lastName, email, country, ...Object.fromEntries(given) }
}
