import { PAPER_REMINDER_DAYS } from '@fiacre/sdk/rules'
import { sql, type RawBuilder } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import { findRow, findRows, lockRow, saveRow } from '#platform/database/rows.ts'
import type { CarrierNews } from '#platform/mail/mail.ts'
import { CarrierDocument, type CarrierDocumentRow } from './carrier-document.entity.ts'
import { Carrier } from './carrier.entity.ts'
import { raisePaperEvent, tellCarrier } from './tell-carrier.ts'
import { utcDay } from '#platform/localisation/utc-day.ts'

/** Papers looked after in one statement; each is then changed in a transaction of its own. */
const AT_ONCE = 200

/** Carriers that are told: those who drive, or are about to. */
const TOLD = ['submitted', 'needs-more', 'approved', 'suspended']

/** A newer paper of the same kind that is approved, or waits for us, makes this one of no interest. */
const HAS_SUCCESSOR = sql`exists (
  select 1 from carrier_document n where n.carrier_id = carrier_document.carrier_id and n.kind = carrier_document.kind
    and n.vehicle_id is not distinct from carrier_document.vehicle_id
    and n.driver_id is not distinct from carrier_document.driver_id and n.id <> carrier_document.id
    and n.state in ('approved', 'submitted')
    and (n.expires_on is null or n.expires_on > carrier_document.expires_on))`

/** Marks what has run out, for people to see: who may drive does not wait for it (`is-fit-at.ts`). */
export async function expirePapers(context: Context): Promise<void> {
  const today = utcDay(context.now())
  const over = sql`state = 'approved' and expires_on < ${today}::date`
  await eachPaper(context, over, async (paper) => {
    paper.state = 'expired'
    return { what: 'paperExpired', day: String(paper.expiresOn) }
  })
}

/** Tells of what runs out, once for each of the days; a run that comes late tells of the nearest alone. */
export async function remindOfPapers(context: Context): Promise<void> {
  const today = utcDay(context.now())
  for (const days of PAPER_REMINDER_DAYS.toSorted((one, other) => one - other)) {
    const soon = sql`state = 'approved' and expires_on >= ${today}::date and expires_on <= ${today}::date + ${days}::int
      and (reminded_days is null or reminded_days > ${days}) and not ${HAS_SUCCESSOR}`
    await eachPaper(context, soon, async (paper) => {
      paper.remindedDays = days
      return { what: 'paperExpiring', day: String(paper.expiresOn) }
    })
  }
}

async function eachPaper(
  context: Context,
  where: RawBuilder<unknown>,
  change: (paper: CarrierDocumentRow) => Promise<CarrierNews>,
): Promise<void> {
  for (;;) {
    const found = await findRows(
      context.orm.em.fork(),
      CarrierDocument,
      sql`where ${where} order by expires_on, id limit ${AT_ONCE}`,
    )
    for (const { id, carrierId } of found) {
      await context.orm.em.fork().transactional(async (em) => {
        const paper = await lockRow(em, CarrierDocument, sql`id = ${id} and ${where}`)
        const carrier = await findRow(em, Carrier, { id: carrierId })
        if (!paper || !carrier) return
        const news = await change(paper)
        await saveRow(em, CarrierDocument, paper)
        if (paper.state === 'expired') await raisePaperEvent(em, carrier, paper, context.now())
        const isTold = TOLD.includes(carrier.state) && !(await isReplaced(em, paper.id))
        if (isTold) await tellCarrier(context, em, carrier, news)
      })
    }
    if (found.length < AT_ONCE) return
  }
}

async function isReplaced(em: Parameters<typeof findRows>[0], id: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from carrier_document where id = ${id} and ${HAS_SUCCESSOR}`.execute(em.getKysely())
  return rows.length > 0
}
