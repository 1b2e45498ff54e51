import type { Orm } from './orm.ts'
import { newToken } from './tokens.ts'
import { Secret } from './secret.entity.ts'

/** The named secret: made at the first start by whichever process comes first, then the same for all. */
export async function sharedSecret(orm: Orm, name: string): Promise<string> {
  const known = await orm.em.fork().findOne(Secret, { name })
  if (known) return known.value
  const made = { name, value: newToken() }
  await orm.em.fork().upsert(Secret, made, { onConflictFields: ['name'], onConflictAction: 'ignore' })
  return (await orm.em.fork().findOneOrFail(Secret, { name })).value
}
