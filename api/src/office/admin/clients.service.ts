import { sql, type RawBuilder } from 'kysely'
import { blockHolds } from '#people/accounts/blocking.service.ts'
import { getUser } from '#people/accounts/find-user.ts'
import { SEARCHED_USERS } from '#people/accounts/searched-users.ts'
import { judgedAccount } from '#people/accounts/set-office-role.ts'
import type { components, operations } from '@fiacre/sdk/contract'
import type { Context } from '#platform/context/context.ts'
import { pageOf } from '#platform/database/keyset.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { searchedPage } from '#platform/database/searched-page.ts'
import { tagged } from '#platform/http/entity-tag.ts'
import { Problem } from '#platform/http/problem.ts'

type Client = components['schemas']['Client']

interface Row extends Omit<Client, 'createdAt' | 'block'> {
  createdAt: string
  reason: string | null
  blockedAt: string | null
  blockedBy: string | null
  until: string | null
}

export type ClientQuery = NonNullable<operations['listClients']['parameters']['query']>

/** A page of accounts, the newest first or the oldest, by key: the same cost at any depth. */
export async function listClients(
  context: Context,
  query: ClientQuery,
): Promise<components['schemas']['ClientList']> {
  const { limit = 50 } = query
  const em = context.orm.em.fork()
  const found = await select(context, await clientList(em, { ...query, limit }, context.now()), query.sort)
  const { rows: clients, next } = pageOf(found, limit)
  return { clients, next }
}

/** The rest of a statement, from `where` on, that answers a query of the accounts. */
export async function clientList(
  em: EntityManager,
  query: ClientQuery & { limit: number },
  now: Date,
): Promise<RawBuilder<unknown>> {
  const { search, standing, sort } = query
  const conditions: RawBuilder<unknown>[] = [
    sql`erased_at is null and closed_at is null`,
    ...(standing ? [STANDINGS[standing](now)] : []),
  ]
  const order = { table: 'app_user', columns: ['created_at', 'id'], isDescending: sort !== 'oldest' }
  return searchedPage(em, { q: search, searched: SEARCHED_USERS }, conditions, order, query)
}

const STANDINGS: Record<NonNullable<ClientQuery['standing']>, (now: Date) => RawBuilder<unknown>> = {
  // As an array: the blocks that hold are few, and their accounts are found by their ids.
  blocked: (now) => sql`id = any(array(select k.user_id from account_block k where ${blockHolds('k', now)}))`,
  unconfirmed: () => sql`email_confirmed_at is null`,
  administrators: () => sql`is_admin`,
}

/** @throws Problem NOT_FOUND */
export async function findClient(context: Context, id: string): Promise<Client> {
  const [client] = await select(context, sql`where id = ${id} and erased_at is null`)
  if (!client) throw new Problem('NOT_FOUND', 'There is no such account.')
  return client
}

/** An account with the tag that a role is given for. @throws Problem NOT_FOUND */
export async function taggedClient(
  context: Context,
  id: string,
): Promise<{ body: Client; headers: { ETag: string } }> {
  const body = await findClient(context, id)
  const user = await getUser(context, id)
  return { body, headers: tagged(judgedAccount(user)) }
}

async function select(
  { orm, now }: Context,
  rest: RawBuilder<unknown>,
  sort: ClientQuery['sort'] = 'newest',
): Promise<Client[]> {
  const direction = sql.raw(sort === 'oldest' ? 'asc' : 'desc')
  const { rows } = await sql<Row>`
    select u.id, u.first_name as "firstName", u.last_name as "lastName", coalesce(u.contact_email, u.email) as email, u.country, u.is_admin as "isAdmin",
      u.staff_role as "staffRole",
      (exists (select 1 from totp_factor f where f.user_id = u.id and f.confirmed_at is not null)
        or exists (select 1 from passkey f where f.user_id = u.id)) as "hasSecondFactor",
      u.email_confirmed_at is not null as "emailConfirmed", u.created_at as "createdAt",
      k.reason, k.blocked_at as "blockedAt", a.email as "blockedBy", k.until
    from (select * from app_user ${rest}) u
    left join account_block k on k.user_id = u.id and ${blockHolds('k', now())}
    left join app_user a on a.id = k.blocked_by and a.erased_at is null
    order by u.created_at ${direction}, u.id ${direction}`.execute(orm.em.fork().getKysely())
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
