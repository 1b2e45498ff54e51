import type { components } from '@fiacre/sdk/contract'
import { MS_PER_DAY, PARTNER_REPORT_DAYS } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { partnerAccount } from '#money/ledger/accounts.ts'
import { standing } from '#money/ledger/ledger.service.ts'
import { likeListed } from '#people/carriers/screening/like-listed.ts'
import type { ListedName } from '#people/carriers/screening/read-sanctions.ts'
import { PartnerKey } from '#people/partners/partner-key.entity.ts'
import { PartnerOrigin, PartnerReturnUrl } from '#people/partners/partner-pages.entity.ts'
import { registrationView } from '#people/partners/partner-view.ts'
import { Partner, type PartnerRow } from '#people/partners/partner.entity.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow, findRows } from '#platform/database/rows.ts'
import { tagged } from '#platform/http/entity-tag.ts'
import { Problem } from '#platform/http/problem.ts'

type Schemas = components['schemas']
type PartnerRecord = { partner: Schemas['AdminPartner']; headers: { ETag: string } }

/** Of keys and pages that many are told. */
const MOST = 100

/** A partner with pages, keys and what it brought, and the tag of its row. @throws Problem NOT_FOUND */
export async function partnerRecord(context: Context, id: string): Promise<PartnerRecord> {
  const { orm, now } = context
  const em = orm.em.fork()
  const row = await findRow(em, Partner, { id })
  if (!row) throw noSuchPartner()
  return partnerRecordOf(em, row, await listedNames(context), now())
}

/** The names of the sanctions list; null while it cannot be read, of which its port tells the log. */
export async function listedNames({ sanctions }: Context): Promise<readonly ListedName[] | null> {
  return sanctions.names().catch(() => null)
}

/** What administrators see of a partner. */
export async function partnerRecordOf(
  em: EntityManager,
  row: PartnerRow,
  list: readonly ListedName[] | null,
  now: Date,
): Promise<PartnerRecord> {
  const { id } = row
  const [keys, origins, returnUrls, brought, standsAt] = await Promise.all([
    findRows(em, PartnerKey, sql`where partner_id = ${id} order by created_at desc, id limit ${MOST}`),
    findRows(em, PartnerOrigin, sql`where partner_id = ${id} order by origin limit ${MOST}`),
    findRows(em, PartnerReturnUrl, sql`where partner_id = ${id} order by url limit ${MOST}`),
    broughtBy(em, id, now),
    standing(em, partnerAccount(id)),
  ])
  const { name, subdomain = null, accent = null, createdAt } = row
  const partner = {
    id,
    name,
    subdomain,
    accent,
    createdAt: createdAt.toISOString(),
    keys: keys.map(({ hint, kind, mode, createdAt: madeAt, expiresAt, revokedAt, exposedAt }) => ({
      hint,
      kind,
      mode,
      createdAt: madeAt.toISOString(),
      expiresAt: expiresAt?.toISOString() ?? null,
      revokedAt: revokedAt?.toISOString() ?? null,
      exposedAt: exposedAt?.toISOString() ?? null,
    })),
    origins: origins.map(({ origin }) => origin),
    returnUrls: returnUrls.map(({ url }) => url),
    brought,
    // What we owe is a credit, and credits are below zero.
    earnedCents: 0 - standsAt,
    state: row.state,
    isLive: row.isLive,
    registration: await registrationOf(em, row, now),
    likeListed: list && likeListed(row, list),
  }
  return { partner, headers: tagged(taggedRow(row)) }
}

/** What the record's tag is made of. */
export const taggedRow = (row: PartnerRow): object => ({ ...row, logo: null })

export const noSuchPartner = () => new Problem('NOT_FOUND', 'There is no such partner.')

/** How it registered; null for one that our people took in by hand. */
async function registrationOf(
  em: EntityManager,
  row: PartnerRow,
  now: Date,
): Promise<Schemas['PartnerRegistration'] | null> {
  if (!row.kind) return null
  const { rows } = await sql<{ email: string }>`
    select email from app_user where id = ${row.userId ?? null} and erased_at is null`.execute(em.getKysely())
  return { ...(await registrationView(em, row, now)), ownerEmail: rows[0]?.email ?? null }
}

/** What its pages brought lately: by the days, so that it costs the same however long somebody is a partner. */
async function broughtBy(em: EntityManager, id: string, now: Date): Promise<Schemas['PartnerBrought']> {
  const since = new Date(now.getTime() - PARTNER_REPORT_DAYS * MS_PER_DAY)
  const { rows } = await sql<{ bookings: number; own: number; paid: number; revenue: string }>`
    select count(*)::int as bookings, (count(*) filter (where is_partners_own))::int as own,
      (count(*) filter (where payment_status = 'completed'))::int as paid,
      coalesce(sum(total_cents) filter (where payment_status = 'completed'), 0)::text as revenue
    from booking where partner_id = ${id} and created_at >= ${since} and not is_test`.execute(em.getKysely())
  const [counted] = rows
  if (!counted) throw new Error('A statement of counts answers one row.')
  const { bookings, own, paid, revenue } = counted
  return { days: PARTNER_REPORT_DAYS, bookings, own, paid, revenueCents: Number(revenue) }
}
