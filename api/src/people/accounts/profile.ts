import { addressOf } from './open-guest.ts'
import type { components } from '@fiacre/sdk/contract'
import type { UserRow } from './user.entity.ts'

export type Profile = components['schemas']['Profile']

/** A user as the contract shows one: never the password's hash. */
export function toProfile(user: UserRow): Profile {
  return {
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: addressOf(user),
    phoneNumber: user.phoneNumber ?? null,
    countryCode: user.countryCode ?? null,
    country: user.country ?? null,
    city: user.city ?? null,
    address: user.address ?? null,
    zipCode: user.zipCode ?? null,
    company: user.company ?? null,
    vatNumber: user.vatNumber ?? null,
    dateOfBirth: user.dateOfBirth ?? null,
    isAdmin: user.isAdmin,
    staffRole: user.staffRole ?? null,
    viewingUntil: null,
    emailConfirmed: Boolean(user.emailConfirmedAt),
    createdAt: user.createdAt.toISOString(),
    pendingEmail: user.pendingEmail ?? null,
    preferences: user.preferences ?? null,
    closesAt: user.closesAt?.toISOString() ?? null,
  }
}

/** What somebody sees and edits of a profile: what else changes by itself, such as preferences, disturbs no edit. */
export function editedProfile(user: UserRow): object {
  const {
    preferences: _,
    closesAt: __,
    emailConfirmed: ___,
    isAdmin: ____,
    staffRole: _____,
    viewingUntil: ______,
    ...edited
  } = toProfile(user)
  return edited
}
