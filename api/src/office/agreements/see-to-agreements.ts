import { AGREEMENT_REMINDER_DAYS, MS_PER_DAY } from '@fiacre/sdk/rules'
import { sql, type RawBuilder } from 'kysely'
import { User } from '#people/accounts/user.entity.ts'
import type { AgreementVersionRow } from '#people/businesses/agreement-version.entity.ts'
import { AGREEMENT_OF, isBehind, publishAgreement, type AgreeingKind } from '#people/businesses/agreements.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRows } from '#platform/database/rows.ts'
import type { AgreementStage } from '#platform/mail/mail.ts'
import { enqueueMail } from '#platform/mail/mail.service.ts'
import { utcDay } from '#platform/localisation/utc-day.ts'

const KINDS = Object.keys(AGREEMENT_OF) as AgreeingKind[]

/** With whom there is business that a new version could end: the others agree before we take them on. */
const IN_BUSINESS: Readonly<Record<AgreeingKind, RawBuilder<boolean>>> = {
  partner: sql<boolean>`b.is_live`,
  carrier: sql<boolean>`b.state in ('approved', 'suspended')`,
}

/**
 * Publishes what a release has brought, and tells the owners of those who have not agreed: at once, once more some days before it holds, and when it
 * does. Each of that is done once, in the transaction that notes it.
 */
export async function seeToAgreements(context: Context): Promise<void> {
  const now = context.now()
  const soon = new Date(now.getTime() + AGREEMENT_REMINDER_DAYS * MS_PER_DAY)
  for (const kind of KINDS) {
    await context.orm.em.fork().transactional(async (em) => {
      const published = await publishAgreement(em, kind, now)
      if (published?.hasNotice) await tellOwners(context, em, kind, published, 'published')
    })
    await once(context, kind, 'lapse_told_at', now, 'lapsed')
    await once(context, kind, 'reminded_at', soon, 'reminder')
  }
}

/** Tells of a version whose day is there by an instant, where that was not done yet. Once it holds, nobody is reminded any more. */
async function once(
  context: Context,
  kind: AgreeingKind,
  column: 'reminded_at' | 'lapse_told_at',
  by: Date,
  stage: AgreementStage,
): Promise<void> {
  const now = context.now()
  await context.orm.em.fork().transactional(async (em) => {
    const { rows } = await sql<{ version: number; effectiveAt: string }>`
      update agreement_version set reminded_at = coalesce(reminded_at, ${now}),
        lapse_told_at = ${stage === 'lapsed' ? now : null}
      where document = ${AGREEMENT_OF[kind]} and has_notice and ${sql.ref(column)} is null and effective_at <= ${by}
      returning version, effective_at as "effectiveAt"`.execute(em.getKysely())
    for (const { version, effectiveAt } of rows)
      await tellOwners(context, em, kind, { version, effectiveAt: new Date(effectiveAt) }, stage)
  })
}

/** Mails the owners of everybody in business who has not agreed to a version. */
async function tellOwners(
  context: Context,
  em: EntityManager,
  kind: AgreeingKind,
  { version, effectiveAt }: Pick<AgreementVersionRow, 'version' | 'effectiveAt'>,
  stage: AgreementStage,
): Promise<void> {
  const [business, member, id] = [kind, `${kind}_member`, `${kind}_id`].map((name) => sql.ref(name))
  const owners = await findRows(
    em,
    User,
    sql`where erased_at is null and id in (
      select m.user_id from ${member} m join ${business} b on b.id = m.${id}
      where m.role = 'owner' and ${IN_BUSINESS[kind]} and ${isBehind(kind, sql`b.id`, sql`${version}::int`)})`,
  )
  const day = utcDay(effectiveAt)
  const link = `${context.publicUrl}/${kind}`
  for (const owner of owners)
    await enqueueMail(context, em, owner, {
      kind: 'agreement-changed',
      firstName: owner.firstName,
      business: kind,
      stage,
      day,
      link,
    })
}
