import { LEGAL_DOCUMENTS, LEGAL_LANGUAGES, MS_PER_DAY, NOTICE_PERIODS } from '@fiacre/sdk/rules'
import { sql, type RawBuilder } from 'kysely'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow, insertRow } from '#platform/database/rows.ts'
import { agreementIn, type Agreement } from './agreement-text.ts'
import { AgreementVersion, type AgreementVersionRow } from './agreement-version.entity.ts'

type Sql = RawBuilder<unknown>

/** Who agrees to what. */
export type AgreeingKind = 'partner' | 'carrier'

export const AGREEMENT_OF = {
  partner: 'partnership-agreement',
  carrier: 'carrier-licence',
} as const satisfies Record<AgreeingKind, Agreement>

/**
 * Whether a business has an owner who could have agreed to a version, and did not agree to it or a later one. Those that we took in by hand, who
 * have no owner, agreed on paper.
 */
export function isBehind(kind: AgreeingKind, business: Sql, version: Sql): RawBuilder<boolean> {
  const [consent, member, id] = [`${kind}_consent`, `${kind}_member`, `${kind}_id`].map((name) =>
    sql.ref(name),
  )
  return sql<boolean>`(exists (select 1 from ${member} own_member where own_member.${id} = ${business} and own_member.role = 'owner')
    and not exists (select 1 from ${consent} own_consent where own_consent.${id} = ${business}
      and own_consent.document = ${AGREEMENT_OF[kind]} and own_consent.version >= ${version}))`
}

/** Whether a version holds that a business was told of ahead and has not agreed to: until it does, there is no new business with it. */
export function isLapsed(kind: AgreeingKind, business: Sql, now: Date): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from agreement_version held_version
    where held_version.document = ${AGREEMENT_OF[kind]} and held_version.has_notice and held_version.effective_at <= ${now}
      and ${isBehind(kind, business, sql`held_version.version`)})`
}

/** The same of one business. */
export async function hasLapsed(
  em: EntityManager,
  kind: AgreeingKind,
  id: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ lapsed: boolean }>`
    select ${isLapsed(kind, sql`${id}::uuid`, now)} as lapsed`.execute(em.getKysely())
  return rows[0]?.lapsed ?? false
}

/** The version that holds, or is to, where who agreed to an earlier one is told of it ahead; null for one without such a notice. */
export async function noticeOf(em: EntityManager, kind: AgreeingKind): Promise<AgreementVersionRow | null> {
  const document = AGREEMENT_OF[kind]
  const { version } = LEGAL_DOCUMENTS[document]
  return findRow(em, AgreementVersion, { document, version, hasNotice: true })
}

/**
 * Notes the version that this release brings, once: with the day from which it holds for those who agreed to another, and the hashes of its text.
 * @returns the new row where it was not known; whoever is told of it is told in the same transaction
 */
export async function publishAgreement(
  em: EntityManager,
  kind: AgreeingKind,
  now: Date,
): Promise<AgreementVersionRow | undefined> {
  const document = AGREEMENT_OF[kind]
  const { version } = LEGAL_DOCUMENTS[document]
  if (await findRow(em, AgreementVersion, { document, version })) return undefined
  const db = em.getKysely()
  // Two processes that start at once publish it once.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`agreement ${document}`}, 0))`.execute(db)
  const { rows } = await sql<{ isKnown: boolean; hasEarlier: boolean }>`
    select coalesce(bool_or(version = ${version}), false) as "isKnown", coalesce(bool_or(version < ${version}), false) as "hasEarlier"
    from agreement_version where document = ${document}`.execute(db)
  if (rows[0]?.isKnown) return undefined
  const hasNotice = rows[0]?.hasEarlier ?? false
  const notice = hasNotice ? NOTICE_PERIODS.changedAgreementDays * MS_PER_DAY : 0
  const hashes = await Promise.all(
    LEGAL_LANGUAGES.map(
      async (language) => [language, (await agreementIn(document, language)).hash] as const,
    ),
  )
  return insertRow(em, AgreementVersion, {
    document,
    version,
    hashes: Object.fromEntries(hashes),
    hasNotice,
    publishedAt: now,
    effectiveAt: new Date(now.getTime() + notice),
    remindedAt: null,
    lapseToldAt: null,
  })
}
