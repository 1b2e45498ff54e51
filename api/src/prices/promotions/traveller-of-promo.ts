import { sql } from 'kysely'
import { createHmac } from 'node:crypto'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { mailboxOf } from '#platform/mail/mailbox/mailbox-of.ts'

/** Whom the limit of a code per traveller is held against. */
export interface PromoTraveller {
  userId: string
  /** Whether somebody showed that they read the account's address: one that is made up costs nothing. */
  isConfirmed: boolean
  /** The mailbox, as a keyed hash: the same for an account that is opened anew. */
  mailboxKey: string
}

type Secret = Pick<Context, 'promoSecret'>

/** The traveller behind an account. @throws Error when there is no such account */
export async function promoTraveller(
  context: Secret,
  em: EntityManager,
  userId: string,
): Promise<PromoTraveller> {
  const { rows } = await sql<{ email: string; isConfirmed: boolean }>`
    select email, email_confirmed_at is not null as "isConfirmed" from app_user where id = ${userId}`.execute(
    em.getKysely(),
  )
  if (!rows[0]) throw new Error(`There is no account ${userId}.`)
  const { email, isConfirmed } = rows[0]
  return { userId, isConfirmed, mailboxKey: keyedHash(context, 'mailbox', mailboxOf(email)) }
}

/** A card as a keyed hash, which tells nobody what the gateway calls it. */
export function cardKey(context: Secret, fingerprint: string): string {
  return keyedHash(context, 'card', fingerprint)
}

function keyedHash({ promoSecret }: Secret, what: string, value: string): string {
  return createHmac('sha256', promoSecret).update(`${what} ${value}`).digest('hex')
}

declare module '#platform/context/context.ts' {
  interface Context {
    /** What keeps mailboxes and cards apart for promo codes without naming them. */
    promoSecret: string
  }
}
