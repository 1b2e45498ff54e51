import { randomUUID } from 'node:crypto'
import type { Context } from '#platform/context/context.ts'
import { Problem } from '#platform/http/problem.ts'
import { SettingError } from '#platform/settings/setting-error.ts'
import { normaliseEmail } from './find-user.ts'
import { isReserved } from './links/reserved-address.ts'
import { hashPassword } from './password.ts'
import { assertPassword } from './password-rules.ts'
import { User } from './user.entity.ts'

/** No account's id. */
const NOBODY = '00000000-0000-0000-0000-000000000000'
const NAME = { firstName: 'Fiacre', lastName: 'Administrator' }

/**
 * Creates the administrator that ADMIN_EMAIL and ADMIN_PASSWORD name, unless the address has an account, or had one that may be
 * taken back to it: a start must not stand in the way of an administrator whose account was moved away.
 * @throws SettingError in production and in a demonstration, when the password is one that others would guess
 */
export async function createFirstAdmin({ config, orm, now, log }: Context): Promise<void> {
  if (!config.admin) return
  const email = normaliseEmail(config.admin.email)
  const em = orm.em.fork()
  const known = await em.findOne(User, { email })
  if (known) {
    if (!known.isAdmin) log.warn('ADMIN_EMAIL has an account already, and it is no administrator’s.')
    return
  }
  if (await isReserved(em, email, NOBODY, now())) {
    log.warn('ADMIN_EMAIL was left by an account that can still come back to it, so it gets no other yet.')
    return
  }
  const weakness = await weaknessOf(config.admin.password, email)
  if (weakness && (config.mode === 'production' || config.isDemo)) throw new SettingError(weakness)
  if (weakness) log.warn(weakness)
  const passwordHash = await hashPassword(config.admin.password)
  await em.upsert(
    User,
    {
      id: randomUUID(),
      email,
      passwordHash,
      ...NAME,
      language: 'en',
      isAdmin: true,
      emailConfirmedAt: now(),
      activeAt: now(),
      createdAt: now(),
    },
    { onConflictFields: ['email'], onConflictAction: 'ignore' },
  )
}

/** What is wrong with the administrator's password, if anything. */
async function weaknessOf(password: string, email: string): Promise<string | undefined> {
  try {
    await assertPassword(password, { email, ...NAME }, 'password')
    return undefined
  } catch (thrown) {
    if (!(thrown instanceof Problem)) throw thrown
    return `ADMIN_PASSWORD is no password for an administrator. ${thrown.message}`
  }
}
