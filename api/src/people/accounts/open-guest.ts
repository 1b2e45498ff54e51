import { TERMS_VERSION } from '@fiacre/sdk/rules'
import { randomUUID } from 'node:crypto'
import type { EntityManager } from '#platform/database/orm.ts'
import { insertRow } from '#platform/database/rows.ts'
import { normaliseEmail } from './find-user.ts'
import { User, type UserRow } from './user.entity.ts'

/** Somebody for whom another books. */
interface Guest {
  firstName: string
  lastName: string
  email: string
  countryCode: string
  phoneNumber: string
  /** BCP 47 tag of the mails. */
  language: string
  /** Whether somebody whom we know answers for the address. */
  isVouched: boolean
}

/**
 * Opens the account of a guest, which nobody signs in to: its own address is one that nobody can have (RFC 2606), so that it takes
 * the name of no account and leads to none; mails go to the guest's. An address for which nobody answers is a stranger's, as one is
 * that nobody confirmed.
 */
export async function openGuest(em: EntityManager, guest: Guest, now: Date): Promise<UserRow> {
  const id = randomUUID()
  return insertRow(em, User, {
    id,
    email: `${id}@guest.invalid`,
    contactEmail: normaliseEmail(guest.email),
    passwordHash: '',
    firstName: guest.firstName.trim(),
    lastName: guest.lastName.trim(),
    phoneNumber: guest.phoneNumber.trim(),
    countryCode: `+${guest.countryCode.trim().replace(/^\+/, '')}`,
    language: guest.language,
    termsVersion: TERMS_VERSION,
    emailConfirmedAt: guest.isVouched ? now : null,
    // Nobody is asked to confirm what nobody signs in with.
    confirmationRemindedAt: now,
    activeAt: now,
    createdAt: now,
  })
}

/** Where an account is written to: a guest's is not the one that it goes by. */
export function addressOf({ email, contactEmail }: Pick<UserRow, 'email' | 'contactEmail'>): string {
  return contactEmail ?? email
}
