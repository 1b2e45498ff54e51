import type { Profile } from '@fiacre/sdk'
import { fieldErrors, profileSchema } from '@fiacre/sdk/rules'
import { PROFILE_FIELDS, profileValues, type ProfileField } from './profile-values.ts'

/** What the profile still lacks, by the profile's own rules: mostly the billing address, and nothing that is there. */
export function askedFields(profile: Profile): readonly ProfileField[] {
  const errors = fieldErrors(profileSchema.safeParse(profileValues(profile)))
  return PROFILE_FIELDS.filter((field) => errors[field])
}
