import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { completeAccountMail } from '#people/accounts/links/mint-link.ts'
import { tokenHash } from '#platform/database/tokens.ts'
import type { LinkMail } from '#platform/mail/account-mail.ts'
import type { TestService } from '../support/service.ts'
import type { Cast } from './access-cast.ts'

interface Scene {
  service: TestService
  cast: Cast
}

/** The token of a link to the owner, as it would stand in the mail. */
export async function tokenOf(
  { service, cast }: Scene,
  kind: Exclude<LinkMail['kind'], 'email-changed'>,
): Promise<string> {
  const { email } = await cast.owner()
  const mail = await completeAccountMail(service.context, { kind, account: email }, randomUUID())
  const link = mail && 'link' in mail.mail ? mail.mail.link : ''
  return new URL(link).searchParams.get('token') ?? ''
}

/** The token that takes the owner back to an address of before. */
export async function returnLink({ service, cast }: Scene): Promise<string> {
  const { id } = await cast.owner()
  const token = randomUUID()
  const db = service.context.orm.em.fork().getKysely()
  await sql`
    insert into account_link (id, purpose, user_id, email, token_hash, created_at, expires_at)
    values (gen_random_uuid(), 'email-changed', ${id}, ${`${token}@example.com`}, ${tokenHash(token)}, now(),
      now() + interval '7 days')`.execute(db)
  return token
}
