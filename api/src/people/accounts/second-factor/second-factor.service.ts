import type { components } from '@fiacre/sdk/contract'
import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow, insertRow } from '#platform/database/rows.ts'
import { Problem } from '#platform/http/problem.ts'
import { enqueueMail } from '#platform/mail/mail.service.ts'
import { officeRoleOf } from '../office-role.ts'
import { Passkey } from '../passkeys/passkey.entity.ts'
import { passkeysOf, toPasskey } from '../passkeys/passkeys-of.ts'
import type { UserRow } from '../user.entity.ts'
import { factorsOf, kindsOf } from './factors-of.ts'
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts'
import { RecoveryCode, TotpFactor } from './second-factor.entity.ts'

/** Whether more is asked for after the password. */
export async function hasSecondFactor({ orm }: Context, userId: string): Promise<boolean> {
  return kindsOf(await factorsOf(orm.em.fork(), userId)).length > 0
}

/** @throws Problem FORBIDDEN outside the back office */
export function assertWorksHere(user: UserRow): void {
  if (officeRoleOf(user)) return
  throw new Problem('FORBIDDEN', 'A second factor is for people of the back office.')
}

/** What is asked for after the password, as its owner sees it. */
export async function secondFactorOf(
  { orm, config }: Context,
  userId: string,
): Promise<components['schemas']['SecondFactor']> {
  const em = orm.em.fork()
  const app = await findRow(em, TotpFactor, { userId })
  const passkeys = await passkeysOf(em, userId)
  return {
    since: app?.confirmedAt?.toISOString() ?? null,
    passkeys: passkeys.map(toPasskey),
    recoveryCodesLeft: (await factorsOf(em, userId)).codesLeft,
    isRequired: config.adminSecondFactor === 'required',
  }
}

/** New recovery codes in the place of all before; shown now, or never. */
export async function renewCodes(em: EntityManager, userId: string): Promise<string[]> {
  await em.nativeDelete(RecoveryCode, { userId })
  const codes = newRecoveryCodes()
  for (const code of codes) {
    await insertRow(em, RecoveryCode, { codeHash: recoveryCodeHash(userId, code), userId, usedAt: null })
  }
  return codes
}

/** Takes app, passkeys and codes away. @returns whether there was something that was asked for */
export async function dropSecondFactor(em: EntityManager, userId: string): Promise<boolean> {
  const hadApp = await dropTotp(em, userId)
  const passkeys = await em.nativeDelete(Passkey, { userId })
  await em.nativeDelete(RecoveryCode, { userId })
  return hadApp || passkeys > 0
}

/** Takes the app away alone. @returns whether it was asked for */
export async function dropTotp(em: EntityManager, userId: string): Promise<boolean> {
  const { rows } = await sql<{ confirmed_at: string | null }>`
    delete from totp_factor where user_id = ${userId} returning confirmed_at`.execute(em.getKysely())
  return rows.some(({ confirmed_at: confirmedAt }) => confirmedAt !== null)
}

/** Tells the owner that what is asked for at sign-in is not what it was. */
export async function mailFactorChanged(context: Context, em: EntityManager, user: UserRow): Promise<void> {
  const link = `${context.publicUrl}/forgot-password`
  await enqueueMail(context, em, user, { kind: 'second-factor-changed', firstName: user.firstName, link })
}
