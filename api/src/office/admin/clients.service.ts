import { sql, type RawBuilder } from 'kysely'
import { blockHolds } from '#people/accounts/blocking.service.ts'
import type { components } from '@fiacre/sdk/contract'
import type { Context } from '#platform/context/context.ts'
import { Problem } from '#platform/http/problem.ts'
import { contains, USER_WORDS } from './searched-words.ts'

type Client = components['schemas']['Client']

interface Row extends Omit<Client, 'createdAt' | 'block'> {
  createdAt: string
  reason: string | null
  blockedAt: string | null
  blockedBy: string | null
  until: string | null
}

/**
 * A page of accounts, the newest first, by key: the same cost at any depth.
 * @param before the last account of the page before
 */
export async function listClients(
  context: Context,
  { search, before, limit = 50 }: { search?: string; before?: string; limit?: number },
): Promise<components['schemas']['ClientList']> {
  const words = (search ?? '').trim()
  const found = words
    ? sql`and u.id in (select id from app_user where ${contains(words)(USER_WORDS)})`
    : sql``
  const older = before
    ? sql`and (u.created_at, u.id) < (select created_at, id from app_user where id = ${before})`
    : sql``
  const rows = await select(
    context,
    sql`where u.erased_at is null and u.closed_at is null ${found} ${older}
      order by u.created_at desc, u.id desc limit ${limit + 1}`,
  )
  const clients = rows.slice(0, limit)
  return { clients, next: rows.length > limit ? (clients.at(-1)?.id ?? null) : null }
}

/** @throws Problem NOT_FOUND */
export async function findClient(context: Context, id: string): Promise<Client> {
  const [client] = await select(context, sql`where u.id = ${id} and u.erased_at is null`)
  if (!client) throw new Problem('NOT_FOUND', 'There is no such account.')
  return client
}

async function select({ orm, now }: Context, rest: RawBuilder<unknown>): Promise<Client[]> {
  const { rows } = await sql<Row>`
    select u.id, u.first_name as "firstName", u.last_name as "lastName", u.email, u.country, u.is_admin as "isAdmin",
      u.staff_role as "staffRole",
      exists (select 1 from totp_factor f where f.user_id = u.id and f.confirmed_at is not null) as "hasSecondFactor",
      u.email_confirmed_at is not null as "emailConfirmed", u.created_at as "createdAt",
      k.reason, k.blocked_at as "blockedAt", a.email as "blockedBy", k.until
    from app_user u
    left join account_block k on k.user_id = u.id and ${blockHolds('k', now())}
    left join app_user a on a.id = k.blocked_by and a.erased_at is null
    ${rest}`.execute(orm.em.fork().getKysely())
  return rows.map(toClient)
}

function toClient({ reason, blockedAt, blockedBy, until, createdAt, ...client }: Row): Client {
  return {
    ...client,
    createdAt: instant(createdAt),
    block:
      reason === null || blockedAt === null
        ? null
        : { reason, blockedAt: instant(blockedAt), blockedBy, until: until && instant(until) },
  }
}

/** Past the ORM, instants arrive as text. */
function instant(text: string): string {
  return new Date(text).toISOString()
}
