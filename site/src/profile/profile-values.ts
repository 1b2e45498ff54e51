import type { Profile, ProfileUpdate } from '@fiacre/sdk'
import type { ProfileForm } from '@fiacre/sdk/rules'

/** The fields of the profile form, in its order. */
export const PROFILE_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'countryCode',
  'phoneNumber',
  'dateOfBirth',
  'address',
  'zipCode',
  'city',
  'country',
] as const

export type ProfileField = (typeof PROFILE_FIELDS)[number]

/** The form as it is typed: text in every field, blank for what is not given. */
export type ProfileValues = Readonly<Record<ProfileField, string>>

/** What the form starts from. */
export function profileValues(profile: Profile): ProfileValues {
  return {
    firstName: profile.firstName,
    lastName: profile.lastName,
    email: profile.email,
    countryCode: profile.countryCode ?? '',
    phoneNumber: profile.phoneNumber ?? '',
    dateOfBirth: profile.dateOfBirth ?? '',
    address: profile.address ?? '',
    zipCode: profile.zipCode ?? '',
    city: profile.city ?? '',
    country: profile.country ?? '',
  }
}

/** What is sent. A blank optional field is cleared: left out it would stay as it was. */
export function profileUpdate({
  phoneNumber,
  countryCode,
  dateOfBirth,
  ...required
}: ProfileForm): ProfileUpdate {
  return {
    ...required,
    phoneNumber: phoneNumber || null,
    countryCode: countryCode || null,
    dateOfBirth: dateOfBirth || null,
  }
}
