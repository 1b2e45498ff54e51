import { sql } from 'kysely'
import type { EntityManager, Orm } from '#platform/database/orm.ts'
import type { Stage } from '#platform/settings/exposure.ts'
import { gatewayAccount } from '#money/ledger/accounts.ts'
import { demoPartnerIn } from '#people/partners/demo-partner.ts'
import { SettingError } from '#platform/settings/setting-error.ts'

const ELSEWHERE = 'on a database of its own: set another DATA_DIR or DATABASE_URL'

/**
 * Sees that a database is used for one thing as long as it lives: what was only played in development must not be worth
 * anything in production, and mails of real travellers must not lie open in development. Its first start writes down
 * what it is for; one from before that is judged by what is in it.
 * @throws SettingError in one line: what was found, and what to do
 */
export async function claimDatabase(orm: Orm, stage: Stage, now: Date): Promise<void> {
  await orm.em.fork().transactional(async (em) => {
    const db = em.getKysely()
    const demo = await demoPartnerIn(em, now)
    // Processes that start together take turns here.
    const { numAffectedRows } = await sql`
      insert into stage (name, since) values (${stage}, ${now}) on conflict do nothing`.execute(db)
    const isFirst = numAffectedRows === 1n
    const served = isFirst ? await servedBefore(em, demo.isHere) : await recorded(em)
    const isMended = isFirst && stage === 'production' && served === 'development'
    if (served && served !== stage && !isMended) throw new SettingError(otherStage(served, stage))
    if (stage !== 'production') return
    const played = await sandboxPayments(em)
    if (played > 0) throw new SettingError(sandboxMoney(played))
    if (demo.works) throw new SettingError(DEMO_PARTNER)
    // What was made in development may have been seen there: sessions and links signed with it end.
    if (isMended) await sql`delete from secret`.execute(db)
  })
}

async function recorded(em: EntityManager): Promise<Stage | undefined> {
  const { rows } = await sql<{ name: Stage }>`select name from stage`.execute(em.getKysely())
  return rows[0]?.name
}

/** Every start in development made the demo partner, so accounts without it are of production. */
async function servedBefore(em: EntityManager, hasDemoPartner: boolean): Promise<Stage | undefined> {
  if (hasDemoPartner || (await sandboxPayments(em)) > 0) return 'development'
  const { rows } = await sql`select 1 from app_user limit 1`.execute(em.getKysely())
  return rows.length > 0 ? 'production' : undefined
}

/** Payments by which a booking or a balance has money that never was. */
async function sandboxPayments(em: EntityManager): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select greatest(
      (select count(*) from payment_session
        where gateway = 'sandbox' and status in ('processing', 'paid', 'review')),
      (select count(*) from ledger_entry where account = ${gatewayAccount('sandbox')} and amount_cents > 0)
    )::int as count`.execute(em.getKysely())
  return rows[0]?.count ?? 0
}

const NAMES: Record<Stage, string> = {
  development: 'development (NODE_ENV is not production, or the sandbox takes the cards)',
  demonstration: 'a demonstration (FIACRE_DEMO=1)',
  production: 'production (NODE_ENV=production)',
}

function otherStage(served: Stage, stage: Stage): string {
  return `This database has served ${NAMES[served]}; its accounts, secrets and money are nothing for ${NAMES[stage]}. Start that ${ELSEWHERE}.`
}

function sandboxMoney(count: number): string {
  const payments = count === 1 ? 'a payment' : `${count} payments`
  return `This database has ${payments} of the sandbox, which production would take for money. Start production ${ELSEWHERE}.`
}

const DEMO_PARTNER = `This database has the demo partner's key pk_demo or its promo code WELCOME10, which everybody knows. Start production ${ELSEWHERE}; or, if this one is real, end them with "pnpm partners keys list 'Demo partner'", "pnpm partners keys revoke <key id>" and "pnpm partners promos end WELCOME10".`
