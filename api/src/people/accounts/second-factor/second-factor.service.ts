import { sql } from 'kysely'
import type { components } from '@fiacre/sdk/contract'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow, insertRow } from '#platform/database/rows.ts'
import { enqueueMail } from '#platform/mail/mail.service.ts'
import type { UserRow } from '../user.entity.ts'
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts'
import { RecoveryCode, TotpFactor } from './second-factor.entity.ts'

/** Whether a code is asked for after the password. */
export async function hasSecondFactor({ orm }: Context, userId: string): Promise<boolean> {
  const factor = await findRow(orm.em.fork(), TotpFactor, { userId })
  return Boolean(factor?.confirmedAt)
}

/** What is asked for after the password, as its owner sees it. */
export async function secondFactorOf(
  { orm, config }: Context,
  userId: string,
): Promise<components['schemas']['SecondFactor']> {
  const em = orm.em.fork()
  const factor = await findRow(em, TotpFactor, { userId })
  const since = factor?.confirmedAt?.toISOString() ?? null
  return {
    since,
    recoveryCodesLeft: since ? await em.count(RecoveryCode, { userId, usedAt: null }) : 0,
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

/** Takes the app and the codes away. @returns whether there was something that was asked for */
export async function dropSecondFactor(em: EntityManager, userId: string): Promise<boolean> {
  const { rows } = await sql<{ confirmed_at: string | null }>`
    delete from totp_factor where user_id = ${userId} returning confirmed_at`.execute(em.getKysely())
  await em.nativeDelete(RecoveryCode, { userId })
  return rows.some(({ confirmed_at: confirmedAt }) => confirmedAt !== null)
}

/** Tells the owner that what is asked for at sign-in is not what it was. */
export async function mailFactorChanged(context: Context, em: EntityManager, user: UserRow): Promise<void> {
  const link = `${context.publicUrl}/forgot-password`
  await enqueueMail(context, em, user, { kind: 'second-factor-changed', firstName: user.firstName, link })
}
