import { randomUUID } from 'node:crypto'
import type { Context } from '../context.ts'
import { normaliseEmail } from './find-user.ts'
import { hashPassword } from './password.ts'
import { User } from './user.entity.ts'

/** Creates the administrator that ADMIN_EMAIL and ADMIN_PASSWORD name, unless the address has an account. */
export async function createFirstAdmin({ config, orm, now }: Context): Promise<void> {
  if (!config.admin) return
  const email = normaliseEmail(config.admin.email)
  const em = orm.em.fork()
  if (await em.findOne(User, { email })) return
  const passwordHash = await hashPassword(config.admin.password)
  await em.upsert(
    User,
    {
      id: randomUUID(),
      email,
      passwordHash,
      firstName: 'Fiacre',
      lastName: 'Administrator',
      language: 'en',
      isAdmin: true,
      emailConfirmedAt: now(),
      activeAt: now(),
      createdAt: now(),
    },
    { onConflictFields: ['email'], onConflictAction: 'ignore' },
  )
}
