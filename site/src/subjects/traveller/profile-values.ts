import type { Profile, ProfileUpdate } from '@fiacre/sdk'
import { profileSchema, type ProfileForm } from '@fiacre/sdk/rules'

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
  'company',
  'vatNumber',
] as const

export type ProfileField = (typeof PROFILE_FIELDS)[number]

/** With the present password, which a new address asks for. */
export const EDITED_FIELDS = [...PROFILE_FIELDS, 'currentPassword'] as const

export type EditedField = (typeof EDITED_FIELDS)[number]

/** The form as it is typed: text in every field, blank for what is not given. */
export type ProfileValues = Readonly<Record<EditedField, string>>

interface FormSchema {
  safeParse(
    values: unknown,
  ):
    | { success: true; data: ProfileForm & { currentPassword: string } }
    | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } }
}

/** The rules of a profile, beside which the password goes along. */
export const editedProfileSchema: FormSchema = {
  safeParse(values) {
    const result = profileSchema.safeParse(values)
    if (!result.success) return { success: false, error: result.error }
    const { currentPassword } = values as ProfileValues
    return { success: true, data: { ...result.data, currentPassword } }
  },
}

/** Whether an address is neither the account's nor the one that waits. */
export function isNewEmail(profile: Profile, typed: string): boolean {
  const email = typed.trim().toLowerCase()
  return email !== '' && email !== profile.email && email !== profile.pendingEmail
}

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
    company: profile.company ?? '',
    vatNumber: profile.vatNumber ?? '',
    currentPassword: '',
  }
}

/** What is sent. A blank optional field is cleared: left out it would stay as it was. */
export function profileUpdate({
  company,
  vatNumber,
  phoneNumber,
  countryCode,
  dateOfBirth,
  currentPassword,
  ...required
}: ProfileForm & { currentPassword?: string }): ProfileUpdate {
  return {
    ...required,
    company: company || null,
    vatNumber: vatNumber || null,
    phoneNumber: phoneNumber || null,
    countryCode: countryCode || null,
    dateOfBirth: dateOfBirth || null,
    ...(currentPassword && { currentPassword }),
  }
}
