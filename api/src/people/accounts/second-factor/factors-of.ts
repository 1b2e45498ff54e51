import type { components } from '@fiacre/sdk/contract'
import { sql } from 'kysely'
import type { EntityManager } from '#platform/database/orm.ts'

/** What may be shown after the password of an account. */
export interface Factors {
  /** Whether codes of an app are asked for. */
  hasTotp: boolean
  passkeys: number
  /** Recovery codes that were not used. */
  codesLeft: number
}

export async function factorsOf(em: EntityManager, userId: string): Promise<Factors> {
  const { rows } = await sql<Factors>`
    select exists (select 1 from totp_factor where user_id = ${userId} and confirmed_at is not null) as "hasTotp",
      (select count(*)::int from passkey where user_id = ${userId}) as passkeys,
      (select count(*)::int from recovery_code where user_id = ${userId} and used_at is null) as "codesLeft"`.execute(
    em.getKysely(),
  )
  return rows[0] ?? { hasTotp: false, passkeys: 0, codesLeft: 0 }
}

/** By kinds, the easiest to use first; none where the password is enough. */
export function kindsOf({
  hasTotp,
  passkeys,
  codesLeft,
}: Factors): components['schemas']['SecondFactorKind'][] {
  if (!hasTotp && passkeys === 0) return []
  return [
    ...(passkeys > 0 ? ['passkey' as const] : []),
    ...(hasTotp ? ['totp' as const] : []),
    ...(codesLeft > 0 ? ['recovery-code' as const] : []),
  ]
}
